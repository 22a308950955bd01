import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { muted } from '../../theme/mutedText.css.ts';
import { bulletless, lessonModules, lessonRow, lessonRows, readingTime } from './coursePage.css.ts';

export interface CourseLessonsProps {
  /** The modules with the titles and reading times of their lessons. */
  modules: readonly {
    module_number: number;
    module_title: string;
    lessons: readonly { lesson_number: number; lesson_title: string; minutes: number }[];
  }[];
  /** How long the course takes, below the number of lessons. */
  note?: string | undefined;
  /** The address of the first lesson, which anyone may read. Left out, no lesson is marked as a preview. */
  previewHref?: string | undefined;
  /** Returns the address of a lesson in the player, for an enrolled learner. Left out, the lessons are not linked. */
  lessonHref?: ((lesson: { module_number: number; lesson_number: number }) => string) | undefined;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The lessons of a course: titles, reading times, and links to the free preview or to all lessons. */
export function CourseLessons({ modules, note, previewHref, lessonHref }: CourseLessonsProps): ReactNode {
  const titleId = useId();
  const lessons = modules.flatMap((module) => module.lessons);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <section aria-labelledby={titleId} className={lessonModules} data-component="CourseLessons">
      <Stack gap={8}>
        <Heading level={2} id={titleId}>
          Lessons
        </Heading>
        <p className={muted}>
          {plural(lessons.length, 'lesson')} in {plural(modules.length, 'module')}, about{' '}
          {plural(minutes, 'minute')} of lesson text, plus examples, questions, and exercises
        </p>
        {note !== undefined && <p className={muted}>{note}</p>}
      </Stack>
      <ol className={bulletless}>
        {modules.map(({ module_number, module_title, lessons: own }, at) => (
          <li key={module_number}>
            <Heading level={3} size="sm">
              {at + 1}. {module_title}
            </Heading>
            <ul className={lessonRows}>
              {own.map(({ lesson_number, lesson_title, minutes: length }, place) => (
                <li key={lesson_number} className={lessonRow}>
                  {previewHref !== undefined && at === 0 && place === 0 ? (
                    <>
                      <Link href={previewHref}>{lesson_title}</Link> <Badge tone="info">Free preview</Badge>
                    </>
                  ) : lessonHref ? (
                    <Link href={lessonHref({ module_number, lesson_number })}>{lesson_title}</Link>
                  ) : (
                    <span>{lesson_title}</span>
                  )}
                  <span className={readingTime}>{length} min</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
