import type { CertificateResult } from '../assessment/grade.ts';
import { type Letter, letterOf, resultText, scale } from '../assessment/scale.ts';
import { dollarsAndCents } from '../text/money.ts';
import { capOf, splitByCap } from './cap.ts';
import type { PlanAnswers, PlanMeasure, PlanProof } from './plan-answers.ts';

/** How a course is assessed: the least percent to pass now, null without an assessment, and the result on the certificate. */
export interface Assessed {
  passPercent: number | null;
  result: Pick<CertificateResult, 'percent' | 'letter' | 'pass_percent'> | null;
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

/** What a plan would pay by what the learner told: the cents, null until the course is completed or assessed, and a sentence. */
export interface PlanPayment {
  cents: number | null;
  text: string;
}

/** Whether a plan asks for a grade, which only an assessed course has. */
export const asksForGrade = (proof: PlanProof): boolean =>
  proof === 'pass' || proof === 'letter' || proof === 'percent' || proof === 'scale' || proof === 'grade';

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

/**
 * Returns what a plan pays in cents if it pays this percent of the price: a whole cent, and no more than what is left of the
 * most that it pays in the year.
 */
function shareCents({ most_cents }: PlanMeasure, course: PaidCourse, percent: number): number {
  const left = most_cents === null ? course.priceCents : Math.max(0, most_cents - course.otherCents);
  return Math.min(Math.round((course.priceCents * percent) / 100), left);
}

/** Returns the percent of the price that a plan pays for a passed result. */
function paidPercent(plan: PlanMeasure, passPercent: number, percent: number): number {
  const letter = letterOf(percent);
  if (plan.proof === 'scale') return (letter && plan.paid_by_letter?.[letter]) ?? 0;
  const least = leastPercent(plan, passPercent);
  return least !== null && percent >= least ? (plan.paid_percent ?? 0) : 0;
}

const amountText = (cents: number): string => (cents === 0 ? 'nothing' : dollarsAndCents(cents));

const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Returns what a plan asks for, in words: 'B or better'. */
function askedText({ proof, least_letter }: PlanMeasure, least: number): string {
  if (proof === 'letter' && least_letter && fromOf(least_letter) === least) {
    return `${least_letter} or better, from ${least} percent`;
  }
  return `${least} percent or more`;
}

/** Returns what a scale pays for its letters: '$2,950.00 for A or A−; $1,475.00 for B+, B or B−'. */
function scaleAmounts(plan: PlanMeasure, course: PaidCourse, passPercent: number): [string, number][] {
  const byCents = Map.groupBy(paidSteps(plan, passPercent), ({ letter }) =>
    shareCents(plan, course, plan.paid_by_letter?.[letter] ?? 0),
  );
  return [...byCents].map(([cents, steps]) => [
    `${dollarsAndCents(cents)} for ${either(steps.map(({ letter }) => letter))}`,
    cents,
  ]);
}

/** Returns what the plan pays for the learner's result, or for the one that it needs. `most` is the largest amount in it. */
function paymentForGrade(plan: PlanMeasure, course: PaidCourse, passPercent: number) {
  const { result } = course;
  const least = leastPercent(plan, passPercent);
  if (result) {
    const cents = shareCents(plan, course, paidPercent(plan, passPercent, result.percent));
    const why = least !== null && result.percent < least ? `: it asks for ${askedText(plan, least)}` : '';
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

/** Returns the sentence about the most that a plan pays in a year, if it is known. */
function mostText({ most_cents }: PlanMeasure, { otherCents }: PaidCourse): string {
  if (most_cents === null) return '';
  const used =
    otherCents > 0 ? `, and ${dollarsAndCents(Math.min(otherCents, most_cents))} of it is used` : '';
  return ` It pays at most ${dollarsAndCents(most_cents)} a year${used}.`;
}

/** Returns the sentences about what bounds an amount: the most that the plan pays in a year, and the tax-free limit. */
function boundsText(plan: PlanMeasure, course: PaidCourse, cents: number): string {
  const { year, otherCents } = course;
  const { above_cents } = splitByCap(capOf(year, otherCents), cents);
  const above =
    above_cents === 0
      ? ''
      : ` ${dollarsAndCents(above_cents)} is above the tax-free limit of ${year} and may be taxable.`;
  return `${mostText(plan, course)}${above}`;
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
    : ` ${either(names)} is below this course’s pass mark of ${passPercent} percent, so no certificate states it.`;
}

const told = 'By what you told us, the plan would pay';

/**
 * Returns what a plan would pay for a course, by what the learner told: for its result, or what is needed before there is one.
 * Undefined while the learner has not told enough. It never says what the employer will do.
 */
export function planPayment(plan: PlanAnswers, course: PaidCourse): PlanPayment | undefined {
  const { proof, paid_percent } = plan;
  const isTold = proof === 'scale' ? plan.paid_by_letter !== null : paid_percent !== null;
  if (plan.has_plan === 'no' || proof === 'unknown' || proof === 'grade' || !isTold) return undefined;
  if (plan.accredited_only === 'yes') {
    return {
      cents: 0,
      text: `${told} nothing: it pays for accredited schools only, and we are not an accredited school.`,
    };
  }
  if (asksForGrade(proof)) {
    const passPercent = passPercentOf(course);
    if (passPercent === null) {
      return { cents: 0, text: `${told} nothing: it asks for a grade, and this course has no assessment.` };
    }
    const { cents, most, text } = paymentForGrade(plan, course, passPercent);
    const failed = course.result ? '' : failedText(plan, passPercent);
    return { cents, text: `${told} ${text}.${failed}${boundsText(plan, course, most)}` };
  }
  const cents = shareCents(plan, course, paid_percent ?? 0);
  const isDone = proof === 'no' || course.isCompleted;
  return {
    cents: isDone ? cents : null,
    text: `${told} ${amountText(cents)}${isDone ? '' : ' once you have completed the course'}.${boundsText(plan, course, cents)}`,
  };
}
