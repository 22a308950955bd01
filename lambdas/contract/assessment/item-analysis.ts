/** From how many first attempts on a course or a question has figures. */
export const leastAttempts = 30;

/** The most first attempts that figures use: the newest. A share of 1,000 has a standard error of at most 1.6 points. */
export const mostAttempts = 1000;

/** The figures of a question, from first attempts. They are null below `leastAttempts`. */
export interface QuestionFigures {
  /** The number of first attempts that had the question. */
  attempts: number;
  /** The share of right answers, from 0 to 1. */
  facility: number | null;
  /** The correlation with the other questions, from -1 to 1; also null if all answers, or all other results, are equal. */
  discrimination: number | null;
}

/** What is wrong with a question, as admins read it. */
export type QuestionFinding = 'Too hard' | 'Does not separate';

/**
 * Returns what the figures of a question say against it. The limits are those of the University of Washington's Office of
 * Educational Assessment (ScorePak: Item Analysis): an item is hard if at most 50 percent have it right, and its
 * discrimination is poor below .10. An easy question is no finding: learners should master what a course teaches.
 */
export function findingsOf({ facility, discrimination }: QuestionFigures): QuestionFinding[] {
  return [
    ...(facility !== null && facility <= 0.5 ? (['Too hard'] as const) : []),
    ...(discrimination !== null && discrimination < 0.1 ? (['Does not separate'] as const) : []),
  ];
}

/** Returns the sentence about figures that a course does not have yet. */
export const tooFewAttempts = (attempts: number): string =>
  `Figures appear from ${leastAttempts} first attempts on; there ${attempts === 1 ? 'is' : 'are'} ${attempts}.`;
