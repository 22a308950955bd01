import type { CatalogFilter, CourseSearch, CourseSort } from '@redwhiteandcode/design-system';
import { courseLevels, courseTracks, rankedLevels } from '@redwhiteandcode/contract/course/levels.ts';
import type { CourseMatches } from '@redwhiteandcode/contract/catalog/course-search.ts';
import { courseSearchLength } from '@redwhiteandcode/contract/catalog/course-search-length.ts';
import type { ListedCourse } from './builtIn.ts';

/** Returns the courses that match a filter. A course for all levels matches every level. */
export function filterCourses<C extends { level: string; track: string }>(
  courses: readonly C[],
  { level, track }: CatalogFilter,
): C[] {
  return courses.filter(
    (course) =>
      (level === 'all' || course.level === level || course.level === 'All Levels') &&
      (track === 'all' || course.track === track),
  );
}

/** The search that finds every course. */
export const everyCourse: CourseSearch = { q: '', level: 'all', track: 'all', sort: 'featured' };

const sorts: readonly CourseSort[] = ['featured', 'price', 'length', 'level'];

const known = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value);

/** Reads a search from an address; ignores values that the page does not offer. */
export function readCourseSearch(address: URLSearchParams): CourseSearch {
  return {
    q: (address.get('q') ?? '').trim().slice(0, courseSearchLength),
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

/** The courses that the API finds for the words of a search, which the search may no longer be. */
export interface FoundCourses extends CourseMatches {
  q: string;
}

/**
 * Returns the courses that match the filters of a search, in its order, and only those that were found by its words, if any
 * were looked for. Of equal courses the best match comes first, or the one that is first in the list.
 */
export function findCourses(
  courses: readonly ListedCourse[],
  search: CourseSearch,
  found?: Pick<FoundCourses, 'course_ids'>,
): ListedCourse[] {
  const keys = keysOf[search.sort];
  const ranks = found && new Map(found.course_ids.map((id, rank) => [id, rank]));
  const rank = ({ id }: ListedCourse): number => ranks?.get(id) ?? 0;
  return filterCourses(courses, search)
    .filter(({ id }) => ranks?.has(id) ?? true)
    .sort((a, b) => {
      const key = [...keys, rank].find((of) => of(a) !== of(b));
      return key ? (key(a) < key(b) ? -1 : 1) : 0;
    });
}
