import type { Letter } from '../assessment/scale.ts';

/** The answers to a question about an employer's plan. */
export const planAnswers = ['yes', 'no', 'unknown'] as const;
export type PlanAnswer = (typeof planAnswers)[number];

/** The courses for which a plan that asks for an accredited school does so. */
export const accreditedFor = ['all', 'degree'] as const;

/** Whether a plan pays only for courses with college credit, or only for those of a degree. */
export const creditRules = ['no', 'credit', 'degree', 'unknown'] as const;

/**
 * Whether a certificate of completion counts where a course has no grade. `certification`: only that of a course toward a
 * professional certification or license.
 */
export const certificateRules = ['yes', 'no', 'certification', 'unknown'] as const;

/** The periods of a plan's limit. A limit for each credit does not bound a course without credits. */
export const limitPeriods = ['calendar_year', 'academic_year', 'fiscal_year', 'semester', 'credit'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** For whom a plan has other terms. Its other fields are the terms for everyone else. */
export const exceptionKinds = ['graduate', 'not_job_related', 'part_time'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** The terms of a plan that differ for some courses or employees. A field that is null does not differ. */
export interface PlanException {
  for: ExceptionKind;
  /** Whether it is for this learner's course. */
  applies: PlanAnswer;
  least_letter: Letter | null;
  paid_percent: number | null;
  paid_by_letter: Readonly<Record<Letter, number>> | null;
  most_cents: number | null;
  repays_months: number | null;
}

/** What is due at a deadline. `approval_opens` is the first day on which the learner may ask for approval. */
export const deadlineReasons = ['approval_opens', 'approval', 'request'] as const;
export type DeadlineReason = (typeof deadlineReasons)[number];

/** The rules that count from a day of the course. */
export const countedRules = ['before_start', 'after_start', 'after_end'] as const;
/** How a plan states a deadline. */
export const deadlineRules = [...countedRules, 'yearly', 'date', 'words'] as const;
export const deadlineUnits = ['days', 'months'] as const;

/** A deadline of a plan: what is due, and how the plan states the day. */
export type PlanDeadline = { reason: DeadlineReason } & (
  | { rule: (typeof countedRules)[number]; count: number; unit: (typeof deadlineUnits)[number] }
  /** The next of these days of each year, as `yearly-days.ts` writes them. */
  | { rule: 'yearly'; days: string[] }
  /** An ISO date. */
  | { rule: 'date'; on: string }
  | { rule: 'words'; words: string }
);

/** From which day the time counts in which a leaving employee pays the money back. */
export const repaymentStarts = ['payment', 'course_end', 'degree'] as const;

/** What a leaving employee pays back. */
export const repaidParts = ['all', 'part', 'last_course'] as const;

/** The documents that plans ask for with a request. */
export const planPapers = [
  'request_form',
  'approval',
  'receipt',
  'grade_report',
  'certificate',
  'enrollment',
  'course_overview',
  'agreement',
  'other_aid',
] as const;
export type PlanPaper = (typeof planPapers)[number];

/** The terms that only some plans have. A field is null, empty or 'unknown' if the learner did not say. */
export interface PlanTerms {
  accredited_for: (typeof accreditedFor)[number];
  credit_only: (typeof creditRules)[number];
  job_related_only: PlanAnswer;
  full_time_only: PlanAnswer;
  /** The months that an employee must have worked for the employer. */
  months_employed: number | null;
  /** Who approves a course, in the plan's words. */
  approver: string | null;
  /** The percent of the price that the plan pays for a pass, or for a certificate, without a letter. */
  paid_for_pass: number | null;
  certificate_counts: (typeof certificateRules)[number];
  /** What a `gpa` plan pays, best first. `from` is the least average in hundredths: 350 is 3.5. An average between two pays the lower. */
  paid_by_gpa: { from: number; percent: number }[];
  /** The period of the limit; null if the learner did not say, which is read as a calendar year. */
  most_per: LimitPeriod | null;
  /** The day on which the period of the limit begins each year, such as '07-01'. */
  most_from: string | null;
  /** The most credits that the plan pays in its period. */
  most_credits: number | null;
  exceptions: PlanException[];
  deadlines: PlanDeadline[];
  /** Whether the employer pays before the course, so that a lower result is paid back. */
  paid_in_advance: PlanAnswer;
  /** The months in which a leaving employee pays the money back. */
  repays_months: number | null;
  repays_from: (typeof repaymentStarts)[number] | null;
  repays_what: (typeof repaidParts)[number] | null;
  /** How often the length of the course the time is, if that is longer than the months. */
  repays_course_times: number | null;
  /** Whether the money is also paid back after a layoff. */
  repays_after_layoff: PlanAnswer;
  documents: PlanPaper[];
  /** Other terms, in the plan's words. */
  other: string | null;
}

/** The terms of a plan about which the learner said nothing more. */
export const noTerms: PlanTerms = {
  accredited_for: 'all',
  credit_only: 'unknown',
  job_related_only: 'unknown',
  full_time_only: 'unknown',
  months_employed: null,
  approver: null,
  paid_for_pass: null,
  certificate_counts: 'unknown',
  paid_by_gpa: [],
  most_per: null,
  most_from: null,
  most_credits: null,
  exceptions: [],
  deadlines: [],
  paid_in_advance: 'unknown',
  repays_months: null,
  repays_from: null,
  repays_what: null,
  repays_course_times: null,
  repays_after_layoff: 'unknown',
  documents: [],
  other: null,
};
