import * as z from 'zod';
import type { PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { LearningRecord, RecordedCourse } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listAllOwnRows, listOwnRows, type OwnRows } from '../platform/own-rows.ts';
import {
  getItem,
  KeyItem,
  listAll,
  putNew,
  setAttributes,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import { CertificateItem } from '../rows/certificate/row.ts';
import { listEveryEnrollment, readEnrollment } from '../rows/enrollment/read.ts';
import { lessonKey } from '../rows/course/modules.ts';
import { listModules, readCourse } from '../rows/course/read.ts';
import { readProgress } from '../rows/enrollment/progress.ts';
import type { Activity, TitledCourse } from './record-activity.ts';

/** A learning record in the table, with the text that was signed and its key. */
const LearningRecordItem = LearningRecord.omit({ lesson_count: true }).extend({
  user_id: z.string(),
  /** A record from before assessments has no results. */
  courses: z.array(RecordedCourse.extend({ result: CertificateResult.nullable().default(null) })),
  credential: z.string(),
  key_id: z.string(),
  status_list: z.string(),
  status_index: z.int(),
  /** The orders that made its courses paid or free. */
  order_ids: z.array(z.string()),
  revoked_at: z.string().optional(),
  revocation_reason: z.string().optional(),
});
export type LearningRecordRow = z.output<typeof LearningRecordItem>;

/** Reads a learning record by its number. */
export const readRecord = (number: string, options?: { consistent: boolean }) =>
  getItem(keys.learningRecord(number), LearningRecordItem, options);

/** Lists a user's learning records, newest first. */
export const listRecords = (userId: string, page: PageQuery) =>
  listOwnRows(
    {
      pk: indexes.learningRecords('', userId, '').gsi2pk,
      namedBy: [{ rows: keys.recordOf(userId, ''), id: 'record_number', keyOf: keys.learningRecord }],
    },
    page,
    LearningRecordItem,
  );

const RecordOfItem = z.object({ record_number: z.string() });

/** Reads a user's learning record with the contents that a mark identifies. */
export async function readRecordOf(userId: string, mark: string): Promise<LearningRecordRow | undefined> {
  const found = await getItem(keys.recordOf(userId, mark), RecordOfItem, { consistent: true });
  return found && readRecord(found.record_number, { consistent: true });
}

/**
 * Makes the items that write a learning record. They are refused if its number or its place in the status lists is taken, or
 * if the user has a record with the contents that the mark identifies.
 */
export const newRecordItems = (row: LearningRecordRow, mark: string): TransactItem[] => [
  putNew({ ...keys.recordOf(row.user_id, mark), record_number: row.record_number }),
  putNew({
    ...keys.learningRecord(row.record_number),
    ...indexes.learningRecords(row.issued_at, row.user_id, row.record_number),
    ...row,
  }),
  putNew({ ...keys.statusPlace(row.status_list, row.status_index) }),
];

/** Replaces the signature of a learning record. Returns false if it has changed since the read. */
export const writeSignature = (
  { record_number, key_id }: LearningRecordRow,
  signed: Pick<LearningRecordRow, 'credential' | 'key_id'>,
): Promise<boolean> =>
  tryWrite([
    setAttributes(keys.learningRecord(record_number), signed, {
      condition: 'key_id = :read',
      values: { ':read': key_id },
    }),
  ]);

/** Reads a learner's enrollments with their completed lessons, consistently. */
export async function readActivities(userId: string): Promise<Activity[]> {
  const enrollments = await listEveryEnrollment(userId);
  return Promise.all(
    enrollments.map(async (row) => ({ ...row, lessons: await readProgress(userId, row.course_id) })),
  );
}

/** Reads a course with the titles of its lessons. Throws an Error if there is none. */
export async function readTitledCourse(courseId: string): Promise<TitledCourse> {
  const [course, { items: modules }] = await Promise.all([
    readCourse(courseId),
    listModules(courseId, { limit: 100 }),
  ]);
  if (!course) throw new Error(`The course ${courseId} of an enrollment is missing`);
  const lessons = modules.flatMap(({ module_number, lessons: all }) =>
    all.map(
      ({ lesson_number, lesson_title }) => [lessonKey(module_number, lesson_number), lesson_title] as const,
    ),
  );
  return { title: course.title, hours: course.hours, lessons: new Map(lessons) };
}

export { noSuchCertificate, readCertificate } from '../rows/certificate/read.ts';

const certificatesOf = (userId: string): OwnRows => ({
  pk: indexes.certificates('', userId, '').gsi2pk,
  namedBy: [keys.enrollment(userId, ''), keys.programBadge(userId, '')].map((rows) => ({
    rows,
    id: 'certificate_number',
    keyOf: keys.certificate,
  })),
});

/** Lists a learner's certificates, newest first. */
export const listCertificates = (userId: string, page: PageQuery) =>
  listOwnRows(certificatesOf(userId), page, CertificateItem);

/** Lists all certificates of a learner, newest first. */
export const listEveryCertificate = (userId: string) =>
  listAllOwnRows(certificatesOf(userId), CertificateItem);

/** Reads the number of the certificate that an enrollment names, if any. */
export const readEnrolledCertificate = async (userId: string, courseId: string) =>
  (await readEnrollment(userId, courseId, { consistent: true }))?.certificate_number;

const BadgeItem = z.object({ credential: z.string(), key_id: z.string() });

/** Reads a certificate's signed badge, consistently; undefined before the first download. */
export const readBadge = (number: string) => getItem(keys.badge(number), BadgeItem, { consistent: true });

/** What badges say about a course, a program or learning records in a revision, as it is stored. */
const AchievementItem = z.object({
  id: z.string(),
  revision: z.int(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  narrative: z.string(),
  path: z.string(),
  field: z.string().nullable(),
  skills: z.array(z.string()),
});

/** Reads an achievement at a revision; undefined if no badge names it. */
export const readAchievement = (id: string, revision: number) =>
  getItem(keys.achievement(id, revision), AchievementItem);

const ProfileItem = z.object({ email: z.string(), full_name: z.string().nullable() });

/** Reads a user's email address and name; undefined if the account was erased. */
export const readProfile = (userId: string) => getItem(keys.profile(userId), ProfileItem);

const BitItem = KeyItem.transform(({ sk }) => Number(sk.slice(sk.lastIndexOf('#') + 1)));

/** Reads the places that are set in a status list. */
export const readStatusBits = (list: string): Promise<number[]> =>
  listAll({ pk: keys.statusBit(list, 0).pk, prefix: keys.statusBitPrefix, consistent: true }, BitItem);
