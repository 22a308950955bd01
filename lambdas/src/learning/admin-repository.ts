import * as z from 'zod';
import type { AdminEnrollment } from '@redwhiteandcode/contract/learning/admin-operations.ts';
import type { CountedPageOf } from '@redwhiteandcode/contract/api/page.ts';
import { orderStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import { type About, type ListQuery, listRowsAbout, readAbout } from '../platform/admin-list.ts';
import { keys } from '../platform/keys.ts';
import { getItems, type TransactItem, tryWrite } from '../platform/table.ts';
import { EnrollmentItem, enrollmentId, type EnrollmentRow, progressPercent } from '../rows/enrollment/row.ts';
import { endEnrollmentItems } from '../rows/enrollment/write.ts';
import { enrollments } from './list.ts';

const ListedItem = EnrollmentItem.pick({
  user_id: true,
  course_id: true,
  status: true,
  enrolled_at: true,
  completed_at: true,
  completed_lessons: true,
  total_lessons: true,
  order_id: true,
});

const OrderState = z.object({ id: z.string(), status: z.enum(orderStatuses) });

/** An enrollment as it is exported: with the progress in percent, the completion, and the state of its order. */
export interface ExportedEnrollment extends AdminEnrollment {
  progress: number;
  completed_at: string | undefined;
  payment: z.output<typeof OrderState>['status'] | undefined;
}

const listOf = (query: ListQuery) => listRowsAbout(enrollments, query, ListedItem);

const toRow = ({ row, person, course }: About & { row: z.output<typeof ListedItem> }): AdminEnrollment => ({
  ...row,
  id: enrollmentId(row.user_id, row.course_id),
  student_name: person?.full_name ?? null,
  email: person?.email ?? null,
  course_title: course?.title ?? null,
});

/** Lists enrollments with their learners and courses. */
export async function listEnrollmentRows(query: ListQuery): Promise<CountedPageOf<AdminEnrollment>> {
  const { items, ...page } = await listOf(query);
  return { items: items.map(toRow), ...page };
}

/** Lists enrollments for the export. */
export async function listExportedRows(query: ListQuery): Promise<CountedPageOf<ExportedEnrollment>> {
  const { items, ...page } = await listOf(query);
  const orderIds = items.flatMap(({ row }) => row.order_id ?? []);
  const orders = await getItems(orderIds.map(keys.order), OrderState);
  const statuses = new Map(orders.map(({ id, status }) => [id, status]));
  const rows = items.map((item) => ({
    ...toRow(item),
    progress: progressPercent(item.row.completed_lessons, item.row.total_lessons),
    completed_at: item.row.completed_at,
    payment: statuses.get(item.row.order_id ?? ''),
  }));
  return { items: rows, ...page };
}

/** Returns an enrollment with its learner and course. */
export async function readRow(row: EnrollmentRow): Promise<AdminEnrollment> {
  const [about] = await readAbout(enrollments, [row]);
  return toRow({ person: about?.person, course: about?.course, row: ListedItem.parse(row) });
}

/** Reads the names of an enrollment's learner and course. */
export async function readNames({ user_id, course_id }: Pick<EnrollmentRow, 'user_id' | 'course_id'>) {
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
