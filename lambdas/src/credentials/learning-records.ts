import { dayOf, dayOrNull, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { normalizeCertificateNumber } from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import { brandLine } from '@redwhiteandcode/contract/deployment/company.ts';
import {
  maxRecordLessons,
  type PeriodValues,
  recordRefusals,
} from '@redwhiteandcode/contract/credentials/learning-record-rules.ts';
import type {
  LearningRecord,
  learningRecordOperations,
  LearningRecordSummary,
} from '@redwhiteandcode/contract/credentials/learning-records.ts';
import { timestamp } from '../platform/clock.ts';
import { company } from '../platform/company.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { requestMark } from '../platform/idempotency.ts';
import { keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { putNew, type TransactItem, tryWrite } from '../platform/table.ts';
import { newCertificateNumber, randomPlace, unknownName } from '../rows/certificate/row.ts';
import { readPassedResult } from '../rows/assessment/result.ts';
import { readCover } from '../rows/enrollment/completion.ts';
import { documentOf, loadSigning, maxAttempts, newSalt } from './badge.ts';
import { issuer } from './issuer.ts';
import { activityIn, lessonCountOf, recordedCourse } from './record-activity.ts';
import * as repository from './repository.ts';

/** The courses of a new record, the orders that made them paid or free, and the checks that these have not changed. */
interface RecordContents {
  courses: LearningRecord['courses'];
  order_ids: string[];
  checks: TransactItem[];
}

/**
 * Returns what a learner did in a period in courses that are paid or free, as for certificates. Throws an HttpProblem 409 if
 * that is nothing or too much for a record.
 */
async function contentsIn(userId: string, period: PeriodValues): Promise<RecordContents> {
  const active = (await repository.readActivities(userId))
    .map((activity) => activityIn(period, activity))
    .filter(({ lessons }) => lessons.length > 0)
    .toSorted((a, b) => a.enrolled_at.localeCompare(b.enrolled_at));
  const all = await Promise.all(
    active.map(async (activity) => ({
      ...(await readCover(activity)),
      order_ids: activity.order_id === undefined ? [] : [activity.order_id],
      course: recordedCourse(
        activity,
        await repository.readTitledCourse(activity.course_id),
        (await readPassedResult(userId, activity.course_id)).result,
      ),
    })),
  );
  const found = all.filter(({ course }) => course.lessons.length > 0);
  if (found.length === 0) throw new HttpProblem(409, recordRefusals.empty);
  const covered = found.filter(({ isCovered }) => isCovered);
  if (covered.length === 0) throw new HttpProblem(409, recordRefusals.unpaid);
  const courses = covered.map(({ course }) => course);
  if (lessonCountOf(courses) > maxRecordLessons) throw new HttpProblem(409, recordRefusals.tooLong);
  return {
    courses,
    order_ids: covered.flatMap(({ order_ids }) => order_ids),
    checks: covered.flatMap(({ checks }) => checks),
  };
}

/** Returns the record with the same contents unless it was revoked, and the mark for a new one, which follows a revoked one. */
async function findSame(userId: string, contents: object) {
  let mark = requestMark(contents);
  let existing = await repository.readRecordOf(userId, mark);
  while (existing?.revoked_at !== undefined) {
    mark = requestMark({ ...contents, after: existing.record_number });
    existing = await repository.readRecordOf(userId, mark);
  }
  return { mark, existing };
}

/**
 * Makes, signs and writes a learning record, or returns the one that the user has with the same contents. Returns undefined
 * if that one, its number or its place was written meanwhile, or if an order has changed.
 */
async function makeRecord(
  userId: string,
  period: PeriodValues,
): Promise<repository.LearningRecordRow | undefined> {
  const { learningRecordAchievement: about, learningRecordOf, signCredential } = await loadSigning();
  const [profile, achievement] = await Promise.all([
    repository.readProfile(userId),
    repository.readAchievement(about.id, about.revision),
  ]);
  if (!profile) throw new Error('A learner has no profile.');
  const { courses, order_ids, checks } = await contentsIn(userId, period);
  const facts = { ...period, courses };
  const { email, full_name } = profile;
  // A course without a result has the mark that it had before records stated results.
  const marked = courses.map(({ result, ...course }) => (result ? { ...course, result } : course));
  const { mark, existing } = await findSame(userId, { ...period, courses: marked, email, full_name });
  if (existing) return existing;
  const issued_at = timestamp();
  const status = randomPlace(issued_at);
  const shown = {
    ...facts,
    record_number: newCertificateNumber(yearOf(dayOf('recordIssued', issued_at))),
    student_name: full_name ?? unknownName,
    issued_at,
  };
  const unsigned = learningRecordOf(issuer(), { ...shown, email, salt: newSalt(), status });
  const row: repository.LearningRecordRow = {
    ...shown,
    ...(await signCredential(unsigned)),
    user_id: userId,
    order_ids,
    status_list: status.list,
    status_index: status.index,
  };
  const isWritten = await tryWrite([
    ...repository.newRecordItems(row, mark),
    ...checks,
    ...(achievement ? [] : [putNew({ ...keys.achievement(about.id, about.revision), ...about })]),
  ]);
  return isWritten ? row : undefined;
}

/** Returns the signed credential of a record. One whose key is no longer public, because it was compromised, is signed again. */
async function credentialOf({ record_number: number }: repository.LearningRecordRow): Promise<string> {
  const { isPublicKey, signCredential } = await loadSigning();
  return retry(maxAttempts, 'A learning record changed during every attempt to sign it', async () => {
    const row = orNotFound(await repository.readRecord(number, { consistent: true }), missing);
    if (await isPublicKey(row.key_id)) return row.credential;
    const { proof: _, ...credential } = documentOf(row.credential);
    const again = await signCredential(credential);
    return (await repository.writeSignature(row, again)) ? again.credential : undefined;
  });
}

const missing = 'There is no learning record with this number.';

/** Reads a record. Throws an HttpProblem 404 if there is none, or if it is not this user’s. */
async function recordOrProblem(typed: string, userId?: string): Promise<repository.LearningRecordRow> {
  const row = await repository.readRecord(normalizeCertificateNumber(typed));
  const found = userId === undefined || row?.user_id === userId ? row : undefined;
  return orNotFound(found, missing);
}

/** Reads a record of a user that can be handed out. Throws an HttpProblem 404 or 409. */
async function ownRecord(typed: string, userId: string): Promise<repository.LearningRecordRow> {
  const row = await recordOrProblem(typed, userId);
  if (row.revoked_at !== undefined) {
    throw new HttpProblem(409, 'This learning record was revoked, so it cannot be downloaded.');
  }
  return row;
}

const summaryOf = ({ courses, ...row }: repository.LearningRecordRow): LearningRecordSummary => ({
  ...row,
  status: row.revoked_at === undefined ? 'valid' : 'revoked',
  revoked_at: row.revoked_at ?? null,
  revocation_reason: row.revocation_reason ?? null,
  courses: courses.map(({ title, lessons, result }) => ({ title, lesson_count: lessons.length, result })),
});

/** Implements the operations of `/api/learning-records`. */
export const learningRecords: Implementation<typeof learningRecordOperations> = {
  async createLearningRecord({ body: { from, to }, userId }) {
    const row = await retry(
      maxAttempts,
      'The place of a learning record was taken, or an order changed, at every attempt',
      () => makeRecord(userId, { from, to }),
    );
    return { status: 201, body: { ...row, lesson_count: lessonCountOf(row.courses) } };
  },

  async listLearningRecords({ query, userId }) {
    const { items, next } = await repository.listRecords(userId, query);
    return { status: 200, body: { items: items.map(summaryOf), next } };
  },

  async verifyLearningRecord({ params }) {
    return { status: 200, body: summaryOf(await recordOrProblem(params.recordNumber)) };
  },

  async getLearningRecordJson({ params, userId }) {
    const credential = await credentialOf(await ownRecord(params.recordNumber, userId));
    return { status: 200, body: documentOf(credential) };
  },

  async getLearningRecordPdf({ params, userId }) {
    const row = await ownRecord(params.recordNumber, userId);
    const [{ createLearningRecord }, credential] = await Promise.all([
      import('../../documents/learning-record.ts'),
      credentialOf(row),
    ]);
    const { siteUrl, name } = issuer();
    const pdf = await createLearningRecord({
      ...row,
      issued_on: dayOf('recordIssued', row.issued_at),
      courses: row.courses.map(({ enrolled_at, completed_at, ...course }) => ({
        ...course,
        enrolled_on: dayOf('enrolled', enrolled_at),
        completed_on: dayOrNull('completed', completed_at),
      })),
      credential,
      site_url: siteUrl,
      seller: name,
      brand_line: brandLine(company()),
    });
    return { status: 200, body: Buffer.from(pdf).toString('base64') };
  },
};
