import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { AppLink } from '../../link/LinkProvider.tsx';
import { lesson as lessonClass, mark, moduleTitle } from './learning.css.ts';

export interface OutlineModule {
  /** Its number in URLs; the outline shows its position instead. */
  module_number: number;
  module_title: string;
  lessons: readonly { lesson_number: number; lesson_title: string; isCompleted: boolean }[];
}

type OutlineLesson = OutlineModule['lessons'][number];

export interface CourseOutlineProps {
  modules: readonly OutlineModule[];
  /** The lesson on screen. */
  current: { module_number: number; lesson_number: number };
  lessonHref: (module: OutlineModule, lesson: OutlineLesson) => string;
  /** Called when a lesson's link is followed, for example to close a drawer. */
  onNavigate?: (() => void) | undefined;
}

/** Modules and lessons with completion marks; the lesson on screen has `aria-current`. */
export function CourseOutline({ modules, current, lessonHref, onNavigate }: CourseOutlineProps): ReactNode {
  const isCurrent = (module: OutlineModule, lesson: OutlineLesson) =>
    module.module_number === current.module_number && lesson.lesson_number === current.lesson_number;
  return (
    <nav aria-label="Course outline" data-component="CourseOutline">
      <Stack as="ol" gap={24}>
        {modules.map((module, index) => (
          <li key={module.module_number}>
            <p className={moduleTitle}>
              {index + 1}. {module.module_title}
            </p>
            <ol>
              {module.lessons.map((lesson) => (
                <li key={lesson.lesson_number}>
                  <AppLink
                    href={lessonHref(module, lesson)}
                    className={lessonClass}
                    aria-current={isCurrent(module, lesson) ? 'page' : undefined}
                    onClick={onNavigate && (() => onNavigate())}
                  >
                    <span className={mark} data-completed={lesson.isCompleted}>
                      <Icon icon={lesson.isCompleted ? icons.circleCheck : icons.circle} />
                    </span>
                    <span>
                      {lesson.lesson_title}
                      {lesson.isCompleted && <VisuallyHidden>, completed</VisuallyHidden>}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
