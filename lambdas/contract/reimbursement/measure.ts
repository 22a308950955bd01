import type { CertificateResult } from '../assessment/grade.ts';
import { type Letter, resultText, scale } from '../assessment/scale.ts';
import { dollarsAndCents } from '../text/money.ts';
import { asksOf, type PaymentReason, reasonsText, refusalsOf } from './measure-conditions.ts';
import { boundsText, mayBeLess, shareCents } from './measure-limit.ts';
import type { PlanAnswers, PlanMeasure, PlanProof } from './plan-answers.ts';
import { planInEffect } from './plan-in-effect.ts';
import { listed } from './plan-wording.ts';

type Result = Pick<CertificateResult, 'percent' | 'letter' | 'pass_percent'>;

/** How a course is assessed: the least percent to pass now, null without an assessment, and the result on the certificate. */
export interface Assessed {
  passPercent: number | null;
  result: Result | null;
}

/** Returns the pass mark that applies to a learner: that of the result, or the course’s while there is none. */
export const passPercentOf = ({ passPercent, result }: Assessed): number | null =>
  result?.pass_percent ?? passPercent;

/** A course that a plan would pay for. */
export interface PaidCourse extends Assessed {
  priceCents: number;
  isCompleted: boolean;
  /** The calendar year of the payment. */
  year: number;
  /** What employers pay for other education in that year, in cents. */
  otherCents: number;
}

/** What a plan would pay by what the learner told, in a sentence. */
export interface PlanPayment {
  /** Null until the course is completed or assessed, and if someone at the employer has to decide. */
  cents: number | null;
  /** Why the plan pays nothing, or who has to decide; empty otherwise. */
  because: readonly PaymentReason[];
  text: string;
}

/** Whether a plan asks for a grade, which only an assessed course has. */
export const asksForGrade = (proof: PlanProof): boolean =>
  ['pass', 'letter', 'percent', 'scale', 'gpa', 'grade'].includes(proof);

/** Returns the least percent of a letter. */
const fromOf = (letter: Letter): number => scale.find((step) => step.letter === letter)?.from ?? 100;

/** Returns the least percent that a plan pays for in a course that is passed with `passPercent`; null if it is not known. */
export function leastPercent(plan: PlanMeasure, passPercent: number): number | null {
  const { proof, least_letter, least_percent } = plan;
  if (proof === 'pass') return passPercent;
  if (proof === 'letter' && least_letter) return Math.max(passPercent, fromOf(least_letter));
  if (proof === 'percent' && least_percent !== null) return Math.max(passPercent, least_percent);
  const least = proof === 'scale' ? paidSteps(plan, passPercent).at(-1) : undefined;
  return least ? Math.max(passPercent, least.from) : null;
}

/** Returns the letters that a scale pays for, best first, and that a passed result can have. */
function paidSteps({ paid_by_letter }: PlanMeasure, passPercent: number) {
  return scale.filter(({ letter }, at) => {
    const to = (scale[at - 1]?.from ?? 101) - 1;
    return to >= passPercent && (paid_by_letter?.[letter] ?? 0) > 0;
  });
}

/** Returns the percent of the price that a plan pays for a passed result. A result without a letter is only a pass. */
function paidPercent(plan: PlanAnswers, passPercent: number, { percent, letter }: Result): number {
  const asksForLetter = plan.proof === 'letter' || plan.proof === 'scale' || plan.proof === 'gpa';
  if (asksForLetter && letter === null) return plan.terms.paid_for_pass ?? 0;
  if (plan.proof === 'scale') return (letter && plan.paid_by_letter?.[letter]) ?? 0;
  const least = leastPercent(plan, passPercent);
  return least !== null && percent >= least ? (plan.paid_percent ?? 0) : 0;
}

const amountText = (cents: number): string => (cents === 0 ? 'nothing' : dollarsAndCents(cents));

/** Returns what a plan asks for, in words: 'B or better'. */
function askedText({ proof, least_letter }: PlanMeasure, least: number): string {
  if (proof === 'letter' && least_letter && fromOf(least_letter) === least) {
    return `${least_letter} or better, from ${least} percent`;
  }
  return `${least} percent or more`;
}

/** Returns what a scale pays for its letters: '$2,950.00 for A or A−; $1,475.00 for B+, B or B−'. */
function scaleAmounts(plan: PlanAnswers, course: PaidCourse, passPercent: number): [string, number][] {
  const byCents = Map.groupBy(paidSteps(plan, passPercent), ({ letter }) =>
    shareCents(plan, course, plan.paid_by_letter?.[letter] ?? 0),
  );
  return [...byCents].map(([cents, steps]) => [
    `${dollarsAndCents(cents)} for ${listed(steps.map(({ letter }) => letter))}`,
    cents,
  ]);
}

/** Returns what the plan pays for the learner's result, or for the one that it needs. `most` is the largest amount in it. */
function paymentForGrade(plan: PlanAnswers, course: PaidCourse, passPercent: number) {
  const { result } = course;
  const least = leastPercent(plan, passPercent);
  if (result) {
    const cents = shareCents(plan, course, paidPercent(plan, passPercent, result));
    const why =
      cents === 0 && least !== null && result.percent < least
        ? `: it asks for ${askedText(plan, least)}`
        : '';
    return { cents, most: cents, text: `${amountText(cents)} for your result, ${resultText(result)}${why}` };
  }
  if (plan.proof === 'scale') {
    const amounts = scaleAmounts(plan, course, passPercent);
    const most = Math.max(0, ...amounts.map(([, cents]) => cents));
    return { cents: null, most, text: amounts.map(([text]) => text).join('; ') || 'nothing' };
  }
  const most = shareCents(plan, course, plan.paid_percent ?? 0);
  const asked = askedText(plan, least ?? passPercent);
  const condition =
    plan.proof === 'pass' ? `if you pass the assessment: ${asked}` : `for a result of ${asked}`;
  return { cents: null, most, text: `${amountText(most)} ${condition}` };
}

/** Returns the sentence about letters that a plan pays for and that a passed course cannot have. */
function failedText(plan: PlanMeasure, passPercent: number): string {
  const failed = scale.filter(
    ({ letter }, at) =>
      (scale[at - 1]?.from ?? 101) - 1 < passPercent &&
      (plan.proof === 'scale' ? (plan.paid_by_letter?.[letter] ?? 0) > 0 : plan.least_letter === letter),
  );
  const names = failed.map(({ letter }) => letter);
  return names.length === 0
    ? ''
    : ` ${listed(names)} is below this course’s pass mark of ${passPercent} percent, so no certificate states it.`;
}

const told = 'By what you told us, the plan would pay';

/** Returns the payment for what is due without a grade: now if it is done, else once the course is completed. */
function paymentForCompletion(plan: PlanAnswers, course: PaidCourse, percent: number): PlanPayment {
  const cents = shareCents(plan, course, percent);
  const isDone = plan.proof === 'no' || course.isCompleted;
  return {
    cents: isDone ? cents : null,
    because: [],
    text: `${told} ${amountText(cents)}${isDone ? '' : ' once you have completed the course'}.${boundsText(plan, course, cents)}`,
  };
}

/** Returns the payment without what someone at the employer must say first: how much of the limit is left. */
const withoutUnknown = (plan: PlanAnswers, course: PaidCourse, payment: PlanPayment): PlanPayment =>
  payment.cents !== null && mayBeLess(plan, course, payment.cents)
    ? { ...payment, cents: null, because: ['period'] }
    : payment;

function paymentFor(plan: PlanAnswers, course: PaidCourse): PlanPayment {
  const { proof, paid_percent, terms } = plan;
  const passPercent = passPercentOf(course);
  if (!asksForGrade(proof)) return paymentForCompletion(plan, course, paid_percent ?? 0);
  if (passPercent === null && terms.certificate_counts === 'yes') {
    return paymentForCompletion(plan, course, terms.paid_for_pass ?? 0);
  }
  if (passPercent === null) {
    const text = `${told} nothing: it asks for a grade, and this course has no assessment.`;
    return { cents: 0, because: ['no_grade'], text };
  }
  const { cents, most, text } = paymentForGrade(plan, course, passPercent);
  const failed = course.result ? '' : failedText(plan, passPercent);
  return { cents, because: [], text: `${told} ${text}.${failed}${boundsText(plan, course, most)}` };
}

/** Whether the learner told enough to say what a plan pays. */
function isTold({ has_plan, proof, paid_by_letter, paid_percent }: PlanAnswers): boolean {
  if (has_plan === 'no' || proof === 'unknown' || proof === 'grade') return false;
  if (proof === 'gpa' || proof === 'agency') return true;
  return proof === 'scale' ? paid_by_letter !== null : paid_percent !== null;
}

/**
 * Returns what a plan would pay for a course, by what the learner told: for its result, or what is needed before there is one.
 * Undefined while the learner has not told enough. It never says what the employer will do.
 */
export function planPayment(answers: PlanAnswers, course: PaidCourse): PlanPayment | undefined {
  if (!isTold(answers)) return undefined;
  const { plan, undecided } = planInEffect(answers);
  const refusals = refusalsOf(plan);
  if (refusals.length > 0) {
    return { cents: 0, because: refusals, text: `${told} nothing: ${reasonsText(refusals)}.` };
  }
  const asks = asksOf(plan, undecided, { passPercent: passPercentOf(course), result: course.result });
  if (asks.length > 0) {
    const text = `By what you told us, someone at your employer has to decide what the plan pays: ${reasonsText(asks)}.`;
    return { cents: null, because: asks, text };
  }
  return withoutUnknown(plan, course, paymentFor(plan, course));
}
