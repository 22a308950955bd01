import type { RecordFactsProps, TimelineItem, ToolkitDraft } from '@redwhiteandcode/design-system';
import { dayOf, longDay, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { recordedDenial } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { capOf, splitByCap } from '@redwhiteandcode/contract/reimbursement/cap.ts';
import { type PlanAnswers, unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import {
  type Assessed,
  planPayment,
  type PlanPayment,
} from '@redwhiteandcode/contract/reimbursement/measure.ts';
import { planValuesOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import type { PolicySituation } from '@redwhiteandcode/contract/reimbursement/policy-rule.ts';
import type {
  CapMeter,
  ReimbursableCourse,
  Toolkit,
  ToolkitEvent,
} from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { toolkitValuesOf } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';

/** Whether a draft has the other assistance that the learner has declared for its year. */
export const isAsDeclared = (
  { year, declared_cents }: Pick<CapMeter, 'year' | 'declared_cents'>,
  draft: ToolkitDraft,
): boolean =>
  declared_cents > 0 &&
  draft.plan_year === String(year) &&
  draft.other_assistance === draftOf(undefined, year, { declaredCents: declared_cents }).other_assistance;

/** Returns the form values of a toolkit; without one, of a new toolkit for this year, with what is declared for it. */
export function draftOf(
  toolkit: Toolkit | undefined,
  year: number,
  {
    courseId = '',
    declaredCents = 0,
  }: { courseId?: string | undefined; declaredCents?: number | undefined } = {},
): ToolkitDraft {
  if (toolkit) {
    return {
      course_id: toolkit.course_id,
      ...toolkitValuesOf(toolkit),
      ...planValuesOf(toolkit.plan),
    };
  }
  const empty = { employer_name: null, hr_name: null, hr_email: null, employee_number: null, pay_date: null };
  return {
    course_id: courseId,
    ...toolkitValuesOf({ ...empty, plan_year: year, other_assistance_cents: declaredCents }),
    ...planValuesOf(unknownPlan),
  };
}

const known = (name: string, value: string | null): [string, string][] => (value ? [[name, value]] : []);

/** Returns what the learner entered for a toolkit. */
export const enteredFacts = (toolkit: Toolkit): RecordFactsProps['items'] => [
  [copy.facts.employer, toolkit.employer_name],
  ...known(copy.facts.hr, toolkit.hr_name),
  ...known(copy.facts.hrEmail, toolkit.hr_email),
  ...known(copy.facts.number, toolkit.employee_number),
  [copy.facts.year, String(toolkit.plan_year)],
  ...known(copy.facts.payDate, toolkit.pay_date && longDay(toolkit.pay_date)),
];

/** Returns how a course is assessed, as the rules about plans need it. */
const assessedOf = ({
  pass_percent,
  result,
}: Pick<ReimbursableCourse, 'pass_percent' | 'result'>): Assessed => ({ passPercent: pass_percent, result });

/** Returns what the rules about plans need to know about a course. */
export const situationOf = (
  course: ReimbursableCourse,
  today: string,
  status: Toolkit['status'] | undefined,
): PolicySituation => ({
  today,
  hasStarted: course.has_started,
  startedOn: course.has_started ? course.ordered_on : null,
  endedOn: course.completed_on,
  hasPaid: course.is_paid_for,
  isCompleted: course.certificate_number !== null,
  ...assessedOf(course),
  status,
});

/** Returns what a plan would pay for a course in a year with these other payments; undefined while too little is known. */
export const paymentOf = (
  plan: PlanAnswers,
  course: ReimbursableCourse,
  { year, otherCents, paidCents }: Omit<LimitRequest, 'priceCents'>,
): PlanPayment | undefined =>
  planPayment(plan, {
    ...assessedOf(course),
    priceCents: course.amount_cents,
    isCompleted: course.certificate_number !== null,
    year,
    otherCents: otherCents + paidCents,
  });

/** What a price means for the limit of a year. Amounts are in cents. */
export interface LimitRequest {
  year: number;
  priceCents: number;
  /** Other assistance in that year. */
  otherCents: number;
  /** Other reimbursements in that year, from the learner's records. */
  paidCents: number;
}

/** Returns the arithmetic of a price and a year's limit, and whether a part is above it. */
export function limitFacts({ year, priceCents, otherCents, paidCents }: LimitRequest): {
  items: RecordFactsProps['items'];
  isAbove: boolean;
} {
  const cap = capOf(year, otherCents + paidCents);
  const { within_cents, above_cents } = splitByCap(cap, priceCents);
  return {
    isAbove: above_cents > 0,
    items: [
      [copy.facts.price, dollarsAndCents(priceCents)],
      [copy.facts.limit(year, cap.is_announced), dollarsAndCents(cap.limit_cents)],
      [copy.facts.other, dollarsAndCents(otherCents)],
      ...(paidCents > 0 ? [[copy.facts.paid, dollarsAndCents(paidCents)] as const] : []),
      [copy.facts.within, dollarsAndCents(within_cents)],
      ...(above_cents > 0 ? [[copy.facts.above, dollarsAndCents(above_cents)] as const] : []),
    ],
  };
}

/** Returns what employers paid in a toolkit's year for other courses, in cents. */
export const paidForOthers = (toolkit: Toolkit | undefined, cap: CapMeter | undefined): number => {
  const own =
    toolkit?.paid_on && toolkit.paid_on.startsWith(String(cap?.year)) ? (toolkit.paid_cents ?? 0) : 0;
  return Math.max(0, (cap?.paid_cents ?? 0) - own);
};

/** Returns a toolkit with the dates that its documents show. */
export const toolkitDays = (toolkit: Toolkit): Toolkit =>
  withDays(toolkit, { generated_at: 'documentsMade' });

/** Returns the sentence about what the learner does next. */
export function nextStepOf({
  status,
  status_by,
  link,
  is_paid_for,
}: Pick<Toolkit, 'status' | 'status_by' | 'link' | 'is_paid_for'>): string {
  const denial = recordedDenial({ status, status_by });
  if (denial) return copy.next[denial === 'employer_email' ? 'deniedInWriting' : 'deniedByLink'];
  const isOpen = link?.state === 'open' && (status === 'generated' || status === 'submitted');
  if (status === 'approved' && !is_paid_for) return copy.next.approvedUnpaid;
  return copy.next[isOpen ? 'link' : status];
}

const tones: { [Kind in ToolkitEvent['kind']]?: TimelineItem['tone'] } = {
  approved: 'success',
  paid: 'success',
  denied: 'danger',
};

function detailsOf({ at, kind, on, amount_cents, note }: ToolkitEvent): string {
  const days = kind === 'reminded' ? '' : note;
  return [
    on !== null && dayOf('history', at) !== on && longDay(on),
    amount_cents !== null && dollarsAndCents(amount_cents),
    kind === 'facts_changed' && note !== null ? copy.version(note) : days,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns a toolkit's history for the timeline. */
export const toolkitHistory = ({ history }: Toolkit): TimelineItem[] =>
  history.map((event, index): TimelineItem => {
    const tone = tones[event.kind];
    const description = detailsOf(event);
    return {
      id: String(index),
      title: copy.events[event.kind],
      time: event.at,
      actor: copy.recorders[event.by],
      ...(tone && { tone }),
      ...(description && { description }),
    };
  });
