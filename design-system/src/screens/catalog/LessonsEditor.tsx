import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import type { SanitizedHtml } from '../../components/prose/Prose.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { FieldError } from '../../components/field/Field.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { RichTextEditorProps } from '../../components/rich-text-editor/RichTextEditor.tsx';
import { workbench, workroom } from './CourseEditor.css.ts';
import type { EditorPartProps } from './CourseFields.tsx';
import { type LessonDraft, type ModuleDraft, removeItem, replaceItem } from './courseDraft.ts';
import { ModuleList } from './ModuleList.tsx';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await import('../../components/rich-text-editor/RichTextEditor.tsx');
  return { default: Editor };
});

export interface LessonsEditorProps extends EditorPartProps {
  /** The id of the lesson that is open. */
  openLesson: string | undefined;
  onOpenLesson: (id: string) => void;
  /** Sanitizes HTML before the editor parses it and when it is pasted. */
  sanitize?: ((html: string) => SanitizedHtml) | undefined;
  /** Rewrites pasted HTML before it is sanitized, and names what it then lacks. */
  readPasted?: RichTextEditorProps['readPasted'];
}

/** The modules and lessons in their order, beside the open lesson. */
export function LessonsEditor({
  draft,
  onChange,
  onRemove,
  errorOf,
  noteOf,
  idOf,
  openLesson,
  onOpenLesson,
  sanitize,
  readPasted,
}: LessonsEditorProps): ReactNode {
  const prefix = useId();
  const [added, setAdded] = useState(0);
  const missing = errorOf('modules');
  const module = draft.modules.find(({ lessons }) => lessons.some(({ id }) => id === openLesson));
  const lesson = module?.lessons.find(({ id }) => id === openLesson);

  const focusField = (field: string) => document.getElementById(idOf(field))?.focus();
  const addModule = () => {
    const id = `${prefix}m${added}`;
    setAdded(added + 1);
    flushSync(() => onChange({ modules: [...draft.modules, { id, module_title: '', lessons: [] }] }));
    focusField(`module-${id}`);
  };
  const changeModule = (id: string, change: (module: ModuleDraft) => ModuleDraft) =>
    onChange({ modules: replaceItem(draft.modules, id, change) });
  const addLesson = (moduleId: string) => {
    const id = `${prefix}l${added}`;
    setAdded(added + 1);
    flushSync(() => {
      changeModule(moduleId, (changed) => ({
        ...changed,
        lessons: [...changed.lessons, { id, lesson_title: '', content: '' }],
      }));
      onOpenLesson(id);
    });
    focusField(`lesson-${id}`);
  };
  const changeLesson = (values: Partial<LessonDraft>) => {
    if (!module || !lesson) return;
    changeModule(module.id, (changed) => ({
      ...changed,
      lessons: replaceItem(changed.lessons, lesson.id, (old) => ({ ...old, ...values })),
    }));
  };
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
            openLessonId={openLesson}
            onOpenLesson={onOpenLesson}
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
            <Suspense fallback={<Skeleton height="16rem" />}>
              <RichTextEditor
                label="Lesson text"
                description="Press Alt+F10 to reach the toolbar. Tables stay as they are."
                defaultValue={sanitize ? sanitize(lesson.content.toString()) : lesson.content}
                sanitize={sanitize}
                readPasted={readPasted}
                onChange={(content) => changeLesson({ content })}
              />
            </Suspense>
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
