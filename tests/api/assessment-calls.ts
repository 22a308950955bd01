import {
  type AssessmentRules,
  type BankQuestion,
  defaultRules,
} from '@redwhiteandcode/contract/assessment/bank.ts';
import { sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import type { Caller } from '../clients/api-client.ts';
import { firstChange } from '../clients/work-client.ts';
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

/** Saves the first change of an answer in an attempt. */
export const saveAnswer = (
  learner: Caller,
  course: string,
  { attempt = 1, question, answer }: { attempt?: number; question: string; answer: object },
) =>
  learner.send('PUT', `${assessmentPath(course)}/attempts/${attempt}/answers/${question}`, {
    answer,
    ...firstChange,
  });

/** Submits an attempt. */
export const submitAttempt = (learner: Caller, course: string, attempt: number) =>
  learner.send('POST', `${assessmentPath(course)}/attempts/${attempt}/submission`);

/** A bank of twenty questions that all have the same right answer. */
const twentyNumbers = Array.from({ length: 20 }, (_, at) => at + 1).flatMap((number) =>
  sampleBank(1)
    .filter(({ task }) => task.kind === 'number')
    .map((question) => ({ ...question, id: `number-${number}` })),
);

/** Publishes a course whose assessment has twenty questions, of which `takeAttempt` answers some. */
export const createCourseOfNumbers = (rules: Partial<AssessmentRules> = {}) =>
  createAssessedCourse({ questions: 20, wait_hours: 0, ...rules }, twentyNumbers);

/** Starts an attempt and answers this number of its twenty questions right. Returns its number. */
export async function answerAttempt(learner: Caller, course: string, right: number): Promise<number> {
  const { number, questions } = (await startAttempt(learner, course)).body as {
    number: number;
    questions: { id: string }[];
  };
  const answer = { kind: 'text', text: '7654321' };
  await Promise.all(
    questions
      .slice(0, right)
      .map(({ id }) => saveAnswer(learner, course, { attempt: number, question: id, answer })),
  );
  return number;
}

/** Answers this number of an attempt's twenty questions right, and submits it. Returns the result. */
export async function takeAttempt(learner: Caller, course: string, right: number) {
  const number = await answerAttempt(learner, course, right);
  return (await submitAttempt(learner, course, number)).body.result;
}
