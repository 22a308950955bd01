import { dollarsAndCents } from '../text/money.ts';
import { capOf, splitByCap } from './cap.ts';
import type { PlanAnswers } from './plan-answers.ts';
import type { PlanTerms } from './plan-terms.ts';
import { yearlyDayText } from './yearly-days.ts';

/** The price of a course, and what employers pay for other education in the calendar year of the payment. */
interface Price {
  priceCents: number;
  year: number;
  otherCents: number;
}

type Limited = Pick<PlanAnswers, 'most_cents' | 'terms'>;

/** Whether a plan's limit is for a period of which we do not know what it paid before: any but the calendar year. */
const isOtherPeriod = ({ terms: { most_per } }: Limited): boolean =>
  most_per !== null && most_per !== 'calendar_year';

/** Returns the most that a plan pays in its period; null without a limit, or if it is for each credit. */
const mostOf = ({ most_cents, terms }: Limited): number | null =>
  terms.most_per === 'credit' ? null : most_cents;

/**
 * Returns what a plan pays in cents if it pays this percent of the price: a whole cent, and no more than what is left of its
 * limit, as far as we know what it paid before.
 */
export function shareCents(plan: Limited, { priceCents, otherCents }: Price, percent: number): number {
  const most = mostOf(plan) ?? Number.POSITIVE_INFINITY;
  const used = isOtherPeriod(plan) ? 0 : otherCents;
  return Math.min(Math.round((priceCents * percent) / 100), Math.max(0, most - used));
}

/** Whether a plan may pay less than this, because payments of the calendar year may count for its own period. */
export const mayBeLess = (plan: Limited, { otherCents }: Price, cents: number): boolean =>
  isOtherPeriod(plan) && cents > Math.max(0, (mostOf(plan) ?? Number.POSITIVE_INFINITY) - otherCents);

/** Returns the period of a limit in words: 'a fiscal year from July 1'. */
export function periodText({ most_per, most_from }: PlanTerms): string {
  const from = most_from === null ? '' : ` from ${yearlyDayText(most_from)}`;
  switch (most_per) {
    case 'academic_year':
      return `an academic year${from}`;
    case 'fiscal_year':
      return `a fiscal year${from}`;
    case 'semester':
      return 'a semester';
    case 'credit':
      return 'a credit';
    case 'calendar_year':
    case null:
      return 'a year';
  }
}

/** Returns the sentence about the most that a plan pays in its period, if it is known. */
function mostText(plan: Limited, { otherCents }: Price): string {
  const { most_cents, terms } = plan;
  if (most_cents === null) return '';
  const limit = ` It pays at most ${dollarsAndCents(most_cents)} ${periodText(terms)}`;
  if (terms.most_per === 'credit') return `${limit}, and this course has no credits.`;
  if (isOtherPeriod(plan)) return `${limit}, including what it has already paid in that time.`;
  const used =
    otherCents > 0 ? `, and ${dollarsAndCents(Math.min(otherCents, most_cents))} of it is used` : '';
  return `${limit}${used}.`;
}

/** Returns the sentences about what bounds an amount: the most that the plan pays in its period, and the tax-free limit. */
export function boundsText(plan: Limited, course: Price, cents: number): string {
  const { year, otherCents } = course;
  const { above_cents } = splitByCap(capOf(year, otherCents), cents);
  const above =
    above_cents === 0
      ? ''
      : ` ${dollarsAndCents(above_cents)} is above the tax-free limit of ${year} and may be taxable.`;
  return `${mostText(plan, course)}${above}`;
}
