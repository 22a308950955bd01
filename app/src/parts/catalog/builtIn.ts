import type { Course, CourseCard } from '@redwhiteandcode/contract/catalog/operations.ts';
import { dollars } from '@redwhiteandcode/contract/text/money.ts';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };

/** The fields of a course that both the built-in list and the API have. */
export interface ListedCourse extends CourseCard, Pick<Course, 'id' | 'deduction'> {
  /** Null in the built-in list, which has no lessons. */
  hours: number | null;
  hours_inputs?: Course['hours_inputs'] | undefined;
  assessment?: Course['assessment'] | undefined;
  /** Left out of the built-in list. */
  lesson_count?: number | undefined;
  highlights?: readonly string[] | undefined;
}

type BuiltInCourse = Omit<ListedCourse, 'deduction' | 'hours'> & { kind: string };

const all = (courses as readonly BuiltInCourse[]).map((course) => ({
  ...course,
  hours: null,
  deduction: dollars(course.price_cents),
}));

/** The courses of the catalog, shown until the API has responded. */
export const builtInCatalog: readonly ListedCourse[] = all.filter((course) => course.kind === 'catalog');
/** The featured courses, shown until the API has responded. */
export const builtInFeatured: readonly ListedCourse[] = all.filter((course) => course.kind === 'featured');

/** Returns the built-in course with this id. */
export const builtInCourse = (id: string | undefined): ListedCourse | undefined =>
  all.find((course) => course.id === id);
