import type { CatalogFilter } from '@redwhiteandcode/design-system';

/** The courses that a filter lets through; a course for all levels matches every level. */
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
