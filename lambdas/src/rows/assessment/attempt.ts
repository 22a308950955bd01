import * as z from 'zod';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
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

/** A question as an attempt has it: with its key, and its parts shuffled and renamed. */
export type AttemptQuestion = Omit<BankQuestion, 'status'>;

const AttemptItem = z.object({
  submitted_at: z.string().optional(),
  questions: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as AttemptQuestion[]),
});

/** Reads a question of an attempt that its learner has submitted; undefined if there is none, or the attempt is open. */
export async function readSubmittedQuestion(
  userId: string,
  courseId: string,
  { attempt, questionId }: { attempt: number; questionId: string },
): Promise<AttemptQuestion | undefined> {
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
