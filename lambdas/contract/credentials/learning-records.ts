import * as z from 'zod';
import { CourseHours, CourseId } from '../catalog/operations.ts';
import { CertificateNumber, SignedCredential } from './operations.ts';
import { CertificateResult } from '../assessment/grade.ts';
import { checked, day } from '../api/fields.ts';
import { checkPeriod } from './learning-record-rules.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { Pdf } from '../orders/operations.ts';
import { Page, PageQuery } from '../api/page.ts';
import { pastDay } from '../text/past-day.ts';

/** The period of a new learning record: its first and its last day. */
export const NewLearningRecord = z
  .object({ from: day(pastDay), to: day(pastDay) })
  .superRefine(checked(checkPeriod))
  .meta({ id: 'NewLearningRecord' });

/**
 * A learner’s activity in a course during a period: the lessons that they marked as completed. `result` is their best passed
 * result of its assessment when the record was made.
 */
export const RecordedCourse = z
  .object({
    course_id: CourseId,
    title: z.string(),
    /** The estimated hours of the whole course; null if it states none. */
    hours: CourseHours.nullable(),
    enrolled_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
    result: CertificateResult.nullable(),
    lessons: z.array(
      z.object({
        title: z.string(),
        /** In Eastern Time; null for a lesson that was completed before dates were recorded. */
        completed_on: z.iso.date().nullable(),
      }),
    ),
  })
  .meta({ id: 'RecordedCourse' });
export type RecordedCourse = z.infer<typeof RecordedCourse>;

const facts = {
  record_number: CertificateNumber,
  student_name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  issued_at: z.iso.datetime(),
};

/** A learning record: what a learner did in a period, as it was known when the record was made. Its facts never change. */
export const LearningRecord = z
  .object({ ...facts, lesson_count: z.int().min(1), courses: z.array(RecordedCourse) })
  .meta({ id: 'LearningRecord' });
export type LearningRecord = z.infer<typeof LearningRecord>;

/**
 * What anyone with the number of a learning record may see, without an email address or a user id. A record is deleted
 * with its owner’s account. `revoked_at` and `revocation_reason` are null unless it is revoked.
 */
export const LearningRecordSummary = z
  .object({
    ...facts,
    status: z.enum(['valid', 'revoked']),
    revoked_at: z.iso.datetime().nullable(),
    revocation_reason: z.string().nullable(),
    courses: z.array(
      z.object({
        title: z.string(),
        lesson_count: z.int().min(1),
        result: CertificateResult.nullable(),
      }),
    ),
  })
  .meta({ id: 'LearningRecordSummary' });
export type LearningRecordSummary = z.infer<typeof LearningRecordSummary>;

const RecordPath = z.object({ recordNumber: z.string().min(1).max(64) });

/** The operations on learning records. */
export const learningRecordOperations = defineOperations('credentials', {
  createLearningRecord: {
    route: 'POST /api/learning-records',
    access: 'user',
    summary:
      'Make a signed record of the lessons that the user completed in a period in courses that are paid or free, or get the one with the same contents; 409 if there are none',
    body: NewLearningRecord,
    responses: { 201: LearningRecord },
    errors: [409],
    limits: limitsPer(86_400, { user: 20 }),
  },
  listLearningRecords: {
    route: 'GET /api/learning-records',
    access: 'user',
    summary: 'List the user’s learning records, newest first',
    query: PageQuery,
    responses: { 200: Page('LearningRecordPage', LearningRecordSummary) },
  },
  verifyLearningRecord: {
    route: 'GET /api/learning-records/{recordNumber}',
    access: 'public',
    summary: 'Verify a learning record by its number',
    params: RecordPath,
    responses: { 200: LearningRecordSummary },
    errors: [404],
    limits: limitsPer(60, { address: 60 }),
  },
  getLearningRecordJson: {
    route: 'GET /api/learning-records/{recordNumber}/json',
    access: 'user',
    summary: 'Get the user’s learning record as a signed Open Badge 3.0',
    params: RecordPath,
    responses: { 200: SignedCredential },
    errors: [404, 409],
  },
  getLearningRecordPdf: {
    route: 'GET /api/learning-records/{recordNumber}/pdf',
    access: 'user',
    summary: 'Get the user’s learning record as a PDF with the signed credential in it',
    params: RecordPath,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [404, 409],
  },
});
