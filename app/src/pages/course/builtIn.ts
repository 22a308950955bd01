import type { Course, CourseCard } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import courses from '@redwhiteandcode/lambdas/contract/courses.json' with { type: 'json' };

/** The fields of a course that both the built-in list and the API have. */
export interface ListedCourse extends CourseCard, Pick<Course, 'id'> {
  /** The price of a featured course. */
  price?: string | null | undefined;
  highlights?: readonly string[] | undefined;
}

const all = courses as readonly (ListedCourse & { kind: string })[];

/** The courses of the catalog, shown until the API has responded. */
export const builtInCatalog: readonly ListedCourse[] = all.filter((course) => course.kind === 'catalog');
/** The featured courses, shown until the API has responded. */
export const builtInFeatured: readonly ListedCourse[] = all.filter((course) => course.kind === 'featured');

/** Returns the built-in course with this id. */
export const builtInCourse = (id: string | undefined): ListedCourse | undefined =>
  all.find((course) => course.id === id);

/** Returns a course's price to show. A featured course costs its price, not the amount that is struck through. */
export const priceOf = ({ price, deduction }: Pick<ListedCourse, 'price' | 'deduction'>): string =>
  price ?? deduction;
