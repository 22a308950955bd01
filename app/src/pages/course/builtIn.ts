import type { Course, CourseCard } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import courses from '@redwhiteandcode/lambdas/contract/courses.json' with { type: 'json' };

/** What the built-in list and the API both say of a course. */
export interface ListedCourse extends CourseCard, Pick<Course, 'id'> {
  /** The price of a featured course. */
  price?: string | null | undefined;
  highlights?: readonly string[] | undefined;
}

const all = courses as readonly (ListedCourse & { kind: string })[];

/** The courses of the catalog, shown until the API has answered. */
export const builtInCatalog: readonly ListedCourse[] = all.filter((course) => course.kind === 'catalog');
/** The featured courses, shown until the API has answered. */
export const builtInFeatured: readonly ListedCourse[] = all.filter((course) => course.kind === 'featured');

/** The built-in course with this id. */
export const builtInCourse = (id: string | undefined): ListedCourse | undefined =>
  all.find((course) => course.id === id);
