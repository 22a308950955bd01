import type { ShownTask } from '../learning/lessonBlock.ts';

/** A graded result. `letter` is null below the scale. */
export interface AttemptResult {
  right: number;
  questions: number;
  percent: number;
  letter: string | null;
  is_passed: boolean;
}

/** An attempt in a list. */
export interface TakenAttempt {
  number: number;
  /** When it was submitted, as text; undefined while it is open. */
  submitted?: string | undefined;
  result: AttemptResult | null;
}

/** A question of an attempt, without its key. */
export interface AttemptQuestion {
  id: string;
  prompt: string;
  task: ShownTask;
}

/** A letter of the scale with its least percent. */
export interface ScaleStep {
  letter: string;
  from: number;
}

/** Where a passed attempt leads. */
export interface PassedPages {
  /** The page of the certificate, which states the best result; undefined until all lessons are completed. */
  certificateHref: string | undefined;
  /** The address of the next lesson to complete. */
  lessonsHref: string;
}

/** Returns the link after a passed attempt: to the certificate, or to the lessons that it still needs. */
export const passedLink = ({ certificateHref, lessonsHref }: PassedPages): { href: string; text: string } =>
  certificateHref === undefined
    ? { href: lessonsHref, text: 'Complete the remaining lessons to get the certificate' }
    : { href: certificateHref, text: 'See the certificate' };

/** Returns the scale as text: 'The scale: A from 93, …, C− from 70 percent.' */
export const scaleText = (scale: readonly ScaleStep[]): string =>
  `The scale: ${scale.map(({ letter, from }) => `${letter}\u00a0from\u00a0${from}`).join(', ')} percent.`;

/** Returns a result as text: '86 percent, B'. */
export const resultText = ({ percent, letter }: Pick<AttemptResult, 'percent' | 'letter'>): string =>
  letter === null ? `${percent} percent` : `${percent} percent, ${letter}`;
