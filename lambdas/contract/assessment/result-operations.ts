import * as z from 'zod';
import { text } from '../api/fields.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CourseId } from '../catalog/operations.ts';
import { BlockId } from '../course/block-ids.ts';
import { LessonPosition } from '../learning/operations.ts';
import { BankQuestion } from './bank.ts';
import { AttemptResult } from './grade.ts';
import { resultRules } from './result-rules.ts';

/** The figures of a course's questions. They name no learner. */
export const QuestionStatistics = z
  .object({
    /** The number of first attempts that the figures are from, at most the newest 1,000. */
    first_attempts: z.int().min(0),
    /** Whether these are all first attempts. */
    is_all: z.boolean(),
    /** The questions that learners get or got; empty below 30 first attempts. */
    questions: z.array(
      LessonPosition.extend({
        id: BlockId,
        prompt: z.string(),
        status: BankQuestion.shape.status,
        attempts: z.int().min(0),
        facility: z.number().min(0).max(1).nullable(),
        discrimination: z.number().min(-1).max(1).nullable(),
      }),
    ),
  })
  .meta({ id: 'QuestionStatistics' });
export type QuestionStatistics = z.infer<typeof QuestionStatistics>;

/** A learner's attempts at the assessment of an enrollment's course. */
export const LearnerAttempts = z
  .object({
    /** The attempts that the rules allow, without those that admins granted. */
    attempts: z.int().min(1),
    granted: z.int().min(0),
    started: z.int().min(0),
    /** Whether all attempts are used and submitted, so that one more can be granted. */
    is_used_up: z.boolean(),
    best: AttemptResult.nullable(),
  })
  .meta({ id: 'LearnerAttempts' });
export type LearnerAttempts = z.infer<typeof LearnerAttempts>;

/** One more attempt. `granted` is the number of granted attempts that the admin saw, so that a repeat grants no other. */
const AttemptGrant = z
  .object({ granted: z.int().min(0), reason: text(resultRules.grantReason) })
  .meta({ id: 'AttemptGrant' });

const CoursePath = z.object({ courseId: CourseId });
const EnrollmentPath = z.object({ enrollmentId: z.string().min(1).max(160) });

/** The admin operations on the results of assessments. */
export const resultOperations = defineAdminOperations('assessment', {
  getQuestionStatistics: {
    route: 'GET /api/admin/courses/{courseId}/assessment/statistics',
    summary: 'Get the difficulty and the discrimination of a course’s questions, from 30 first attempts on',
    params: CoursePath,
    responses: { 200: QuestionStatistics },
    errors: [404],
  },
  withdrawQuestion: {
    route: 'POST /api/admin/courses/{courseId}/assessment/questions/{questionId}/withdrawal',
    summary:
      'Withdraw a question. It counts as right in every attempt that has it; learners whose result rises get an email. A withdrawn question is left as it is',
    params: CoursePath.extend({ questionId: BlockId }),
    body: z.object({ reason: text(resultRules.withdrawalReason) }).meta({ id: 'QuestionWithdrawal' }),
    responses: { 204: null },
    errors: [404],
  },
  getLearnerAttempts: {
    route: 'GET /api/admin/enrollments/{enrollmentId}/assessment',
    summary: 'Get how many attempts at the course’s assessment a learner has used, and the best result',
    params: EnrollmentPath,
    responses: { 200: LearnerAttempts },
    errors: [404],
  },
  grantAttempt: {
    route: 'POST /api/admin/enrollments/{enrollmentId}/assessment/grants',
    summary:
      'Grant a learner who has used all attempts one more, and email the learner. If one was granted since the caller read the number, it grants no other',
    params: EnrollmentPath,
    body: AttemptGrant,
    responses: { 200: LearnerAttempts },
    errors: [404, 409],
  },
});
