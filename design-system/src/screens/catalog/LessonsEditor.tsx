import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { FieldError } from '../../components/field/Field.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { BlockFiles, LabChecks, RichText } from './blockForm.ts';
import { BlocksEditor } from './BlocksEditor.tsx';
import { workbench, workroom } from './CourseEditor.css.ts';
import type { EditorPartProps } from './CourseFields.tsx';
import {
  type CourseDraft,
  type LessonDraft,
  lessonIn,
  type ModuleDraft,
  newLesson,
  type OpenedLesson,
  openedLesson,
  removeItem,
  replaceItem,
} from './courseDraft.ts';
import { ModuleList } from './ModuleList.tsx';

export interface LessonsEditorProps extends EditorPartProps {
  /** The lesson that is open. */
  opened: OpenedLesson;
  onOpen: (opened: OpenedLesson) => void;
  /** Renders a lesson as learners will see it. */
  renderLesson?: ((lesson: LessonDraft) => ReactNode) | undefined;
  richText: RichText;
  files: BlockFiles;
  labs: LabChecks;
}

/** The modules and lessons in their order, beside the open lesson. */
export function LessonsEditor({
  draft,
  onChange,
  onRemove,
  errorOf,
  noteOf,
  idOf,
  opened,
  onOpen,
  renderLesson,
  richText,
  files,
  labs,
}: LessonsEditorProps): ReactNode {
  const prefix = useId();
  const [count, setCount] = useState(0);
  const missing = errorOf('modules');
  const module = draft.modules.find(({ lessons }) => lessons.some(({ id }) => id === opened.id));
  const lesson = lessonIn(draft, opened.id);

  const focusField = (field: string) => document.getElementById(idOf(field))?.focus();
  const addModule = () => {
    const id = `${prefix}m${count}`;
    setCount(count + 1);
    flushSync(() => onChange({ modules: [...draft.modules, { id, module_title: '', lessons: [] }] }));
    focusField(`module-${id}`);
  };
  const changeModule = (id: string, change: (module: ModuleDraft) => ModuleDraft) =>
    onChange({ modules: replaceItem(draft.modules, id, change) });
  const addLesson = (moduleId: string) => {
    const id = `${prefix}l${count}`;
    setCount(count + 1);
    const added = newLesson(id);
    flushSync(() => {
      changeModule(moduleId, (changed) => ({ ...changed, lessons: [...changed.lessons, added] }));
      onOpen(openedLesson(added));
    });
    focusField(`lesson-${id}`);
  };
  const withLesson = (values: Partial<LessonDraft>): Partial<CourseDraft> => ({
    modules: draft.modules.map((other) => ({
      ...other,
      lessons: replaceItem(other.lessons, opened.id ?? '', (old) => ({ ...old, ...values })),
    })),
  });
  const changeLesson = (values: Partial<LessonDraft>) => onChange(withLesson(values));
  const removeLesson = () => {
    if (!module || !lesson) return;
    const change = (old: ModuleDraft) => ({ ...old, lessons: removeItem(old.lessons, lesson.id) });
    onRemove(
      lesson.lesson_title || 'the lesson',
      { modules: replaceItem(draft.modules, module.id, change) },
      { section: 'lessons', field: `lesson-${lesson.id}`, lesson: lesson.id },
    );
  };

  return (
    <div className={workroom}>
      <div className={workbench}>
        <Stack gap={16}>
          <ModuleList
            modules={draft.modules}
            openLessonId={opened.id}
            onOpenLesson={(id) => onOpen(openedLesson(lessonIn(draft, id)))}
            onReorder={(modules) => onChange({ modules })}
            onChangeModule={changeModule}
            onAddLesson={addLesson}
            onRemoveModule={({ id, module_title: title }) =>
              onRemove(
                title || 'the module',
                { modules: removeItem(draft.modules, id) },
                { section: 'lessons', field: `module-${id}` },
              )
            }
            errorOf={errorOf}
            noteOf={noteOf}
            idOf={idOf}
          />
          <Inline>
            <Button
              id={idOf('modules')}
              aria-describedby={missing && idOf('modules-error')}
              variant="neutral"
              iconStart={<Icon icon={icons.plus} size="sm" />}
              onPress={addModule}
            >
              Add a module
            </Button>
          </Inline>
          {missing && <FieldError id={idOf('modules-error')}>{missing}</FieldError>}
        </Stack>
        {lesson ? (
          <Stack key={lesson.id} gap={16}>
            <TextField
              id={idOf(`lesson-${lesson.id}`)}
              label="Lesson title"
              description={noteOf(lesson.lesson_title)}
              value={lesson.lesson_title}
              errorMessage={errorOf(`lesson-${lesson.id}`)}
              onChange={(lesson_title) => changeLesson({ lesson_title })}
            />
            <BlocksEditor
              blocks={lesson.blocks}
              onChange={(blocks) => changeLesson({ blocks })}
              onRemove={(name, blocks, place) =>
                onRemove(name, withLesson({ blocks }), { section: 'lessons', lesson: lesson.id, ...place })
              }
              open={opened.blocks}
              onOpen={(blocks) => onOpen({ id: lesson.id, blocks })}
              errorOf={errorOf}
              idOf={idOf}
              richText={richText}
              files={files}
              labs={labs}
            />
            {renderLesson && <LessonPreview key={lesson.id}>{() => renderLesson(lesson)}</LessonPreview>}
            <Inline>
              <Button
                variant="quiet"
                size="sm"
                iconStart={<Icon icon={icons.trash} size="sm" />}
                onPress={removeLesson}
              >
                Remove lesson<VisuallyHidden> {lesson.lesson_title}</VisuallyHidden>
              </Button>
            </Inline>
          </Stack>
        ) : (
          <EmptyState
            title="No lesson is open"
            description="Open a lesson from the list, or add one to a module."
          />
        )}
      </div>
    </div>
  );
}

/** A lesson as learners will see it, on request. */
function LessonPreview({ children }: { children: () => ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title="Preview this lesson" headingLevel={2} isExpanded={isOpen} onExpandedChange={setIsOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}
