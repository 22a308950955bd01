import * as z from 'zod';
import { EnrollmentStatus, LessonPosition } from '../../../contract/learning.ts';

/**
 * An enrollment in the table. `completed_lessons` counts the completed lessons among those that the course had at
 * `lessons_version`. `tick_changes` counts how often any lesson was marked or unmarked as completed.
 */
export const EnrollmentItem = z.object({
  user_id: z.string(),
  course_id: z.string(),
  status: EnrollmentStatus,
  enrolled_at: z.string(),
  completed_at: z.string().optional(),
  completed_lessons: z.int(),
  last_lesson: LessonPosition.optional(),
  certificate_number: z.string().optional(),
  /** The order that the enrollment was created with. */
  order_id: z.string().optional(),
  lessons_version: z.int(),
  tick_changes: z.int(),
});
export type EnrollmentRow = z.output<typeof EnrollmentItem>;

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

/** Makes an enrollment without progress in the current lessons of a course. */
export const newEnrollment = (
  userId: string,
  course: { id: string; lessons_version: number },
  { enrolledAt, orderId }: { enrolledAt: string; orderId?: string | undefined },
): EnrollmentRow => ({
  user_id: userId,
  course_id: course.id,
  status: 'active',
  enrolled_at: enrolledAt,
  completed_lessons: 0,
  lessons_version: course.lessons_version,
  tick_changes: 0,
  order_id: orderId,
});

/** Returns the values that an enrollment adds to the totals. */
export const enrollmentTotals = ({ status }: Pick<EnrollmentRow, 'status'>) => ({
  enrollments: 1,
  active_enrollments: Number(status === 'active'),
});
