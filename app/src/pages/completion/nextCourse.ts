import type { Course } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import { rankedLevels } from '@redwhiteandcode/lambdas/contract/course-levels.ts';

type Candidate = Pick<Course, 'id' | 'level' | 'track'>;

/** A course for all levels has the rank -1. */
const levels: readonly Candidate['level'][] = rankedLevels;

/**
 * Returns the course to suggest after another: one that the learner is not enrolled in, first of the same track, then
 * closest in level, preferring a higher level to a lower one. Undefined if there is none.
 */
export function nextCourse<C extends Candidate>(
  courses: readonly C[],
  after: Candidate,
  enrolledIds: ReadonlySet<string>,
): C | undefined {
  const rankOf = ({ track, level }: Candidate): number => {
    const step = levels.indexOf(level) - levels.indexOf(after.level);
    return (track === after.track ? 0 : 100) + (step >= 0 ? step : 10 - step);
  };
  return courses
    .filter(({ id }) => id !== after.id && !enrolledIds.has(id))
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}
