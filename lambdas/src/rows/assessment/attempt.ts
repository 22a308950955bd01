import * as z from 'zod';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import type { AskedTask } from '@redwhiteandcode/contract/assessment/operations.ts';
import type { Answer } from '@redwhiteandcode/contract/learning/work.ts';
import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { unpack } from '../course/modules.ts';
import { AssessmentItem } from './row.ts';

/** Returns the place of an attempt's answers among a learner's work: no module has the number 0. */
export const placeOfAttempt = (courseId: string, attempt: number) => ({
  courseId,
  module: 0,
  lesson: attempt,
});

/** A question in an attempt. Its parts are shuffled and have new ids that do not reveal the key. */
export interface FrozenQuestion extends Omit<BankQuestion, 'status'> {
  /** What the learner sees. */
  asked: AskedTask;
}

/** The learner's answers by question. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

const packed = z.instanceof(Uint8Array).transform(unpack);

/** An attempt in the table, with its frozen questions, and the answers that were graded. */
export const AttemptItem = z
  .object({
    number: z.int(),
    started_at: z.string(),
    submitted_at: z.string().optional(),
    pass_percent: z.int(),
    questions: packed,
    answers: packed.optional(),
    result: AttemptResult.optional(),
    withdrawn: z.array(z.string()).default([]),
  })
  .transform(({ questions, answers, ...row }) => ({
    ...row,
    questions: questions as FrozenQuestion[],
    answers: answers as Answers | undefined,
  }));
export type AttemptRow = z.output<typeof AttemptItem>;

/** Reads a question of an attempt that its learner has submitted; undefined if there is none, or the attempt is open. */
export async function readSubmittedQuestion(
  userId: string,
  courseId: string,
  { attempt, questionId }: { attempt: number; questionId: string },
): Promise<FrozenQuestion | undefined> {
  const row = await getItem(keys.attempt(userId, courseId, attempt), AttemptItem, { consistent: true });
  return row?.submitted_at === undefined ? undefined : row.questions.find(({ id }) => id === questionId);
}

/** Reads an approved question of a course's bank as it is now. */
export async function readApprovedQuestion(
  courseId: string,
  questionId: string,
): Promise<BankQuestion | undefined> {
  const assessment = await getItem(keys.assessment(courseId), AssessmentItem);
  return assessment?.bank.find(({ id, status }) => id === questionId && status === 'approved');
}
