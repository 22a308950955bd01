import type { Rule } from '../text/rules.ts';
import { typedNumber } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';
import { type PlanAnswers, type PlanProof, planProofs } from './plan-answers.ts';

type PlainAnswers = Omit<PlanAnswers, 'paid_by_letter' | 'most_cents' | 'terms'>;

/**
 * The answers about a plan as form values; an unknown answer is 'unknown' or empty. `paid_A` is the percent that a scale pays
 * for an A, and so on.
 */
export type PlanValues = { [Field in keyof PlainAnswers]: string } & {
  /** The most that the plan pays in a year, in dollars. */
  most: string;
  [paidForLetter: `paid_${string}`]: string | undefined;
  /** What only some plans say: a term, or a part of one. */
  [term: `terms_${string}`]: string | undefined;
};

/** Returns the answer that is typed; 'unknown' for any other text. */
export const oneOf = <Answer extends string>(answers: readonly Answer[], typed: string): Answer | 'unknown' =>
  answers.find((answer) => answer === typed) ?? 'unknown';

/** Returns a typed number that meets a rule; null for any other text. */
export function numberOf(typed: string | undefined, rule: Rule<number>, parse = typedNumber): number | null {
  const value = parse(typed ?? '');
  return rule(value) === undefined ? value : null;
}

/** Whether a plan pays one percent of the price, which is asked for. */
export const paysShare = (proof: string): boolean =>
  !['scale', 'gpa', 'agency', 'grade', 'unknown'].includes(proof);

/** Returns the error of a typed number that may be empty. */
export const optionalNumber = (typedText: string | undefined, rule: Rule<number>, parse = typedNumber) =>
  cleaned(typedText ?? '') === '' ? undefined : rule(parse(typedText ?? ''));

/** Returns a number as a form value; empty for null. */
export const typed = (value: number | null): string => (value === null ? '' : String(value));

/** Returns how a plan measures success by a form's values. A learner who chose another grade may say which. */
export function proofOf({ has_plan, proof, terms_other_proof }: Partial<PlanValues>): PlanProof {
  if (has_plan === 'no') return 'unknown';
  const isOther = terms_other_proof === 'gpa' || terms_other_proof === 'agency';
  return proof === 'grade' && isOther ? terms_other_proof : oneOf(planProofs, proof ?? '');
}
