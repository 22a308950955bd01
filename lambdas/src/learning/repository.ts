import * as z from 'zod';
import { Course, CourseStatus } from '../../contract/catalog.ts';
import {
  Certificate,
  type CourseProgress,
  EnrollmentStatus,
  LessonPosition,
} from '../../contract/learning.ts';
import type { PageQuery } from '../../contract/page.ts';
import { indexes, keys } from '../platform/keys.ts';
import {
  getItem,
  getItems,
  itemIsMissing,
  KeyItem,
  listAll,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { enrollments } from './list.ts';
import { enrollmentId, type EnrollmentRow, type LearnableCourse } from './rules.ts';

const EnrollmentItem = z.object({
  user_id: z.string(),
  course_id: z.string(),
  status: EnrollmentStatus,
  enrolled_at: z.string(),
  completed_lessons: z.int(),
  last_lesson: LessonPosition.optional(),
  certificate_number: z.string().optional(),
  lessons_version: z.int(),
  tick_changes: z.int(),
});
const CourseItem = Course.pick({
  id: true,
  title: true,
  description: true,
  duration: true,
  track: true,
  level: true,
}).extend({
  status: CourseStatus,
  lesson_keys: z.array(z.string()),
  lessons_version: z.int(),
});
/** A progress row consists only of its key, so that a course's rows fit into one read unit. */
const ProgressItem = KeyItem.transform(({ pk, sk }): CourseProgress => {
  const [, course_id = '', module, lesson] = sk.split('#');
  return {
    user_id: pk.slice('USER#'.length),
    course_id,
    module_number: Number(module),
    lesson_number: Number(lesson),
    completed: true,
  };
});
const NameItem = z.object({ full_name: z.string().nullable() });

export const readCourse = (courseId: string, options?: { consistent: boolean }) =>
  getItem(keys.course(courseId), CourseItem, options);
export const readCourses = (courseIds: readonly string[]) => getItems(courseIds.map(keys.course), CourseItem);

/** A user's approved applications, which make all courses free; the attribute is removed with the last one. */
const GrantItem = z.object({ application_ids: z.set(z.string()).optional() });

/** Reads courses, and whether they are free for a learner, with one request. */
export async function readCoursesFor(
  userId: string,
  courseIds: readonly string[],
): Promise<{ courses: LearnableCourse[]; isFree: boolean }> {
  const wanted = [keys.grant(userId), ...courseIds.map(keys.course)];
  const found = await getItems(wanted, z.union([CourseItem, GrantItem]));
  return {
    courses: found.filter((item) => 'lesson_keys' in item),
    isFree: found.some((item) => 'application_ids' in item && item.application_ids !== undefined),
  };
}

export const readEnrollment = (userId: string, courseId: string, options?: { consistent: boolean }) =>
  getItem(keys.enrollment(userId, courseId), EnrollmentItem, options);
export const readCertificate = (number: string) => getItem(keys.certificate(number), Certificate);

/** Reads a learner's name for a certificate. */
export const readName = async (userId: string): Promise<string | null> =>
  (await getItem(keys.profile(userId), NameItem))?.full_name ?? null;

/** Lists a learner's enrollments, newest first. */
export const listEnrollments = (userId: string, page: PageQuery) =>
  listItems(
    { index: 'gsi2', pk: indexes.enrollments('', userId, '').gsi2pk, newestFirst: true },
    page,
    EnrollmentItem,
  );

/** Lists a learner's completed lessons of a course, in the course's order. */
export const listProgress = (userId: string, courseId: string, page: PageQuery) =>
  listItems({ pk: keys.profile(userId).pk, prefix: keys.progressPrefix(courseId) }, page, ProgressItem);

/** Reads all lessons of a course that a learner has completed, consistently. */
export const readProgress = (userId: string, courseId: string): Promise<LessonPosition[]> =>
  listAll(
    { pk: keys.profile(userId).pk, prefix: keys.progressPrefix(courseId), consistent: true },
    ProgressItem,
  );

/** Lists a learner's certificates, newest first. */
export const listCertificates = (userId: string, page: PageQuery) =>
  listItems(
    { index: 'gsi2', pk: indexes.certificates('', userId, '').gsi2pk, newestFirst: true },
    page,
    Certificate,
  );

/** Makes the item that counts an enrollment on its course. The course must exist, and with `isOpen` be published. */
export const courseCountItem = (courseId: string, by: 1 | -1, { isOpen = false } = {}): TransactItem => ({
  Update: {
    Key: keys.course(courseId),
    UpdateExpression: 'ADD enrollment_count :by',
    ConditionExpression: `attribute_exists(pk)${isOpen ? ' AND #status = :published' : ''}`,
    ...(isOpen && { ExpressionAttributeNames: { '#status': 'status' } }),
    ExpressionAttributeValues: { ':by': by, ...(isOpen && { ':published': 'published' }) },
  },
});

/**
 * Writes an enrollment and updates the counts. Returns 'exists' if the learner is already enrolled, and 'closed' if the
 * course does not accept learners.
 */
export async function createEnrollment(
  userId: string,
  course: Pick<LearnableCourse, 'id' | 'lessons_version'>,
  enrolledAt: string,
): Promise<'created' | 'exists' | 'closed'> {
  const row: EnrollmentRow = {
    user_id: userId,
    course_id: course.id,
    status: 'active',
    enrolled_at: enrolledAt,
    completed_lessons: 0,
    lessons_version: course.lessons_version,
    tick_changes: 0,
  };
  const item = {
    ...keys.enrollment(userId, course.id),
    ...indexes.enrollments(enrolledAt, userId, course.id),
    ...row,
  };
  const { isWritten, failed } = await tryTransact([
    putNew({ id: enrollmentId(userId, course.id), ...item }),
    courseCountItem(course.id, 1, { isOpen: true }),
    ...countChange(userId, enrollments, undefined, row),
  ]);
  if (isWritten) return 'created';
  return failed[0] ? 'exists' : 'closed';
}

/** Deletes the progress of a deleted enrollment, so that the next one starts without it. Stops if the learner enrolls. */
export async function clearProgress(userId: string, courseId: string): Promise<void> {
  const left = await readProgress(userId, courseId);
  const isGone: TransactItem = itemIsMissing(keys.enrollment(userId, courseId));
  for (let at = 0; at < left.length; at += 90) {
    const rows = left.slice(at, at + 90).map(({ module_number, lesson_number }) => ({
      Delete: { Key: keys.progress(userId, courseId, module_number, lesson_number) },
    }));
    const { isWritten } = await tryTransact([isGone, ...rows]);
    if (!isWritten) return;
  }
}

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
    ...countChange(row.user_id, enrollments, row, { ...row, status }),
  ]);
}
