import * as z from 'zod';
import type { AdminEnrollment } from '../../contract/learning-admin.ts';
import { EnrollmentStatus } from '../../contract/learning.ts';
import type { CountedPageOf } from '../../contract/page.ts';
import { type ListQuery, listRowsAbout, readAbout } from '../platform/admin-list.ts';
import { type TransactItem, tryWrite } from '../platform/table.ts';
import { enrollments } from './list.ts';
import { enrollmentId, type EnrollmentRow } from './enrollment/row.ts';
import { endEnrollmentItems } from './enrollment/write.ts';

const EnrollmentItem = z.object({
  user_id: z.string(),
  course_id: z.string(),
  status: EnrollmentStatus,
  enrolled_at: z.string(),
});

/** Lists enrollments with their learners and courses. */
export async function listEnrollmentRows(query: ListQuery): Promise<CountedPageOf<AdminEnrollment>> {
  const { items, ...page } = await listRowsAbout(enrollments, query, EnrollmentItem);
  const rows = items.map(({ row, person, course }) => ({
    ...row,
    id: enrollmentId(row.user_id, row.course_id),
    student_name: person?.full_name ?? null,
    email: person?.email ?? null,
    course_title: course?.title ?? null,
  }));
  return { items: rows, ...page };
}

/** Reads the names of an enrollment's learner and course. */
export async function readNames({ user_id, course_id }: EnrollmentRow) {
  const [about] = await readAbout(enrollments, [{ user_id, course_id }]);
  return { name: about?.person?.full_name ?? null, title: about?.course?.title ?? null };
}

/**
 * Deletes an enrollment and updates the counts, but not the progress or the certificate. With `paysFirst` the learner gets
 * the course again only by paying first. Returns false if the enrollment was deleted, or its status or progress has changed
 * since the read.
 */
export const deleteRow = (
  row: EnrollmentRow,
  { more, paysFirst }: { more: readonly TransactItem[]; paysFirst: boolean },
): Promise<boolean> => tryWrite([...endEnrollmentItems(row, { paysFirst }), ...more]);
