import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { ReorderableList } from '../../components/reorderable-list/ReorderableList.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { lessonButton } from './CourseEditor.css.ts';
import type { EditorPartProps } from './CourseFields.tsx';
import type { ModuleDraft } from './courseDraft.ts';

interface ModuleListProps extends Pick<EditorPartProps, 'errorOf' | 'noteOf' | 'idOf'> {
  modules: readonly ModuleDraft[];
  openLessonId: string | undefined;
  onOpenLesson: (id: string) => void;
  onReorder: (modules: ModuleDraft[]) => void;
  onChangeModule: (id: string, change: (module: ModuleDraft) => ModuleDraft) => void;
  onAddLesson: (moduleId: string) => void;
  onRemoveModule: (module: ModuleDraft) => void;
}

const nameOf = ({ module_title }: ModuleDraft): string => module_title || 'the new module';

/** The modules with their lessons; both can be reordered. */
export function ModuleList({
  modules,
  openLessonId,
  onOpenLesson,
  onReorder,
  onChangeModule,
  onAddLesson,
  onRemoveModule,
  errorOf,
  noteOf,
  idOf,
}: ModuleListProps): ReactNode {
  if (modules.length === 0) return null;
  return (
    <ReorderableList label="Modules" items={modules} getName={nameOf} onReorder={onReorder}>
      {(module, index) => (
        <Stack gap={12}>
          <TextField
            id={idOf(`module-${module.id}`)}
            label={`Module ${index + 1}`}
            description={noteOf(module.module_title)}
            value={module.module_title}
            errorMessage={errorOf(`module-${module.id}`)}
            onChange={(module_title) => onChangeModule(module.id, (old) => ({ ...old, module_title }))}
          />
          {module.lessons.length > 0 && (
            <ReorderableList
              label={`Lessons of ${nameOf(module)}`}
              isCompact
              items={module.lessons}
              getName={({ lesson_title }) => lesson_title || 'the new lesson'}
              onReorder={(lessons) => onChangeModule(module.id, (old) => ({ ...old, lessons }))}
            >
              {(lesson) => (
                <button
                  type="button"
                  className={lessonButton}
                  aria-current={lesson.id === openLessonId}
                  onClick={() => onOpenLesson(lesson.id)}
                >
                  {lesson.lesson_title || 'Untitled lesson'}
                </button>
              )}
            </ReorderableList>
          )}
          <Inline>
            <Button
              variant="neutral"
              size="sm"
              iconStart={<Icon icon={icons.plus} size="sm" />}
              onPress={() => onAddLesson(module.id)}
            >
              Add a lesson
              <VisuallyHidden> to {nameOf(module)}</VisuallyHidden>
            </Button>
            <Button
              variant="quiet"
              size="sm"
              iconStart={<Icon icon={icons.trash} size="sm" />}
              onPress={() => onRemoveModule(module)}
            >
              Remove module
              <VisuallyHidden> {nameOf(module)}</VisuallyHidden>
            </Button>
          </Inline>
        </Stack>
      )}
    </ReorderableList>
  );
}
