import type { Course } from '@redwhiteandcode/contract/catalog/operations.ts';
import { rankedLevels } from '@redwhiteandcode/contract/course/levels.ts';

type Completed = Pick<Course, 'id' | 'level' | 'track'>;
type Candidate = Completed & Pick<Course, 'lesson_count'>;

/** A course for all levels has the rank -1. */
const levels: readonly Course['level'][] = rankedLevels;

/**
 * Returns the course to suggest after another: one with lessons that the learner is not enrolled in, first of the same
 * track, then closest in level, preferring a higher level to a lower one. Undefined if there is none.
 */
export function nextCourse<C extends Candidate>(
  courses: readonly C[],
  after: Completed,
  enrolledIds: ReadonlySet<string>,
): C | undefined {
  const rankOf = ({ track, level }: Completed): number => {
    const step = levels.indexOf(level) - levels.indexOf(after.level);
    return (track === after.track ? 0 : 100) + (step >= 0 ? step : 10 - step);
  };
  return courses
    .filter(({ id, lesson_count }) => lesson_count > 0 && id !== after.id && !enrolledIds.has(id))
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}
