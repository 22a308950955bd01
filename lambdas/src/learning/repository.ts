import * as z from 'zod';
import { Course } from '../../contract/catalog.ts';
import {
  Certificate,
  type CourseProgress,
  EnrollmentStatus,
  LessonPosition,
} from '../../contract/learning.ts';
import { indexes, keys } from '../platform/keys.ts';
import { ConditionFailed, getItem, getItems, listItems, type Step, transact } from '../platform/table.ts';
import { countStep } from '../platform/totals.ts';
import { enrollmentId, type EnrollmentRow } from './rules.ts';

const EnrollmentItem = z.object({
  user_id: z.string(),
  course_id: z.string(),
  status: EnrollmentStatus,
  enrolled_at: z.string(),
  completed_lessons: z.int(),
  last_lesson: LessonPosition.optional(),
  certificate_number: z.string().optional(),
});
const CourseItem = Course.pick({
  id: true,
  title: true,
  description: true,
  duration: true,
  track: true,
  level: true,
}).extend({
  lesson_keys: z.array(z.string()),
});
/** A progress row is its key and nothing else: a course's rows then fit into one read unit. */
const ProgressItem = z.object({ pk: z.string(), sk: z.string() }).transform(({ pk, sk }): CourseProgress => {
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

type PageOf = { limit: number; cursor?: string | undefined };

export const readCourse = (courseId: string) => getItem(keys.course(courseId), CourseItem);
export const readCourses = (courseIds: readonly string[]) => getItems(courseIds.map(keys.course), CourseItem);
export const readEnrollment = (userId: string, courseId: string, options?: { consistent: boolean }) =>
  getItem(keys.enrollment(userId, courseId), EnrollmentItem, options);
export const readCertificate = (number: string) => getItem(keys.certificate(number), Certificate);

/** The learner's name, as it stands on a certificate. */
export const readName = async (userId: string): Promise<string | null> =>
  (await getItem(keys.profile(userId), NameItem))?.full_name ?? null;

/** Lists a learner's enrollments, newest first. */
export const listEnrollments = (userId: string, page: PageOf) =>
  listItems(
    { index: 'gsi2', pk: indexes.enrollments('', userId, '').gsi2pk, newestFirst: true },
    page,
    EnrollmentItem,
  );

/** Lists a learner's completed lessons of a course, in the course's order. */
export const listProgress = (userId: string, courseId: string, page: PageOf) =>
  listItems({ pk: keys.profile(userId).pk, prefix: keys.progressPrefix(courseId) }, page, ProgressItem);

/** Lists a learner's certificates, newest first. */
export const listCertificates = (userId: string, page: PageOf) =>
  listItems(
    { index: 'gsi2', pk: indexes.certificates('', userId, '').gsi2pk, newestFirst: true },
    page,
    Certificate,
  );

/** Writes an enrollment with its place in the totals. Answers false where the learner is enrolled already. */
export async function createEnrollment(
  userId: string,
  courseId: string,
  enrolledAt: string,
): Promise<boolean> {
  const row: EnrollmentRow = {
    user_id: userId,
    course_id: courseId,
    status: 'active',
    enrolled_at: enrolledAt,
    completed_lessons: 0,
  };
  const item = {
    ...keys.enrollment(userId, courseId),
    ...indexes.enrollments(enrolledAt, userId, courseId),
    ...row,
  };
  try {
    await transact([
      {
        Put: {
          Item: { id: enrollmentId(userId, courseId), ...item },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      countStep(userId, { enrollments: 1, active_enrollments: 1 }),
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/**
 * Changes status and the lesson opened last, on the enrollment as it was read. Answers false when it has changed
 * since.
 */
export async function changeEnrollment(
  row: EnrollmentRow,
  change: { status?: EnrollmentStatus | undefined; last_lesson?: LessonPosition | undefined },
): Promise<boolean> {
  const status = change.status ?? row.status;
  const last_lesson = change.last_lesson ?? row.last_lesson;
  const activated = Number(status === 'active') - Number(row.status === 'active');
  try {
    await transact([
      {
        Update: {
          Key: keys.enrollment(row.user_id, row.course_id),
          UpdateExpression: `SET #status = :status${last_lesson ? ', last_lesson = :last' : ''}`,
          ConditionExpression: '#status = :before',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':status': status,
            ':before': row.status,
            ...(last_lesson && { ':last': last_lesson }),
          },
        },
      },
      ...(activated === 0 ? [] : [countStep(row.user_id, { active_enrollments: activated })]),
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

const progressRow = (row: EnrollmentRow, lesson: LessonPosition) => ({
  ...keys.progress(row.user_id, row.course_id, lesson.module_number, lesson.lesson_number),
  completed: true,
});

/** What became of a tick: written, already there, or the enrollment changed meanwhile and must be read again. */
export type TickResult = 'written' | 'unchanged' | 'stale';

async function tick(steps: readonly Step[]): Promise<TickResult> {
  try {
    await transact(steps);
    return 'written';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return error.failed[0] ? 'unchanged' : 'stale';
  }
}

/** Ticks a lesson that is not the last one: its row, and the count on the enrollment. */
export const addProgress = (
  row: EnrollmentRow,
  lesson: LessonPosition,
  totalLessons: number,
): Promise<TickResult> =>
  tick([
    { Put: { Item: progressRow(row, lesson), ConditionExpression: 'attribute_not_exists(pk)' } },
    {
      Update: {
        Key: keys.enrollment(row.user_id, row.course_id),
        UpdateExpression: 'ADD completed_lessons :one',
        // A tick that would complete the course must issue the certificate, and so goes the other way.
        ConditionExpression: row.certificate_number
          ? 'attribute_exists(certificate_number)'
          : 'attribute_exists(pk) AND attribute_not_exists(certificate_number) AND completed_lessons < :last',
        ExpressionAttributeValues: {
          ':one': 1,
          ...(!row.certificate_number && { ':last': totalLessons - 1 }),
        },
      },
    },
  ]);

/** Ticks the last lesson: its row, the completed enrollment and the certificate, together. */
export const addLastProgress = (
  row: EnrollmentRow,
  lesson: LessonPosition,
  certificate: Certificate,
): Promise<TickResult> =>
  tick([
    { Put: { Item: progressRow(row, lesson), ConditionExpression: 'attribute_not_exists(pk)' } },
    {
      Update: {
        Key: keys.enrollment(row.user_id, row.course_id),
        UpdateExpression:
          'ADD completed_lessons :one SET #status = :completed, certificate_number = :number, completed_at = :at',
        ConditionExpression:
          '#status = :before AND completed_lessons = :count AND attribute_not_exists(certificate_number)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':completed': 'completed',
          ':number': certificate.certificate_number,
          ':at': certificate.issued_at,
          ':before': row.status,
          ':count': row.completed_lessons,
        },
      },
    },
    {
      Put: {
        Item: {
          ...keys.certificate(certificate.certificate_number),
          ...indexes.certificates(certificate.issued_at, row.user_id, certificate.certificate_number),
          ...certificate,
          user_id: row.user_id,
          course_id: row.course_id,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    countStep(row.user_id, { certificates: 1, ...(row.status === 'active' && { active_enrollments: -1 }) }),
  ]);

/** Takes a tick back: its row, and the count on the enrollment. */
export const removeProgress = (row: EnrollmentRow, lesson: LessonPosition): Promise<TickResult> =>
  tick([
    {
      Delete: {
        Key: keys.progress(row.user_id, row.course_id, lesson.module_number, lesson.lesson_number),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    {
      Update: {
        Key: keys.enrollment(row.user_id, row.course_id),
        UpdateExpression: 'ADD completed_lessons :less',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':less': -1 },
      },
    },
  ]);
