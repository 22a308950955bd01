import * as z from 'zod';
import { CourseId } from '../catalog/operations.ts';
import { dependentFields } from '../api/dependent-fields.ts';
import { characters, day, text, wholeNumber } from '../api/fields.ts';
import { Order } from '../orders/operations.ts';
import { CertificateResult } from '../assessment/grade.ts';
import { Plan } from './plan.ts';
import { outcomeStatuses, toolkitStatuses } from '../api/statuses.ts';
import { outcomeMessages, toolkitRules as rules } from './toolkit-rules.ts';

export const ToolkitStatus = z.enum(toolkitStatuses).meta({ id: 'ToolkitStatus' });
export type ToolkitStatus = z.infer<typeof ToolkitStatus>;

/**
 * A document of a toolkit. `certificate` is a proof of enrollment until the course is completed; `decision` is the latest
 * one that the employer made with a link.
 */
export const ToolkitDocument = z
  .enum(['receipt', 'explainer', 'request', 'certificate', 'guide', 'decision'])
  .meta({ id: 'ToolkitDocument' });
export type ToolkitDocument = z.infer<typeof ToolkitDocument>;

/** What the learner enters for a toolkit. Each change makes a new version of its documents. */
export const ToolkitFacts = z
  .object({
    employer_name: text(rules.employer_name),
    hr_name: text(rules.hr_name).nullable(),
    hr_email: text(rules.hr_email).nullable(),
    employee_number: text(rules.employee_number).nullable(),
    /** The calendar year in which the employer pays. */
    plan_year: wholeNumber(rules.plan_year),
    /** The day on which the employer is expected to pay, if it is known. */
    pay_date: day(rules.day).nullable(),
    /** Other educational assistance in that year. It is also declared for the year's cap. */
    other_assistance_cents: wholeNumber(rules.otherAssistance),
    plan: Plan,
  })
  .meta({ id: 'ToolkitFacts' });
export type ToolkitFacts = z.infer<typeof ToolkitFacts>;

/**
 * Who recorded an event: the learner; HR, through the link in our email to an employer's address; someone with a copied link,
 * maybe the learner; an admin; or a schedule.
 */
export const Recorder = z
  .enum(['learner', 'employer_email', 'employer_link', 'admin', 'schedule'])
  .meta({ id: 'Recorder' });

/**
 * An event of a toolkit. `on` is the date of an outcome, which may be before the time of the record. `note` is the reason
 * of a denial, the employer's question, or the number of days after which a reminder was sent.
 */
export const ToolkitEvent = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum([
      ...toolkitStatuses,
      'facts_changed',
      'corrected',
      'link_created',
      'link_sent',
      'link_revoked',
      'question',
      'reminded',
    ]),
    by: Recorder,
    on: z.iso.date().nullable(),
    amount_cents: z.int().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'ToolkitEvent' });
export type ToolkitEvent = z.infer<typeof ToolkitEvent>;

/** The recorders of an employer's decision. */
export const EmployerRecorder = Recorder.extract(['employer_email', 'employer_link']);

/**
 * An employer's decision. Amounts are in cents: `amount_cents` is what was approved of `asked_cents`, null for a denial.
 * The person who decided typed the name, the title and the comment, which is the reason of a denial.
 */
export const EmployerDecision = z
  .object({
    decision: z.enum(['approved', 'denied']),
    decided_at: z.iso.datetime(),
    by: EmployerRecorder,
    name: z.string(),
    title: z.string(),
    asked_cents: z.int().min(0),
    amount_cents: z.int().min(1).nullable(),
    comment: z.string().nullable(),
  })
  .meta({ id: 'EmployerDecision' });
export type EmployerDecision = z.infer<typeof EmployerDecision>;

/** A decision with an earlier link, for the next HR contact: without the comment, which is for the employee. Name and title are null if another employer decided. */
export const EarlierDecision = EmployerDecision.omit({ comment: true })
  .extend({ name: z.string().nullable(), title: z.string().nullable() })
  .meta({ id: 'EarlierDecision' });
export type EarlierDecision = z.infer<typeof EarlierDecision>;

/** The link that lets an employer see and decide a request. Its token is not stored, so the API cannot return the URL again. */
export const EmployerLink = z
  .object({
    state: z.enum(['open', 'decided', 'revoked', 'expired']),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    shares_documents: z.boolean(),
    /** Whether the employer sees the progress and the certificate. */
    shares_progress: z.boolean(),
    /** When we emailed the link to HR; null if we did not. */
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EmployerLink' });

/** A view of the link's page (`document` is null) or of a document. Views within minutes count once; no address is stored. */
export const LinkView = z
  .object({ at: z.iso.datetime(), document: ToolkitDocument.nullable() })
  .meta({ id: 'LinkView' });

/** A toolkit as its learner sees it. The list leaves out the views. Amounts are in cents of USD. */
export const Toolkit = ToolkitFacts.extend({
  employer_name: z.string().nullable(),
  id: z.string(),
  /** Counts every change that the learner must know of before the next one. */
  version: z.int().min(1),
  /** Counts the changes of the facts. */
  facts_version: z.int().min(1),
  course_id: CourseId,
  course_title: z.string(),
  enrollment_id: z.string(),
  order_id: z.string().nullable(),
  /** The price: what was paid, or is to be paid, without what was refunded. */
  amount_cents: z.int().min(0),
  is_paid_for: z.boolean(),
  /** Whether the learner has completed a lesson. */
  has_started: z.boolean(),
  /** The day on which the course was completed; null before, and until the order is paid or free. */
  completed_on: z.iso.date().nullable(),
  certificate_number: z.string().nullable(),
  /** The least percent that passes the course's assessment; null without one. */
  pass_percent: z.int().nullable(),
  /** The result on the certificate; null before. */
  result: CertificateResult.nullable(),
  /** The documents that can be downloaded now. */
  documents: z.array(ToolkitDocument),
  status: ToolkitStatus,
  status_by: Recorder,
  generated_at: z.iso.datetime(),
  /** The day of the order, or of the enrollment without one: nothing that the learner records is before it. */
  ordered_on: z.iso.date(),
  submitted_on: z.iso.date().nullable(),
  approved_on: z.iso.date().nullable(),
  denied_on: z.iso.date().nullable(),
  paid_on: z.iso.date().nullable(),
  paid_cents: z.int().min(0).nullable(),
  /** What was approved while the status is `approved`, if it is less than what was asked; otherwise null. */
  approved_in_part_cents: z.int().min(1).nullable(),
  denial_reason: z.string().nullable(),
  /** The latest decision that was made with a link. */
  decision: EmployerDecision.nullable(),
  /** The decisions that the next link tells HR of, or that the open one does; the latest first. */
  earlier_decisions: z.array(EarlierDecision),
  /** Whether a denial through the link that we email to the HR address counts as written. */
  counts_by_email: z.boolean(),
  has_letter: z.boolean(),
  link: EmployerLink.nullable(),
  views: z.array(LinkView).optional(),
  history: z.array(ToolkitEvent),
}).meta({ id: 'Toolkit' });
export type Toolkit = z.infer<typeof Toolkit>;

/** A course that can get a toolkit, with what the form of a new one depends on. The title and the amount are of its order. */
export const ReimbursableCourse = Toolkit.pick({
  course_id: true,
  course_title: true,
  amount_cents: true,
  is_paid_for: true,
  has_started: true,
  completed_on: true,
  certificate_number: true,
  pass_percent: true,
  result: true,
  ordered_on: true,
}).meta({ id: 'ReimbursableCourse' });
export type ReimbursableCourse = z.infer<typeof ReimbursableCourse>;

/** The state of a course's latest toolkit. */
export const CourseToolkit = Toolkit.pick({
  course_id: true,
  id: true,
  status: true,
  paid_cents: true,
  approved_in_part_cents: true,
}).meta({ id: 'CourseToolkit' });
export type CourseToolkit = z.infer<typeof CourseToolkit>;

/** The order of a course: that of the enrollment, or an unpaid one that comes before it. */
const CourseOrder = Order.pick({
  id: true,
  status: true,
  total_cents: true,
  due_at: true,
  is_processing: true,
  waiver: true,
  unconfirmed_waiver: true,
})
  .extend({ course_id: CourseId })
  .meta({ id: 'CourseOrder' });

/**
 * The reimbursement of a learner's courses. `orders` are those of the courses, newest first; `courses` can get a toolkit, that of
 * the newest order first; `toolkits` are the latest of the courses that have one and cannot get another.
 */
export const CourseReimbursements = z
  .object({
    orders: z.array(CourseOrder),
    courses: z.array(ReimbursableCourse),
    toolkits: z.array(CourseToolkit),
  })
  .meta({ id: 'CourseReimbursements' });
export type CourseReimbursements = z.infer<typeof CourseReimbursements>;

const undecided = { amount_cents: 'absent', reason: 'absent', letter_upload_key: 'absent' } as const;
const fieldsOfOutcome = dependentFields(
  'status',
  {
    submitted: undecided,
    approved: undecided,
    denied: { amount_cents: 'absent' },
    paid: { ...undecided, amount_cents: 'present' },
  },
  {
    amount_cents: { absent: outcomeMessages.amount, present: rules.paidAmount(Number.NaN) },
    reason: { absent: outcomeMessages.reason },
    letter_upload_key: { absent: outcomeMessages.letter },
  },
);

/** An outcome that the learner records. Only `paid` has an amount; only `denied` has a reason and a letter. */
export const ToolkitOutcome = z
  .object({
    version: z.int().min(1),
    status: z.enum(outcomeStatuses),
    /** Not before the order, the request or its approval, and not in the future. */
    date: day(rules.outcomeDay),
    amount_cents: wholeNumber(rules.paidAmount).nullish(),
    reason: text(rules.reason).nullish(),
    letter_upload_key: characters({ min: 1, max: 300 }).nullish(),
  })
  .superRefine(fieldsOfOutcome.check)
  .meta({ id: 'ToolkitOutcome', ...fieldsOfOutcome.schema });
export type ToolkitOutcome = z.infer<typeof ToolkitOutcome>;

/** How much of a calendar year's limit the learner's records use. Amounts are in cents. */
export const CapMeter = z
  .object({
    year: z.int(),
    limit_cents: z.int(),
    /** False if the year's limit has not been announced; `limit_cents` is then the last announced one. */
    is_announced: z.boolean(),
    /** Paid by employers, by the date of the reimbursement. */
    paid_cents: z.int().min(0),
    /** Other assistance that the learner declared. */
    declared_cents: z.int().min(0),
    /** Paid and declared. */
    used_cents: z.int().min(0),
    left_cents: z.int().min(0),
    over_cents: z.int().min(0),
    /** Submitted or approved for this year, and not paid yet. */
    requested_cents: z.int().min(0),
    /** Present in November and December of the year: payment and reimbursement belong in one calendar year. */
    year_end: z.object({ year: z.int(), days_left: z.int().min(0) }).nullable(),
    /** Sentences for the learner: an unknown limit, an exceeded one, the end of the year. */
    warnings: z.array(z.string()),
    /** The version of the declared amount; 0 if none was declared. */
    version: z.int().min(0),
  })
  .meta({ id: 'CapMeter' });
export type CapMeter = z.infer<typeof CapMeter>;
