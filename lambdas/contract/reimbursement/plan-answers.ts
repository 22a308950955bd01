import type { Letter } from '../assessment/scale.ts';
import { noTerms, type PlanAnswer, type PlanTerms } from './plan-terms.ts';

/**
 * How a plan measures success. `pass`, `letter`, `percent` and `scale` are grades whose payment is known; `gpa` is the grade
 * point average of a term; `agency` is what the learner's agency or department defines; `grade` is another grade, or one that
 * the learner does not know; `no` is a plan that asks for nothing.
 */
export const planProofs = [
  'completion',
  'pass',
  'letter',
  'percent',
  'scale',
  'gpa',
  'agency',
  'grade',
  'no',
  'unknown',
] as const;
export type PlanProof = (typeof planProofs)[number];

/**
 * How a plan measures success, and what it pays for it. A field is null if the learner did not say, or if it does not belong
 * to the proof.
 */
export interface PlanMeasure {
  proof: PlanProof;
  /** The lowest letter that a `letter` plan pays for. */
  least_letter: Letter | null;
  /** The lowest percent that a `percent` plan pays for. */
  least_percent: number | null;
  /** The percent of the price that the plan pays for success. A `scale` has one for each letter. */
  paid_percent: number | null;
  /** The percent of the price that a `scale` plan pays for each letter. */
  paid_by_letter: Readonly<Record<Letter, number>> | null;
  /** The most that the plan pays in a year, or in the period that its terms name; in cents. */
  most_cents: number | null;
}

/** A learner's answers about the employer's educational assistance plan. */
export interface PlanAnswers extends PlanMeasure {
  has_plan: PlanAnswer;
  needs_approval_first: PlanAnswer;
  accredited_only: PlanAnswer;
  has_deadline: PlanAnswer;
  /** The last day for the request (ISO date), if it is a date. */
  deadline_on: string | null;
  /** The deadline in the plan's words: 'within 60 days after the course'. */
  deadline_note: string | null;
  repays_on_leaving: PlanAnswer;
  /** What only some plans say. */
  terms: PlanTerms;
}

/** The answers of a learner who knows nothing about the plan. */
export const unknownPlan: PlanAnswers = {
  has_plan: 'unknown',
  needs_approval_first: 'unknown',
  accredited_only: 'unknown',
  proof: 'unknown',
  least_letter: null,
  least_percent: null,
  paid_percent: null,
  paid_by_letter: null,
  most_cents: null,
  has_deadline: 'unknown',
  deadline_on: null,
  deadline_note: null,
  repays_on_leaving: 'unknown',
  terms: noTerms,
};
