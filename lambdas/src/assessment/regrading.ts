import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import type { Answers, FrozenQuestion } from '../rows/assessment/attempt.ts';
import { gradeAttempt, isRight, resultOf } from './rules.ts';

/** A submitted attempt. */
export interface GradedAttempt {
  questions: readonly FrozenQuestion[];
  answers: Answers;
  pass_percent: number;
  result: AttemptResult;
  /** The IDs of its withdrawn questions, sorted. Each counts as right. */
  withdrawn: readonly string[];
}

/** Returns the IDs of the withdrawn questions of a bank. */
export const withdrawnIn = (bank: readonly BankQuestion[]): string[] =>
  bank.flatMap(({ id, status }) => (status === 'withdrawn' ? id : []));

/**
 * Counts a withdrawn question of an attempt as right. Never lowers the result: leaving the question out would, if the
 * learner had it right. Changes nothing if it was counted before, or if the attempt does not have the question.
 */
export function regradeAttempt<Attempt extends GradedAttempt>(attempt: Attempt, questionId: string): Attempt {
  const question = attempt.questions.find(({ id }) => id === questionId);
  if (!question || attempt.withdrawn.includes(questionId)) return attempt;
  const { result, pass_percent, answers } = attempt;
  const right = Math.min(result.questions, result.right + Number(!isRight(question, answers)));
  return {
    ...attempt,
    withdrawn: [...attempt.withdrawn, questionId].toSorted(),
    result: resultOf(right, result.questions, pass_percent),
  };
}

/** Grades the answers of an open attempt. Questions that were withdrawn since its start count as right. */
export function gradeOpenAttempt(
  attempt: Pick<GradedAttempt, 'questions' | 'answers' | 'pass_percent'>,
  withdrawn: readonly string[],
): GradedAttempt {
  const { questions, answers, pass_percent } = attempt;
  const result = gradeAttempt(questions, answers, pass_percent);
  return withdrawn.reduce(regradeAttempt, { ...attempt, result, withdrawn: [] });
}
