import { scale } from '@redwhiteandcode/contract/assessment/scale.ts';
import type { AssessmentOverviewProps, AttemptQuestion, AttemptResult } from '@redwhiteandcode/design-system';
import { checkOf } from '../../samples/blocks.ts';

export { scale };

/** A passed result. */
export const passed: AttemptResult = { right: 17, questions: 20, percent: 85, letter: 'B', is_passed: true };

/** A result below the scale. */
export const failed: AttemptResult = {
  right: 12,
  questions: 20,
  percent: 60,
  letter: null,
  is_passed: false,
};

/** The rules of an assessment. */
export const rules = { questions: 20, pass_percent: 73, attempts: 3, wait_hours: 24 };

/** An assessment that nobody has taken yet. */
export const untaken: Pick<AssessmentOverviewProps, 'state' | 'taken' | 'best'> = {
  state: { kind: 'open' },
  taken: [],
  best: null,
};

/** A question of each kind. */
export const questions: readonly AttemptQuestion[] = (
  ['one', 'several', 'order', 'match', 'sort', 'number', 'mark'] as const
).map((kind) => {
  const { id, prompt, task } = checkOf(kind);
  return { id, prompt, task };
});
