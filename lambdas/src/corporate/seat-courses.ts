import * as z from 'zod';
import type { CorporateSeat, SeatCourse } from '@redwhiteandcode/contract/corporate/operations.ts';
import { RowItem } from '../platform/admin-list.ts';
import { keys } from '../platform/keys.ts';
import { getItems } from '../platform/table.ts';
import { CourseItem, type CourseRow } from '../rows/course/row.ts';
import {
  EnrollmentItem,
  enrollmentId,
  type EnrollmentRow,
  partsOf,
  progressPercent,
} from '../rows/enrollment/row.ts';
import { usedSeatParts } from '../rows/seat/row.ts';

/** A seat in the table, with the enrollments that were made with it, and their orders. */
export const SeatItem = z.object({
  id: z.string(),
  email: z.string(),
  given_at: z.string(),
  enrollments: z.set(z.string()).optional(),
});
export type SeatRow = z.output<typeof SeatItem>;

const Owner = z.object({
  user_id: z.string(),
  email: z.string(),
  email_verified_at: z.string().optional(),
  former_emails: z.array(z.object({ email: z.string() })).optional(),
});
type Owner = z.output<typeof Owner>;

/** Returns whether an account has proven, now or earlier, that an address is its user's. */
const hasProven = (owner: Omit<Owner, 'user_id'>, email: string): boolean =>
  (owner.email === email && owner.email_verified_at !== undefined) ||
  (owner.former_emails ?? []).some((former) => former.email === email);

/** Returns what a company sees of an enrollment. */
function seatCourse(
  row: EnrollmentRow,
  course: Pick<CourseRow, 'title' | 'lesson_count'> | undefined,
): SeatCourse {
  const isCompleted = row.completed_at !== undefined;
  return {
    course_id: row.course_id,
    title: course?.title ?? null,
    started_at: row.enrolled_at,
    progress: isCompleted ? 100 : progressPercent(row.completed_lessons, course?.lesson_count ?? 0),
    completed_at: row.completed_at ?? null,
    certificate_number: row.certificate_number ?? null,
  };
}

/**
 * Returns seats with the courses taken with them, in the order in which they were started. It reads each enrollment, its
 * user and its course once, 100 rows per request.
 */
export async function withCourses(seats: readonly SeatRow[]): Promise<CorporateSeat[]> {
  const used = seats.flatMap(({ enrollments = [] }) => [...enrollments].map(usedSeatParts));
  const parts = used.flatMap((record) => partsOf(record.enrollmentId) ?? []);
  const rows = await getItems(
    parts.flatMap(({ userId, courseId }) => [
      keys.enrollment(userId, courseId),
      keys.profile(userId),
      keys.course(courseId),
    ]),
    RowItem,
  );
  const isOf = (sk: string) => rows.filter((row) => String(row['sk']).startsWith(sk));
  const enrollments = isOf(keys.enrollment('', '').sk).map((row) => EnrollmentItem.parse(row));
  const owners = new Map(isOf(keys.profile('').sk).map((row) => [row['user_id'], Owner.parse(row)]));
  const courses = new Map(isOf(keys.course('').sk).map((row) => [row['id'], CourseItem.parse(row)]));
  return seats.map(({ enrollments: records = new Set(), ...seat }) => ({
    ...seat,
    courses: enrollments
      .filter((row) => records.has(`${enrollmentId(row.user_id, row.course_id)}#${row.order_id}`))
      .filter(({ user_id }) => {
        const owner = owners.get(user_id);
        return owner !== undefined && hasProven(owner, seat.email);
      })
      .map((row) => seatCourse(row, courses.get(row.course_id)))
      .toSorted((one, two) => one.started_at.localeCompare(two.started_at)),
  }));
}
