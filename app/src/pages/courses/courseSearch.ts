import type { CourseSearch, CourseSort } from '@redwhiteandcode/design-system';
import { courseLevels, courseTracks, rankedLevels } from '@redwhiteandcode/lambdas/contract/course-levels.ts';
import { folded } from '@redwhiteandcode/lambdas/contract/folded.ts';
import { filterCourses } from './filterCourses.ts';
import type { ListedCourse } from '../course/builtIn.ts';

/** The search that finds every course. */
export const everyCourse: CourseSearch = { q: '', level: 'all', track: 'all', sort: 'featured' };

const sorts: readonly CourseSort[] = ['featured', 'price', 'length', 'level'];
const maxLength = 100;

const known = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value);

/** Reads a search from an address; ignores values that the page does not offer. */
export function readCourseSearch(address: URLSearchParams): CourseSearch {
  return {
    q: (address.get('q') ?? '').trim().slice(0, maxLength),
    level: known(rankedLevels, address.get('level')) ?? everyCourse.level,
    track: known(courseTracks, address.get('track')) ?? everyCourse.track,
    sort: known(sorts, address.get('sort')) ?? everyCourse.sort,
  };
}

/** Returns an address with a search: defaults are omitted, other parameters stay. */
export function writeCourseSearch(search: CourseSearch, address = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['q', 'level', 'track', 'sort'] as const) {
    const value = search[name].trim();
    if (value === everyCourse[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns whether a course's title or description contains every word of a search, or a part of it. */
function matchesText(
  { title, description }: Pick<ListedCourse, 'title' | 'description'>,
  q: string,
): boolean {
  const text = folded(`${title} ${description}`);
  return folded(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const levelRank = ({ level }: ListedCourse): number => courseLevels.indexOf(level);
const weeks = ({ duration }: ListedCourse): number => Number.parseInt(duration, 10) || Infinity;
const hours = (course: ListedCourse): number => course.hours ?? Infinity;
const isUnopened = ({ lesson_count }: ListedCourse): number => (lesson_count === 0 ? 1 : 0);
const price = (course: ListedCourse): number => course.price_cents;

const keysOf: Record<CourseSort, readonly ((course: ListedCourse) => number)[]> = {
  featured: [isUnopened],
  price: [price],
  length: [weeks, hours],
  level: [levelRank],
};

/** Returns the courses that a search finds, in its order; equal ones keep theirs. */
export function findCourses(courses: readonly ListedCourse[], search: CourseSearch): ListedCourse[] {
  const keys = keysOf[search.sort];
  return filterCourses(courses, search)
    .filter((course) => matchesText(course, search.q))
    .sort((a, b) => {
      const key = keys.find((of) => of(a) !== of(b));
      return key ? (key(a) < key(b) ? -1 : 1) : 0;
    });
}
