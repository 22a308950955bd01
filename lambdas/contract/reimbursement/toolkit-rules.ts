import { proofRules } from '../uploads/proof-rules.ts';
import { longDay, monthsAfter, yearOf } from '../calendar/calendar.ts';
import { accountEmail } from '../text/email-rule.ts';
import { dollarsAndCents } from '../text/money.ts';
import { centsOf } from '../text/typed-numbers.ts';
import { centsRule, dayRule } from './plan-limits.ts';
import { measureProblems } from './plan-rules.ts';
import type { PlanValues } from './plan-values.ts';
import { check, type FieldErrors, fieldRule, formCheck, type FormCheck, type Rule } from '../text/rules.ts';
import { outcomeStatuses, type toolkitStatuses } from '../api/statuses.ts';
import { firstDay, pastDay, pastDayRule, years } from '../text/past-day.ts';
import { optional, printedLine, printedLines, textRule } from '../text/text-rules.ts';
import { cleaned } from '../text/typed-text.ts';

/** What has happened to a request, as ISO dates: the order of the course is first. */
export interface RequestDays {
  ordered_on: string;
  submitted_on: string | null;
  approved_on: string | null;
}

/** What bounds the outcome of a request: its days, and its price in cents without refunds, if it has an order. */
export interface RequestFacts extends RequestDays {
  order_id: string | null;
  amount_cents: number;
}

/** Returns the first day that an outcome can have, and why: nothing comes before the order, or before the step it follows. */
export function firstOutcomeDay(
  { ordered_on, submitted_on, approved_on }: RequestDays,
  status: string,
): { from: string; because: string } {
  const steps = [
    { from: ordered_on, because: 'the day of the order' },
    ...(submitted_on !== null && status !== 'submitted'
      ? [{ from: submitted_on, because: 'when the request was submitted' }]
      : []),
    ...(approved_on !== null && status === 'paid'
      ? [{ from: approved_on, because: 'when the request was approved' }]
      : []),
  ];
  return steps.reduce((latest, step) => (step.from > latest.from ? step : latest));
}

/** The rules for the fields of a toolkit, its outcome, and the employer's decision. Amounts are in cents. */
export const toolkitRules = {
  employer_name: textRule({ ...printedLine(200), missing: 'Enter the name of your employer' }),
  hr_name: textRule(printedLine(100)),
  hr_email: optional(accountEmail),
  employee_number: textRule(printedLine(60)),
  plan_year: fieldRule<number>(years, (year) =>
    Number.isInteger(year) && year >= years.minimum && year <= years.maximum
      ? undefined
      : 'Enter the calendar year of the reimbursement',
  ),
  day: dayRule,
  outcomeDay: pastDay,
  otherAssistance: centsRule(0, 'Enter an amount in dollars and cents, from 0 to 99,999.99'),
  paidAmount: centsRule(1, 'Enter the amount that was paid, in dollars'),
  deadline_note: textRule({ ...printedLine(200), isPrinted: false }),
  decider_name: textRule({ ...printedLine(100), missing: 'Enter your full name' }),
  decider_title: textRule({ ...printedLine(100), missing: 'Enter your title' }),
  approvedAmount: centsRule(1, 'Enter the amount that is approved, in dollars and cents'),
  comment: textRule(printedLines(1000)),
  /** The reason of a denial. An employer must give one, a learner may. */
  reason: textRule({ ...printedLines(1000), missing: 'Give the reason; the employee will read it' }),
  question: textRule({
    ...printedLines(1000),
    isPrinted: false,
    missing: 'Enter your question; the employee will read it',
  }),
};

/** The message for an outcome whose fields do not fit its status. */
export const outcomeMessages = {
  amount: 'Only a paid request has an amount',
  letter: 'Only a denied request has a letter',
  reason: 'Only a denial has a reason',
  approvedAmount: 'Only an approval has an amount',
} as const;

/** Returns the rule for the amount that was paid for a request, in cents: at most the price of its order, if there is one. */
export const paidAmountRule =
  ({ order_id, amount_cents }: Pick<RequestFacts, 'order_id' | 'amount_cents'>) =>
  (paidCents: number): string | undefined =>
    order_id !== null && paidCents > amount_cents
      ? `Enter at most ${dollarsAndCents(amount_cents)}, the price without refunds`
      : toolkitRules.paidAmount(paidCents);

const required =
  (missing: string): Rule =>
  (typed) =>
    cleaned(typed) === '' ? missing : undefined;

/** The form values of a toolkit's facts, without the answers about the plan. */
export type ToolkitValues = {
  employer_name: string;
  hr_name: string;
  hr_email: string;
  employee_number: string;
  /** A calendar year. */
  plan_year: string;
  /** ISO date, or empty. */
  pay_date: string;
  /** Dollars; empty is nothing. */
  other_assistance: string;
};

type EmployerValues = Pick<ToolkitValues, 'employer_name' | 'hr_email'> &
  Partial<Pick<ToolkitValues, 'hr_name' | 'employee_number'>>;

const checkEmployer = (values: EmployerValues) => {
  const { employer_name, hr_name, hr_email, employee_number } = toolkitRules;
  const rules = { employer_name, hr_name, hr_email, employee_number };
  return formCheck(rules)({ hr_name: '', employee_number: '', ...values });
};

/** The valid dates and years of a toolkit's facts. */
export interface FactDays {
  plan_year: number;
  pay_date: string | null;
  deadline_on: string | null;
}

/**
 * Returns why dates do not fit an order of this day (ISO date): no one reimburses a course before it is ordered, the payment
 * is in the year that the toolkit is for, and the deadline of a plan is at most a year old. Undefined if they all fit.
 */
export function factDaysProblems(
  { plan_year, pay_date, deadline_on }: FactDays,
  ordered_on: string,
): FieldErrors<keyof FactDays> | undefined {
  const errors: FieldErrors<keyof FactDays> = {};
  const firstDeadline = monthsAfter(ordered_on, -12);
  if (plan_year < yearOf(ordered_on)) {
    errors.plan_year = `The calendar year cannot be before ${yearOf(ordered_on)}, the year of the order`;
  }
  if (pay_date !== null && pay_date < ordered_on) {
    errors.pay_date = `The date cannot be before ${longDay(ordered_on)}, the day of the order`;
  } else if (pay_date !== null && yearOf(pay_date) !== plan_year) {
    errors.pay_date = `The payment date must be in ${plan_year}, the calendar year of the reimbursement`;
  }
  if (deadline_on !== null && deadline_on < firstDeadline) {
    errors.deadline_on = `The deadline cannot be before ${longDay(firstDeadline)}, a year before the order`;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The order that a toolkit is for: its day (ISO date), if it is known. */
interface OrderOfToolkit {
  ordered_on?: string | undefined;
}

/** Checks the answers about a plan. Without a plan, the fields of its terms are hidden. */
const checkPlan =
  ({ ordered_on = firstDay }: OrderOfToolkit = {}) =>
  (values: Partial<PlanValues>): FieldErrors<keyof PlanValues> | undefined => {
    if (values.has_plan === 'no') return undefined;
    const deadline_on = (typed: string) => {
      const days = { plan_year: years.maximum, pay_date: null, deadline_on: cleaned(typed) || null };
      return optional(toolkitRules.day)(typed) ?? factDaysProblems(days, ordered_on)?.deadline_on;
    };
    const errors = {
      ...measureProblems(values),
      ...(values.has_deadline === 'yes' && {
        deadline_on: deadline_on(values.deadline_on ?? ''),
        deadline_note: toolkitRules.deadline_note(values.deadline_note ?? ''),
      }),
    };
    const found = Object.entries(errors).filter(([, message]) => message !== undefined);
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  };

const otherCents = (typed: string): number => (cleaned(typed) === '' ? 0 : centsOf(typed));

/** Converts checked form values to the facts in the API's request body. */
export const toolkitFactsOf = (values: ToolkitValues) => ({
  employer_name: cleaned(values.employer_name),
  hr_name: cleaned(values.hr_name) || null,
  hr_email: cleaned(values.hr_email) || null,
  employee_number: cleaned(values.employee_number) || null,
  plan_year: Number(values.plan_year),
  pay_date: cleaned(values.pay_date) || null,
  other_assistance_cents: otherCents(values.other_assistance),
});

/** Converts a toolkit's facts to form values. */
export const toolkitValuesOf = (facts: {
  employer_name: string | null;
  hr_name: string | null;
  hr_email: string | null;
  employee_number: string | null;
  plan_year: number;
  pay_date: string | null;
  other_assistance_cents: number;
}): ToolkitValues => ({
  employer_name: facts.employer_name ?? '',
  hr_name: facts.hr_name ?? '',
  hr_email: facts.hr_email ?? '',
  employee_number: facts.employee_number ?? '',
  plan_year: String(facts.plan_year),
  pay_date: facts.pay_date ?? '',
  other_assistance: facts.other_assistance_cents === 0 ? '' : String(facts.other_assistance_cents / 100),
});

/** The outcomes that may follow a status. Recording the same status again corrects its date. Admins correct a payment. */
export const nextOutcomes: Record<(typeof toolkitStatuses)[number], readonly OutcomeStatus[]> = {
  generated: ['submitted', 'approved', 'denied', 'paid'],
  submitted: ['submitted', 'approved', 'denied', 'paid'],
  approved: ['approved', 'denied', 'paid'],
  denied: ['denied', 'submitted', 'approved', 'paid'],
  paid: ['paid'],
};

/** The form values of a request's outcome. */
export type RequestOutcomeValues = {
  status: string;
  /** ISO date. */
  date: string;
  /** Dollars, if the request was paid. */
  amount: string;
};

type OutcomeStatus = (typeof outcomeStatuses)[number];
const isOutcome = (text: string): text is OutcomeStatus =>
  (outcomeStatuses as readonly string[]).includes(text);

/** Checks the form of an outcome, for a request of which this is known, on this day (ISO date). */
const checkRequestOutcome =
  (request: RequestFacts, today: string): FormCheck<RequestOutcomeValues> =>
  (values) =>
    check<RequestOutcomeValues>(
      {
        status: (typed) => (isOutcome(typed) ? undefined : 'Choose the outcome of your request'),
        date: pastDayRule({ ...firstOutcomeDay(request, values.status), to: today }),
        amount: (typed) => (values.status === 'paid' ? paidAmountRule(request)(centsOf(typed)) : undefined),
      },
      values,
    );

/** Converts checked form values to the API's request body, without the version and the letter. Throws a RangeError for an unknown status. */
export function outcomeBodyOf({ status, date, amount }: RequestOutcomeValues) {
  if (!isOutcome(status)) throw new RangeError(`There is no outcome ${status}.`);
  return { status, date: cleaned(date), amount_cents: status === 'paid' ? centsOf(amount) : null };
}

type TimingValues = Pick<ToolkitValues, 'plan_year' | 'pay_date' | 'other_assistance'>;

const checkTiming =
  ({ ordered_on = firstDay }: OrderOfToolkit = {}) =>
  (values: TimingValues) => {
    const plan_year = Number(values.plan_year);
    const invalidYear = toolkitRules.plan_year(plan_year);
    const invalidDay = optional(toolkitRules.day)(values.pay_date);
    const problems =
      invalidYear || invalidDay
        ? undefined
        : factDaysProblems(
            { plan_year, pay_date: cleaned(values.pay_date) || null, deadline_on: null },
            ordered_on,
          );
    return formCheck({
      plan_year: () => invalidYear ?? problems?.plan_year,
      pay_date: () => invalidDay ?? problems?.pay_date,
      other_assistance: (typed) => toolkitRules.otherAssistance(otherCents(typed)),
    })(values);
  };

/** The limits of the employer's letter of denial. */
const letterRules = { ...proofRules.files, hint: 'PDF, JPG or PNG, up to 5 MB' };

const checkCourse = formCheck({ course_id: required('Choose a course') });

/** The rules for the toolkit's forms. */
export const toolkitForms = {
  /** Returns the checks of the steps for a toolkit of this order. */
  validate: (order?: OrderOfToolkit) => ({
    course: checkCourse,
    employer: checkEmployer,
    plan: checkPlan(order),
    timing: checkTiming(order),
  }),
  validateOutcome: checkRequestOutcome,
  letterRules,
};
