import { type Letter, letterOf, scale } from '../assessment/scale.ts';
import type { PaidCourse } from './measure.ts';
import { type PlanAnswers, type PlanMeasure, unknownPlan } from './plan-answers.ts';
import {
  exceptionKinds,
  type LimitPeriod,
  noTerms,
  type PlanAnswer,
  type PlanDeadline,
  type PlanException,
  type PlanPaper,
  planPapers,
  type PlanTerms,
} from './plan-terms.ts';

type Percents = Readonly<Record<string, number>>;
type ByKind = Readonly<Record<string, Percents>>;

/** An employer's plan as its file in `tests/samples/employer-plans/` states it. Facts that the model has no field for are read as other terms. */
export interface EmployerPlan {
  id: string;
  employer: string;
  eligibility: { fullTimeOnly?: boolean; afterMonths?: number } | null;
  approval: {
    before?: string;
    by?: string[];
    windows?: string[];
    window?: { daysBeforeStart: number; daysAfterEnd: number };
    latest?: string;
    documentsBefore?: string[];
  };
  provider: { accredited?: string; kinds?: string[]; note?: string } | null;
  proof: {
    kind: string;
    percentByResult: Percents | ByKind | { from: number; percent: number }[];
    passFail?: { accepted: boolean | string; percent: number | null; note?: string };
    note?: string;
  };
  cap: {
    amount?: number | null;
    credits?: number;
    undergraduate?: number;
    graduate?: number;
    fullTime?: number;
    partTime?: number;
    per?: string;
  } | null;
  covers: string[] | null;
  excludes: string[] | null;
  deadlineAfterCourse: { days?: number; months?: number; fixedDates?: string[] } | null;
  documents: string[] | null;
  repayment: {
    schedule?: { monthsAfter: string; until: number; percent: number | string; level?: string }[];
    except?: string[];
    advance?: boolean;
    serviceAgreement?: { atLeastMonths: number; timesCourseLength: number };
  } | null;
  tax: string | null;
  expected: {
    course: {
      paid: number;
      percent?: number;
      letter?: string | null;
      completed?: boolean;
      accredited?: boolean;
      jobRelated?: boolean;
    };
    pays: number | null | 'ask';
    because?: string[];
  };
}

/** Returns what a table gives for a text of a file; throws for a text that it does not know. */
function from<Value>(table: Readonly<Record<string, Value>>, text: string): Value {
  const value = table[text];
  if (value === undefined) throw new Error(`The sample plans say something new: ${text}`);
  return value;
}

/** Returns what a plan pays for each letter: that of the lowest grade that it names and the letter reaches. */
function byLetter(percents: Percents): Record<Letter, number> {
  const best = Object.keys(percents).toSorted();
  return Object.fromEntries(
    scale.map(({ letter }) => [letter, percents[best.find((least) => letter.charAt(0) <= least) ?? ''] ?? 0]),
  ) as Record<Letter, number>;
}

/** Returns the lowest letter that a plan pays for, with its percent. */
function threshold(percents: Percents): Pick<PlanMeasure, 'least_letter' | 'paid_percent'> {
  const paid = Object.entries(percents).filter(([, percent]) => percent > 0);
  const [least = '', paid_percent = 0] =
    paid.toSorted(([one], [other]) => (one < other ? -1 : 1)).at(-1) ?? [];
  const least_letter = scale.find(({ letter }) => letter === least)?.letter ?? null;
  return { least_letter, paid_percent };
}

const noException = {
  least_letter: null,
  paid_percent: null,
  paid_by_letter: null,
  most_cents: null,
  repays_months: null,
};
type Exception = Pick<PlanException, 'for'> & Partial<PlanException>;

/** How a plan measures success, with the exceptions for a kind of course. */
function measureOf({ kind, percentByResult }: EmployerPlan['proof']): {
  measure: Partial<PlanAnswers>;
  exceptions: Exception[];
} {
  const percents = percentByResult as Percents;
  const { undergraduate = {}, graduate = {}, jobRelated = {}, other = {} } = percentByResult as ByKind;
  switch (kind) {
    case 'letter-scale':
      return { measure: { proof: 'scale', paid_by_letter: byLetter(percents) }, exceptions: [] };
    case 'scale-by-level':
      return {
        measure: { proof: 'scale', paid_by_letter: byLetter(undergraduate) },
        exceptions: [{ for: 'graduate', paid_by_letter: byLetter(graduate) }],
      };
    case 'threshold-by-relevance':
      return {
        measure: { proof: 'scale', paid_by_letter: byLetter(jobRelated) },
        exceptions: [{ for: 'not_job_related', paid_by_letter: byLetter(other) }],
      };
    case 'threshold':
    case 'threshold-or-certificate':
      return { measure: { proof: 'letter', ...threshold(percents) }, exceptions: [] };
    case 'threshold-by-level':
      return {
        measure: { proof: 'letter', ...threshold(undergraduate) },
        exceptions: [{ for: 'graduate', least_letter: threshold(graduate).least_letter }],
      };
    case 'gpa-of-term':
      return { measure: { proof: 'gpa' }, exceptions: [] };
    default:
      return { measure: { proof: from({ 'agency-defined': 'agency' }, kind) as 'agency' }, exceptions: [] };
  }
}

const accreditation: Record<string, Partial<PlanAnswers> & { for?: PlanTerms['accredited_for'] }> = {
  required: { accredited_only: 'yes' },
  regional: { accredited_only: 'yes' },
  'national or regional, recognized by the Department of Education': { accredited_only: 'yes' },
  'college, technical or business school, or an accredited online or correspondence program': {
    accredited_only: 'yes',
  },
  'college or university': { accredited_only: 'yes' },
  'for degrees': { accredited_only: 'yes', for: 'degree' },
  'for accelerated programs': { accredited_only: 'yes', for: 'degree' },
  'for college courses': { accredited_only: 'yes', for: 'degree' },
  'not required': { accredited_only: 'no' },
  // It names courses on the internet, and no accreditation.
  'educational institution': { accredited_only: 'no' },
};

/** Whether a plan asks for approval before the course starts, and its deadlines for it. */
function approvalOf({ before, windows, window, latest }: EmployerPlan['approval']) {
  const around = (days: number, until: PlanDeadline): PlanDeadline[] => [
    { reason: 'approval_opens', rule: 'before_start', count: days, unit: 'days' },
    until,
  ];
  const approval = 'approval';
  const needs = (needs_approval_first: PlanAnswer, ...deadlines: PlanDeadline[]) => ({
    needs_approval_first,
    deadlines,
  });
  if (window) {
    const { daysBeforeStart, daysAfterEnd: count } = window;
    return needs(
      'no',
      ...around(daysBeforeStart, { reason: approval, rule: 'after_end', count, unit: 'days' }),
    );
  }
  if (latest !== undefined) {
    const count = from({ '14 days after the first class': 14 }, latest);
    return needs('no', { reason: approval, rule: 'after_start', count, unit: 'days' });
  }
  if (before === undefined) return needs('unknown');
  const [fridays = ''] = windows ?? [];
  return from(
    {
      enrolling: needs('yes'),
      registration: needs('yes'),
      registering: needs('yes'),
      'the course': needs('yes'),
      reimbursement: needs('no'),
      unclear: needs('unknown'),
      window: needs('yes', {
        reason: approval,
        rule: 'yearly',
        days: fridays === 'first Friday of November, April, June' ? ['11-1FR', '04-1FR', '06-1FR'] : [],
      }),
      'two weeks around the start of the course': needs(
        'no',
        ...around(14, { reason: approval, rule: 'after_start', count: 14, unit: 'days' }),
      ),
      'budget cycle of the year before, then before the course': needs(
        'yes',
        { reason: approval, rule: 'words', words: 'in the budget cycle of the year before' },
        { reason: approval, rule: 'before_start', count: 0, unit: 'days' },
      ),
    },
    before,
  );
}

function requestDeadlines(deadline: EmployerPlan['deadlineAfterCourse']): PlanDeadline[] {
  if (deadline === null) return [];
  const { days, months, fixedDates } = deadline;
  if (fixedDates) return [{ reason: 'request', rule: 'yearly', days: fixedDates }];
  const [count = 0, unit] = days === undefined ? [months, 'months' as const] : [days, 'days' as const];
  return [{ reason: 'request', rule: 'after_end', count, unit }];
}

const periods: Record<string, LimitPeriod> = {
  year: 'calendar_year',
  'calendar year': 'calendar_year',
  'academic year': 'academic_year',
  'fiscal year from July 1': 'fiscal_year',
  'semester, by the date of payment': 'semester',
  credit: 'credit',
};

const cents = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : dollars * 100;

function limitOf(cap: EmployerPlan['cap']) {
  const { amount, credits, undergraduate, graduate, fullTime, partTime, per } = cap ?? {};
  const terms: Partial<PlanTerms> = {
    most_per: per === undefined ? null : from(periods, per),
    most_from: per === 'fiscal year from July 1' ? '07-01' : null,
    most_credits: credits ?? null,
  };
  const exceptions: Exception[] = [
    ...(graduate === undefined ? [] : [{ for: 'graduate' as const, most_cents: cents(graduate) }]),
    ...(partTime === undefined ? [] : [{ for: 'part_time' as const, most_cents: cents(partTime) }]),
  ];
  return { most_cents: cents(amount ?? undergraduate ?? fullTime), terms, exceptions };
}

const starts = { payment: 'payment', 'course end': 'course_end', degree: 'degree' } as const;
const parts = { '100': 'all', 'a portion': 'part', 'last course': 'last_course' } as const;

function repaymentOf(repayment: EmployerPlan['repayment']) {
  const { schedule = [], except, advance, serviceAgreement } = repayment ?? {};
  const [step] = schedule;
  const graduate = schedule.find(({ level }) => level === 'graduate');
  const terms: Partial<PlanTerms> = {
    paid_in_advance: advance ? 'yes' : 'unknown',
    repays_months: step?.until ?? serviceAgreement?.atLeastMonths ?? null,
    repays_from: step ? from(starts, step.monthsAfter) : null,
    repays_what: step ? from(parts, String(step.percent)) : null,
    repays_course_times: serviceAgreement?.timesCourseLength ?? null,
    repays_after_layoff: except?.includes('layoff') ? 'no' : 'unknown',
  };
  const exceptions: Exception[] = graduate ? [{ for: 'graduate', repays_months: graduate.until }] : [];
  return {
    repays_on_leaving: repayment === null ? ('unknown' as const) : ('yes' as const),
    terms,
    exceptions,
  };
}

const papers: Record<string, readonly PlanPaper[]> = {
  'reimbursement request': ['request_form'],
  form: ['request_form'],
  application: ['request_form'],
  'approved application': ['approval'],
  'tuition bill': ['receipt'],
  'itemized bill': ['receipt'],
  'receipted bill': ['receipt'],
  'registrar receipt': ['receipt'],
  'book receipts': ['receipt'],
  'tuition receipt': ['receipt'],
  'receipt of payment': ['receipt'],
  'paid receipts': ['receipt'],
  'grade report': ['grade_report'],
  grades: ['grade_report'],
  'passing grades': ['grade_report'],
  'final grade': ['grade_report'],
  'official transcript': ['grade_report'],
  'official copy of the grade': ['grade_report'],
  'official documentation': ['grade_report'],
  'evidence of the grade': ['grade_report'],
  'transcript or certificate of completion': ['grade_report', 'certificate'],
  'documents showing completion': ['certificate'],
  'proof of registration': ['enrollment'],
  'course schedule': ['course_overview'],
  overview: ['course_overview'],
  'book costs': ['course_overview'],
  'signed agreement': ['agreement'],
  'statement of other aid': ['other_aid'],
};

/** Which completion without a grade a plan accepts, and its percent for a pass without a letter. */
function passOf({ proof, provider }: EmployerPlan): Partial<PlanTerms> {
  if (proof.kind === 'threshold-or-certificate') {
    // The page names no percent for workshops, and limits them by credits only.
    return { certificate_counts: 'yes', paid_for_pass: 100 };
  }
  const notes = [proof.note, proof.passFail?.note, provider?.note].join(' ');
  return {
    certificate_counts: notes.includes('certification') ? 'certification' : 'unknown',
    paid_for_pass: proof.passFail?.percent ?? null,
  };
}

/** Which courses a plan pays for. The grade point average of a term is that of a degree. */
function coursesOf({ excludes, provider, proof }: EmployerPlan): Partial<PlanTerms> {
  const without = (text: string) => excludes?.includes(text) ?? false;
  const isDegree = proof.kind === 'gpa-of-term' || without('not part of academic degree training');
  const isCredit = without('seminars, workshops and trainings without credit');
  const isFree = provider?.kinds?.includes('credit or non-credit') ?? false;
  return {
    job_related_only: without('not job related') ? 'yes' : 'unknown',
    credit_only: isDegree ? 'degree' : isCredit ? 'credit' : isFree ? 'no' : 'unknown',
  };
}

/** Joins the exceptions for the same courses or employees. */
function joined(exceptions: readonly Exception[]): PlanException[] {
  const byKind = Map.groupBy(exceptions, (exception) => exception.for);
  return exceptionKinds.flatMap((kind) => {
    const same = byKind.get(kind);
    return same ? Object.assign({ applies: 'unknown' as const, ...noException }, ...same) : [];
  });
}

/** The facts of each part that have a field in the model. */
const held: Readonly<Record<string, readonly string[]>> = {
  eligibility: ['fullTimeOnly', 'afterMonths'],
  approval: ['before', 'by', 'windows', 'window', 'latest', 'documentsBefore'],
  provider: ['accredited'],
  proof: ['kind', 'percentByResult'],
  cap: ['amount', 'credits', 'undergraduate', 'graduate', 'fullTime', 'partTime', 'per'],
  deadlineAfterCourse: ['days', 'months', 'from', 'fixedDates'],
  repayment: ['schedule', 'except', 'advance', 'serviceAgreement'],
};
const heldParts = ['id', 'employer', 'documents', 'pays', 'expected', 'unclear'];

/** Returns the facts for which the model has no field, so that nothing of a file is lost. */
function otherOf(policy: EmployerPlan): string {
  return Object.entries(policy)
    .filter(([part, facts]) => facts !== null && !heldParts.includes(part))
    .flatMap(([part, facts]) => {
      if (typeof facts !== 'object' || Array.isArray(facts)) return [`${part}: ${facts}`];
      const rest = Object.entries(facts as object).filter(([name]) => !from(held, part).includes(name));
      return rest.length === 0
        ? []
        : [`${part}: ${rest.map(([name, fact]) => `${name} ${JSON.stringify(fact)}`).join(', ')}`];
    })
    .join('; ');
}

/** Returns an employer's plan as the answers of someone who has read it. */
export function answersOf(policy: EmployerPlan): PlanAnswers {
  const { eligibility, approval, provider, proof, documents } = policy;
  const { for: accredited_for = 'all', ...accredited } =
    provider?.accredited === undefined ? {} : from(accreditation, provider.accredited);
  const { measure, exceptions } = measureOf(proof);
  const { needs_approval_first, deadlines } = approvalOf(approval);
  const requests = requestDeadlines(policy.deadlineAfterCourse);
  const limit = limitOf(policy.cap);
  const { repays_on_leaving, ...repayment } = repaymentOf(policy.repayment);
  const asked = [...(documents ?? []), ...(approval.documentsBefore ?? [])].flatMap((text) =>
    from(papers, text),
  );
  const averages =
    proof.kind === 'gpa-of-term' ? (proof.percentByResult as { from: number; percent: number }[]) : [];
  return {
    ...unknownPlan,
    has_plan: 'yes',
    needs_approval_first,
    ...accredited,
    ...measure,
    most_cents: limit.most_cents,
    has_deadline: requests.length > 0 ? 'yes' : 'unknown',
    repays_on_leaving,
    terms: {
      ...noTerms,
      accredited_for,
      ...coursesOf(policy),
      full_time_only: eligibility?.fullTimeOnly ? 'yes' : 'unknown',
      months_employed: eligibility?.afterMonths ?? null,
      approver: approval.by?.join(', ') ?? null,
      ...passOf(policy),
      paid_by_gpa: averages.map(({ from: least, percent }) => ({ from: Math.round(least * 100), percent })),
      ...limit.terms,
      exceptions: joined([...exceptions, ...limit.exceptions, ...repayment.exceptions]),
      deadlines: [...deadlines, ...requests],
      ...repayment.terms,
      documents: planPapers.filter((paper) => asked.includes(paper)),
      other: otherOf(policy) || null,
    },
  };
}

/**
 * Returns the answers of a learner about the example course of a plan. Our courses are never accredited; an example course
 * meets this condition unless its file says that it does not.
 */
export function exampleAnswers(policy: EmployerPlan): PlanAnswers {
  const answers = answersOf(policy);
  const { accredited, jobRelated } = policy.expected.course;
  const { terms } = answers;
  const isMet = accredited !== false && terms.accredited_for === 'all';
  return {
    ...answers,
    accredited_only: isMet ? 'no' : answers.accredited_only,
    terms: {
      ...terms,
      exceptions: terms.exceptions.map((exception) =>
        exception.for === 'not_job_related' && jobRelated !== undefined
          ? { ...exception, applies: jobRelated ? 'no' : 'yes' }
          : exception,
      ),
    },
  };
}

/** Returns the example course of a plan, with a result unless it only was completed. */
export function exampleCourse({ expected: { course } }: EmployerPlan): PaidCourse {
  const { paid, percent, letter } = course;
  const least = scale.find((step) => step.letter === letter)?.from ?? 73;
  const graded = { percent: percent ?? least, letter: letterOf(percent ?? least), pass_percent: 70 };
  const isGraded = letter !== undefined && letter !== null;
  return {
    priceCents: paid * 100,
    passPercent: null,
    result: isGraded ? { ...graded, letter: letter === 'pass' ? null : graded.letter } : null,
    isCompleted: true,
    year: 2026,
    otherCents: 0,
  };
}
