import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { fact, facts } from './course.css.ts';
import * as icons from '../../components/icon/icons.ts';
import { courseState, type CourseSummary } from './course.ts';

/** A short fact with its icon. */
export interface Fact {
  icon: IconSource;
  text: string;
  /** A link after the text. */
  link?: ReactNode;
}

/** The facts of a course in a line. */
export function Facts({ items }: { items: readonly Fact[] }): ReactNode {
  return (
    <ul className={facts}>
      {items.map(({ icon, text, link }) => (
        <li key={text} className={fact}>
          <Icon icon={icon} size="sm" />
          {link ? (
            <span>
              {text} · {link}
            </span>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the state of a course as a list of one fact, or of none while it is unknown. */
export function stateFact(course: Pick<CourseSummary, 'lesson_count' | 'hours'>): readonly Fact[] {
  const text = courseState(course);
  return text === undefined ? [] : [{ icon: course.lesson_count === 0 ? icons.lock : icons.layers, text }];
}

/**
 * Returns the number of a course's students as a list of one fact, or of none: a course that has not opened has no
 * students. A figure that is not counted says so.
 */
export function studentsFact(
  { students, learners, lesson_count }: Pick<CourseSummary, 'students' | 'learners' | 'lesson_count'>,
  noun: 'students' | 'students enrolled',
): readonly Fact[] {
  if (learners) return [{ icon: icons.users, text: `${learners} ${noun}` }];
  return students && lesson_count !== 0
    ? [{ icon: icons.users, text: `${students} ${noun} (illustrative)` }]
    : [];
}
