import { type Letter, scale } from '../assessment/scale.ts';
import { longDay } from '../calendar/calendar.ts';
import { dollarsAndCents } from '../text/money.ts';
import { periodText } from './measure-limit.ts';
import type { PlanAnswers } from './plan-answers.ts';
import { deadlineText } from './plan-deadlines.ts';
import {
  type DeadlineReason,
  type ExceptionKind,
  type PlanException,
  type PlanPaper,
  planPapers,
  type PlanTerms,
} from './plan-terms.ts';
import { capitalized, counted, listed } from './plan-wording.ts';

const starts = {
  payment: 'the payment',
  course_end: 'the end of the course',
  degree: 'the degree',
} as const;
const parts = {
  all: 'the money',
  part: 'a part of the money',
  last_course: 'the money for the last course',
} as const;

/** Returns the time in which a leaving employee pays the money back: '12 months after the payment'; empty if it is not known. */
function repaymentTime({ repays_months, repays_from, repays_course_times }: PlanTerms): string {
  const months = repays_months === null ? '' : counted(repays_months, 'month');
  const times = repays_course_times === null ? '' : `${repays_course_times} times the length of the course`;
  const time = months && times ? `${times}, but at least ${months}` : months || times;
  return time === '' || repays_from === null ? time : `${time} after ${starts[repays_from]}`;
}

/** Returns the warning for an employee who may leave. */
export function repaymentText(terms: PlanTerms): string {
  const time = repaymentTime(terms);
  const within = time === '' ? '' : ` within ${time}`;
  const layoff = terms.repays_after_layoff === 'no' ? ' A layoff is excepted.' : '';
  const check = time === '' ? ' Check how long this applies.' : '';
  return `You may have to pay ${parts[terms.repays_what ?? 'all']} back if you leave your employer${within}.${layoff}${check}`;
}

const ofPrice = (percent: number): string => `${percent} percent of the price`;

/** Returns what a scale pays, in words: '100 percent of the price for A or A−; 75 percent of the price for B'. */
function scaleFacts(paid: Readonly<Record<Letter, number>>): string {
  const byPercent = Map.groupBy(
    scale.filter(({ letter }) => paid[letter] > 0),
    ({ letter }) => paid[letter],
  );
  return [...byPercent]
    .map(([percent, steps]) => `${ofPrice(percent)} for ${listed(steps.map(({ letter }) => letter))}`)
    .join('; ');
}

/** Returns what a plan asks for, in words; empty if it is not known. */
function askedFor({ proof, least_letter, least_percent }: PlanAnswers): string {
  switch (proof) {
    case 'completion':
      return 'Completion of the course';
    case 'pass':
      return 'A pass';
    case 'letter':
      return least_letter === null ? 'A letter' : `${least_letter} or better`;
    case 'percent':
      return least_percent === null ? 'A percent' : `${least_percent} percent or more`;
    case 'agency':
      return 'As the agency or department defines it';
    case 'grade':
      return 'A grade';
    case 'no':
      return 'Nothing';
    default:
      return '';
  }
}

/** Returns how a plan measures success and what it pays for it. */
function successFacts(plan: PlanAnswers): string {
  const { proof, paid_percent, paid_by_letter, terms } = plan;
  if (proof === 'scale') return paid_by_letter === null ? 'A scale by letter' : scaleFacts(paid_by_letter);
  if (proof === 'gpa') {
    const steps = terms.paid_by_gpa.map(
      ({ from, percent }) => `${ofPrice(percent)} from ${(from / 100).toFixed(1)}`,
    );
    return ['Grade point average of the term', ...steps].join('; ');
  }
  const asked = askedFor(plan);
  return asked === '' || paid_percent === null ? asked : `${asked}: ${ofPrice(paid_percent)}`;
}

const exceptionNames: Record<ExceptionKind, string> = {
  graduate: 'Graduate courses',
  not_job_related: 'Courses not related to the job',
  part_time: 'Part-time employees',
};

function exceptionFacts(exception: PlanException): string {
  const { applies, least_letter, paid_percent, paid_by_letter, most_cents, repays_months } = exception;
  const differences = [
    ...(least_letter === null ? [] : [`${least_letter} or better`]),
    ...(paid_percent === null ? [] : [ofPrice(paid_percent)]),
    ...(paid_by_letter === null ? [] : [scaleFacts(paid_by_letter)]),
    ...(most_cents === null ? [] : [`at most ${dollarsAndCents(most_cents)}`]),
    ...(repays_months === null ? [] : [`${counted(repays_months, 'month')} until nothing is paid back`]),
    ...(applies === 'yes' ? ['applies to this course'] : []),
  ];
  return capitalized(differences.join('; ') || 'other terms');
}

const courseRules = {
  credit: 'only with college credit',
  degree: 'only of a degree',
  no: 'also without college credit',
  unknown: undefined,
} as const;

function courseFacts({ accredited_only, terms }: PlanAnswers): string {
  const rules = [
    accredited_only === 'yes' &&
      (terms.accredited_for === 'all'
        ? 'only of accredited schools'
        : 'college courses and degrees only of accredited schools'),
    accredited_only === 'no' && 'also of schools without accreditation',
    courseRules[terms.credit_only],
    terms.job_related_only === 'yes' && 'only related to the job',
  ];
  return capitalized(rules.filter(Boolean).join('; '));
}

const certificateFacts = {
  yes: 'Accepted in place of a grade',
  no: 'Not accepted in place of a grade',
  certification: 'Accepted for courses toward a professional certification',
  unknown: '',
} as const;

function limitFacts({ most_cents, terms }: PlanAnswers): string {
  const { most_per, most_credits } = terms;
  const limits = [
    ...(most_cents === null ? [] : [`${dollarsAndCents(most_cents)} ${periodText(terms)}`]),
    ...(most_credits === null
      ? []
      : [
          `${counted(most_credits, 'credit')} ${periodText({ ...terms, most_per: most_per ?? 'calendar_year' })}`,
        ]),
  ];
  return listed(limits, 'and');
}

const reasonNames: Record<DeadlineReason, string> = {
  approval_opens: 'Ask for approval',
  approval: 'Ask for approval',
  request: 'Submit the request',
};

function deadlineFacts({ has_deadline, deadline_on, deadline_note, terms }: PlanAnswers): string {
  if (has_deadline === 'no' && terms.deadlines.length === 0) return 'None';
  return [
    ...(deadline_on === null ? [] : [`Submit the request by ${longDay(deadline_on)}`]),
    ...(deadline_note === null ? [] : [`Submit the request as the plan says: “${deadline_note}”`]),
    ...terms.deadlines.map((deadline) => `${reasonNames[deadline.reason]} ${deadlineText(deadline)}`),
  ].join('; ');
}

const paperNames: Record<PlanPaper, string> = {
  request_form: 'request form',
  approval: 'approval',
  receipt: 'itemized receipt',
  grade_report: 'grade report',
  certificate: 'certificate of completion',
  enrollment: 'proof of enrollment',
  course_overview: 'course description',
  agreement: 'signed agreement',
  other_aid: 'statement of other aid',
};

/** The documents that plans ask for, with their names. */
export const namedPapers = planPapers.map((paper) => ({ paper, name: paperNames[paper] }));

function repaymentFacts({ repays_on_leaving, terms }: PlanAnswers): string {
  if (repays_on_leaving === 'unknown') return '';
  if (repays_on_leaving === 'no') return 'Nothing';
  const time = repaymentTime(terms);
  const layoff = terms.repays_after_layoff === 'no' ? ', except after a layoff' : '';
  return `${capitalized(parts[terms.repays_what ?? 'all'])}${time === '' ? '' : `, within ${time}`}${layoff}`;
}

function approvalFacts({ needs_approval_first, terms }: PlanAnswers): string {
  const when = { yes: 'Before the course starts', no: 'Not needed before the course starts', unknown: '' };
  return [when[needs_approval_first], terms.approver && `by ${terms.approver}`].filter(Boolean).join(', ');
}

function eligibilityFacts({ full_time_only, months_employed }: PlanTerms): string {
  const who = full_time_only === 'yes' ? 'Full-time employees' : 'Employees';
  if (months_employed !== null) return `${who} after ${counted(months_employed, 'month')} of employment`;
  return full_time_only === 'yes' ? who : '';
}

/** Returns what is known about a plan, in words: names and texts, in the order of the questions. Empty without a plan. */
export function planFacts(plan: PlanAnswers): [name: string, text: string][] {
  if (plan.has_plan === 'no') return [];
  const { terms } = plan;
  const facts: [string, string][] = [
    ['Who it is for', eligibilityFacts(terms)],
    ['Approval', approvalFacts(plan)],
    ['Courses', courseFacts(plan)],
    ['Success', successFacts(plan)],
    ['A pass without a letter', terms.paid_for_pass === null ? '' : ofPrice(terms.paid_for_pass)],
    ['A certificate of completion', certificateFacts[terms.certificate_counts]],
    ...terms.exceptions.map((one): [string, string] => [exceptionNames[one.for], exceptionFacts(one)]),
    ['Limit', limitFacts(plan)],
    ['Deadlines', deadlineFacts(plan)],
    ['Documents', capitalized(terms.documents.map((paper) => paperNames[paper]).join(', '))],
    ['Payment', terms.paid_in_advance === 'yes' ? 'Before the course' : ''],
    ['Paid back after leaving', repaymentFacts(plan)],
    ['Other terms', terms.other ?? ''],
  ];
  return facts.filter(([, text]) => text !== '');
}
