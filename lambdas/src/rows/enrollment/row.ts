import * as z from 'zod';
import { enrollmentStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import { EnrolledSeat } from '../seat/enrolled-seat.ts';

/**
 * What an enrollment had before its learner ordered it: the company's seat and its order, which it has again after a refund,
 * and the progress, which the refund rule does not count.
 */
const FormerCover = z.object({
  order_id: z.string(),
  seat: EnrolledSeat,
  until: z.string(),
  completed_lessons: z.int(),
  highest_share: z.number(),
});

/**
 * An enrollment in the table. `completed_lessons` counts the completed lessons among the `total_lessons` that the course had
 * at `lessons_version`. `tick_changes` counts how often any lesson was marked or unmarked as completed. `highest_share` is
 * the largest share of the course, from 0 to 1, before the last change that lowered it; see `highestShare`.
 */
export const EnrollmentItem = z.object({
  user_id: z.string(),
  course_id: z.string(),
  status: z.enum(enrollmentStatuses),
  enrolled_at: z.string(),
  completed_at: z.string().optional(),
  completed_lessons: z.int(),
  total_lessons: z.int(),
  highest_share: z.number(),
  last_lesson: z.object({ module_number: z.int(), lesson_number: z.int() }).optional(),
  certificate_number: z.string().optional(),
  has_attempts: z.boolean().optional(),
  /** The order that the enrollment was created with, or that paid for it after its seat ended. */
  order_id: z.string().optional(),
  /** The company's seat that it was made with. Whether its lessons are open is derived (`access.ts`). */
  seat: EnrolledSeat.optional(),
  former: FormerCover.optional(),
  lessons_version: z.int(),
  tick_changes: z.int(),
});
export type EnrollmentRow = z.output<typeof EnrollmentItem>;

/** What a learner's ended enrollments in a course leave. With `pays_first` the next enrollment starts with its payment. */
export const PastEnrollment = z.object({
  highest_share: z.number().default(0),
  pays_first: z.boolean().default(false),
});
export type PastEnrollment = z.output<typeof PastEnrollment>;

/** Returns an enrollment's ID, which consists of its learner and its course. */
export const enrollmentId = (userId: string, courseId: string): string => `${userId}.${courseId}`;

/** Returns the learner and the course in an enrollment's ID; undefined if the ID is invalid. */
export function partsOf(id: string): { userId: string; courseId: string } | undefined {
  const dot = id.indexOf('.');
  return dot > 0 ? { userId: id.slice(0, dot), courseId: id.slice(dot + 1) } : undefined;
}

/** Returns the share of completed lessons in percent: rounded, at most 100, and 0 for a course without lessons. */
export const progressPercent = (completed: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, Math.round((completed / total) * 100));

/**
 * Returns the highest share of a course that a learner has ever completed, from 0 to 1, in this enrollment and earlier ones.
 * It is 1 for a completed course. Unmarking lessons does not lower it, so it decides what a learner can still give back.
 */
export const highestShare = (
  row: Pick<EnrollmentRow, 'status' | 'completed_lessons' | 'total_lessons' | 'highest_share'>,
): number => {
  if (row.status === 'completed') return 1;
  const share = row.total_lessons === 0 ? 0 : Math.min(1, row.completed_lessons / row.total_lessons);
  return Math.max(row.highest_share, share);
};

/** Whether an order is that of an enrollment; each is that of one from before there were orders. */
export const isOrderOf = (
  order: { id: string },
  enrollment: Pick<EnrollmentRow, 'order_id'> | undefined,
): boolean => enrollment !== undefined && (enrollment.order_id ?? order.id) === order.id;

/** Makes an enrollment without progress in the current lessons of a course, after the learner's past ones. */
export const newEnrollment = (
  userId: string,
  course: { id: string; lesson_keys: readonly string[]; lessons_version: number },
  {
    enrolledAt,
    orderId,
    seat,
    past,
  }: {
    enrolledAt: string;
    orderId?: string | undefined;
    seat?: EnrolledSeat | undefined;
    past?: PastEnrollment | undefined;
  },
): EnrollmentRow => ({
  user_id: userId,
  course_id: course.id,
  status: 'active',
  enrolled_at: enrolledAt,
  completed_lessons: 0,
  total_lessons: course.lesson_keys.length,
  highest_share: past?.highest_share ?? 0,
  lessons_version: course.lessons_version,
  tick_changes: 0,
  order_id: orderId,
  seat,
});

/** Returns the values that an enrollment adds to the totals. */
export const enrollmentTotals = ({ status }: Pick<EnrollmentRow, 'status'>) => ({
  enrollments: 1,
  active_enrollments: Number(status === 'active'),
});

/** Counts the lessons of a course, by their keys, that are not completed. */
export function lessonsLeft(
  lessonKeys: readonly string[],
  completed: readonly { module_number: number; lesson_number: number }[],
): number {
  const done = new Set(
    completed.map(({ module_number, lesson_number }) => `${module_number}.${lesson_number}`),
  );
  return lessonKeys.filter((key) => !done.has(key)).length;
}
