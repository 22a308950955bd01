import {
  type AssessmentRules,
  type BankQuestion,
  defaultRules,
} from '@redwhiteandcode/contract/assessment/bank.ts';
import { sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import type { Caller } from '../clients/api-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { admin } from './shared-platform.ts';

const { transact } = await import('../../lambdas/src/platform/table.ts');
const { newAssessmentItem } = await import('../../lambdas/src/rows/assessment/write.ts');

/** Publishes a course with an assessment that opens at once. Returns the course's id. */
export async function createAssessedCourse(
  rules: Partial<AssessmentRules> = {},
  bank: readonly BankQuestion[] = sampleBank(2),
): Promise<string> {
  const title = `Assessed ${crypto.randomUUID()}`;
  const { id } = (await admin.send('POST', '/api/admin/courses', { ...sampleCourse, title, publish: true }))
    .body;
  const own = { ...defaultRules, questions: 6, opens: 'at_once' as const, ...rules };
  await transact([newAssessmentItem(id, own, bank)]);
  return id;
}

/** Returns the path of a course's assessment. */
export const assessmentPath = (course: string) => `/api/courses/${course}/assessment`;

/** Starts an attempt, or returns the open one. */
export const startAttempt = (learner: Caller, course: string) =>
  learner.send('POST', `${assessmentPath(course)}/attempts`);

/** Submits an attempt. */
export const submitAttempt = (learner: Caller, course: string, attempt: number) =>
  learner.send('POST', `${assessmentPath(course)}/attempts/${attempt}/submission`);
