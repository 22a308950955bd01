import * as z from 'zod';
import type { EnrollmentStatus, LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import type { CountedPageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import type { AdminEnrollment } from '@redwhiteandcode/contract/learning/admin-operations.ts';
import { orderStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listPartition } from '../platform/own-rows.ts';
import {
  getItem,
  getItems,
  listItems,
  setAttributes,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { CourseItem, type CourseRow } from '../rows/course/row.ts';
import { ProgressItem } from '../rows/enrollment/progress.ts';
import {
  enrollmentId,
  EnrollmentItem,
  type EnrollmentRow,
  enrollmentTotals,
  progressPercent,
} from '../rows/enrollment/row.ts';
import { type About, keyOfRow, type ListQuery, listRowsAbout, readAbout } from '../platform/admin-list.ts';
import { findIds } from '../platform/search.ts';
import { listModules } from '../rows/course/read.ts';
import { endEnrollmentItems } from '../rows/enrollment/write.ts';
import { enrollments } from './list.ts';

/** Fails unless the course is published, for a transaction of a user. */
export const courseIsOpen = (courseId: string, userId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.courseGate(courseId, userId),
    ConditionExpression: '#status = :published',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':published': 'published' },
  },
});

/** A user's approved applications, which make all courses free; the attribute is removed with the last one. */
const GrantItem = z.object({ application_ids: z.set(z.string()).optional() });

const AddressItem = z.object({ email: z.string(), email_verified_at: z.string().optional() });

/** Reads courses, and whether they are free for a learner, with one request. */
export async function readCoursesFor(
  userId: string,
  courseIds: readonly string[],
): Promise<{ courses: CourseRow[]; isFree: boolean }> {
  const wanted = [keys.grant(userId), keys.profile(userId), ...courseIds.map(keys.course)];
  const found = await getItems(wanted, z.union([CourseItem, AddressItem, GrantItem]));
  return {
    courses: found.filter((item) => 'lesson_keys' in item),
    isFree:
      found.some((item) => 'application_ids' in item && item.application_ids !== undefined) &&
      found.some((item) => 'email_verified_at' in item),
  };
}

const ProfileItem = z.object({
  full_name: z.string().nullable(),
  email: z.string(),
  email_verified_at: z.string().optional(),
  deletion_due: z.string().optional(),
});

/** Reads a user's profile consistently. */
export const readProfile = (userId: string) =>
  getItem(keys.profile(userId), ProfileItem, { consistent: true });

/**
 * Reads a learner's name, email address, and whether the address is proven, consistently, for certificates, orders and
 * emails. Throws an Error if there is no profile.
 */
export async function readLearner(userId: string) {
  const profile = await readProfile(userId);
  if (!profile) throw new Error('A learner has no profile.');
  const { full_name: name, email, email_verified_at } = profile;
  return { name, email, isProven: email_verified_at !== undefined };
}

/** Lists a learner's enrollments, newest first. */
export const listEnrollments = (userId: string, page: PageQuery) =>
  listPartition(
    { rows: keys.enrollment(userId, ''), pk: indexes.enrollments('', userId, '').gsi2pk },
    page,
    EnrollmentItem,
  );

/** Lists a learner's completed lessons of a course, in the course's order. */
export const listProgress = (userId: string, courseId: string, page: PageQuery) =>
  listItems(
    { pk: keys.enrollment(userId, courseId).pk, prefix: keys.progressPrefix(courseId) },
    page,
    ProgressItem,
  );

/** Changes an enrollment's status and last lesson. Returns false if its status has changed since the read. */
export async function changeEnrollment(
  row: EnrollmentRow,
  change: { status?: EnrollmentStatus | undefined; last_lesson?: LessonPosition | undefined },
): Promise<boolean> {
  const status = change.status ?? row.status;
  const last_lesson = change.last_lesson ?? row.last_lesson;
  return tryWrite([
    setAttributes(
      keys.enrollment(row.user_id, row.course_id),
      { status, last_lesson },
      { condition: '#status = :before', values: { ':before': row.status } },
    ),
    ...countChange(row.user_id, { totals: enrollmentTotals }, row, { ...row, status }),
  ]);
}

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

/** Lists at most `limit` of the newest enrollments in a course, in any order. A new one is found a moment after it is written. */
export async function listNewestEnrollments(
  courseId: string,
  limit: number,
): Promise<{ rows: EnrollmentRow[]; isAll: boolean }> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const filter = { order: 'descending', states: { course_id: courseId }, limit: 100, cursor } as const;
    const page = await findIds(enrollments, filter);
    ids.push(...page.ids);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && ids.length < limit);
  const rowKeys = ids.slice(0, limit).map((id) => keyOfRow(enrollments.name, id));
  const isAll = cursor === undefined && ids.length <= limit;
  return { rows: await getItems(rowKeys, EnrollmentItem), isAll };
}

/** Lists the lessons of a course by their permanent numbers, in the course's order. */
export async function listLessonTitles(courseId: string) {
  const { items } = await listModules(courseId, { limit: 100 });
  return items.flatMap(({ module_number, lessons }) =>
    lessons.map(({ lesson_number, lesson_title: title }) => ({ module_number, lesson_number, title })),
  );
}
