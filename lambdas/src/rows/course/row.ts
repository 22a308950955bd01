import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { Course, CourseCard } from '@redwhiteandcode/contract/catalog/operations.ts';
import { hoursOf } from '@redwhiteandcode/contract/course/hours.ts';
import { dollars, groupedDigits } from '@redwhiteandcode/contract/text/money.ts';

/**
 * A course in the table. `version` counts every change. `revision` is the newest revision, and `published_revision` the
 * one that learners see, or 0 if there is none. `lessons_version` counts the published sets of lessons. `given` is the
 * highest lesson number that each module has ever used, so that no number is used twice. `composed` has the marks of the
 * texts that templates composed (`composed.ts`).
 */
export const CourseItem = Course.omit({ deduction: true, learners: true }).extend({
  version: z.int(),
  revision: z.int(),
  published_revision: z.int(),
  lesson_keys: z.array(z.string()),
  lessons_version: z.int(),
  given: z.record(z.string(), z.int()),
  composed: z.array(z.string()),
  /** Missing in a row from before hours were computed. */
  hours_inputs: Course.shape.hours_inputs.default(null),
  saved_at: z.string(),
  /** The editor who saved it; absent if a generator or a job did. */
  saved_by: z.string().optional(),
  /** The hash of the request that saved it. */
  saved_request: z.string().optional(),
});
export type CourseRow = z.output<typeof CourseItem>;

/** The smallest number of enrollments that pages show. */
const shownFrom = 50;

/**
 * Returns a stored course with the text of its price, and with its number of enrollments if it is large enough to show.
 * A course that awaits a review shows neither lessons nor hours.
 */
export const toCourse = (row: CourseRow, enrollments: number): Course => ({
  ...row,
  ...(row.awaits_review && { lesson_count: 0, hours: null, hours_inputs: null }),
  deduction: dollars(row.price_cents),
  learners: enrollments >= shownFrom ? groupedDigits(enrollments) : null,
});

/** Returns a course's row with another assessment, whose drawn questions count in the hours; the same row if it has it already. */
export function withAssessment(row: CourseRow, assessment: Course['assessment']): CourseRow {
  if (isDeepStrictEqual(row.assessment, assessment)) return row;
  const changed = { ...row, assessment, version: row.version + 1 };
  if (!row.hours_inputs) return changed;
  const drawn = (assessment?.questions ?? 0) - (row.assessment?.questions ?? 0);
  const hours_inputs = { ...row.hours_inputs, questions: row.hours_inputs.questions + drawn };
  return { ...changed, hours_inputs, hours: hoursOf(hours_inputs) };
}

/** Returns the card of a course: its text without details and lessons. */
export const cardOf = (course: CourseCard): CourseCard => CourseCard.parse(course);

/** Empty details, for a course without any. */
export const noDetails: CourseText['details'] = {
  learning_outcomes: [],
  prerequisites: [],
  target_roles: [],
  modules: [],
  instructor_info: { name: '', credentials: '', bio: '' },
};

/** Returns whether a course has more text than its card: details or lessons. */
export function isWritten({ details, modules }: Pick<CourseText, 'details' | 'modules'>): boolean {
  const { learning_outcomes, prerequisites, target_roles, instructor_info } = details;
  const lists = [learning_outcomes, prerequisites, target_roles, details.modules, modules];
  return lists.some((list) => list.length > 0) || Object.values(instructor_info).some(Boolean);
}

/** Makes the row of a course before its first revision: a draft without details and lessons. */
export const newCourseRow = (
  about: Pick<CourseRow, 'id' | 'kind' | 'highlights' | 'created_at'>,
  text: CourseText,
): CourseRow => ({
  ...cardOf(text),
  ...about,
  status: 'draft',
  version: 0,
  revision: 0,
  published_revision: 0,
  has_details: false,
  hours: null,
  hours_inputs: null,
  awaits_review: false,
  assessment: null,
  lesson_count: 0,
  lesson_keys: [],
  lessons_version: 0,
  given: {},
  composed: [],
  saved_at: about.created_at,
});
