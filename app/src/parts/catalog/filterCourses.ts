import type { CatalogFilter } from '@redwhiteandcode/design-system';

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
