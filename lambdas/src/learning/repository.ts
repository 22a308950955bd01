import * as z from 'zod';
import type { EnrollmentStatus, LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import type { PageQuery } from '@redwhiteandcode/contract/api/page.ts';
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
import { EnrollmentItem, type EnrollmentRow, enrollmentTotals } from '../rows/enrollment/row.ts';

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

/** Returns a learner as the payer of an order. */
export const payerOf = ({ name, email }: { name: string | null; email: string }) => ({
  name: name ?? email,
  email,
  company: null,
});

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
