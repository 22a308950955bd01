import { leastAttempts, type QuestionFigures } from '@redwhiteandcode/contract/assessment/item-analysis.ts';
import type { FirstAttempt } from './repository.ts';

/**
 * Returns the point-biserial correlation of pairs of an answer (1 if right, else 0) and a score: the correlation of Pearson
 * for a binary variable. Null if all answers, or all scores, are equal.
 */
export function pointBiserial(pairs: readonly { answer: 0 | 1; score: number }[]): number | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanAnswer = mean(pairs.map(({ answer }) => answer));
  const meanScore = mean(pairs.map(({ score }) => score));
  const spread = (of: (pair: { answer: 0 | 1; score: number }) => number) => mean(pairs.map(of));
  const varianceOfAnswers = spread(({ answer }) => (answer - meanAnswer) ** 2);
  const varianceOfScores = spread(({ score }) => (score - meanScore) ** 2);
  // Equal scores such as 1/3 differ from their mean by rounding.
  if (varianceOfAnswers === 0 || varianceOfScores < 1e-12) return null;
  const covariance = spread(({ answer, score }) => (answer - meanAnswer) * (score - meanScore));
  return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceOfAnswers * varianceOfScores)));
}

/**
 * Returns the figures of a question from first attempts. The discrimination is the correlation with the share of the other
 * questions that were right (item-rest correlation), as ScorePak calculates it: with the whole score, a question would
 * correlate with itself. Withdrawn questions are left out of the rest.
 */
export function figuresOf(
  questionId: string,
  attempts: readonly FirstAttempt[],
  withdrawn: ReadonlySet<string>,
): QuestionFigures {
  const isRest = (id: string) => id !== questionId && !withdrawn.has(id);
  const pairs = attempts.flatMap(({ right, wrong }) => {
    const answer = right.includes(questionId) ? 1 : wrong.includes(questionId) ? 0 : undefined;
    if (answer === undefined) return [];
    const [rights, wrongs] = [right.filter(isRest).length, wrong.filter(isRest).length];
    return [{ answer, score: rights + wrongs === 0 ? 0 : rights / (rights + wrongs) } as const];
  });
  if (pairs.length < leastAttempts) return { attempts: pairs.length, facility: null, discrimination: null };
  const facility = pairs.filter(({ answer }) => answer === 1).length / pairs.length;
  return { attempts: pairs.length, facility, discrimination: pointBiserial(pairs) };
}
