import * as z from 'zod';
import { isInPart } from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import {
  EmployerDecision,
  EmployerLink,
  Recorder,
  ToolkitEvent,
  ToolkitFacts,
  ToolkitStatus,
} from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { ReimbursementToolkit } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { pick } from '../platform/pick.ts';
import { enrollmentId } from '../rows/enrollment/row.ts';

/** An event in the table. `mark` identifies the request that caused it, so that a repeated one changes nothing. */
export const RecordedEvent = ToolkitEvent.extend({ mark: z.string().optional() });
export type RecordedEvent = z.output<typeof RecordedEvent>;

/** The employer's link in the table. The rows of its tokens name its `id`. */
export const StoredLink = EmployerLink.omit({ state: true }).extend({
  id: z.string(),
  /** Identifies the request that created it. */
  mark: z.string().optional(),
  /** The address that we emailed it to; null if we did not. */
  sent_to: z.string().nullable(),
  revoked_at: z.string().nullable(),
  questions: z.int(),
});
export type LinkRow = z.output<typeof StoredLink>;

/** An employer's decision in the table, with the link that it was made with, and what its document shows. */
export const StoredDecision = EmployerDecision.extend({
  link_id: z.string(),
  /** Identifies the request that sent it. */
  mark: z.string().optional(),
  /** The address that the link was emailed to, if the decision was made through that email. */
  sent_to: z.string().nullable(),
  employee_name: z.string(),
  employer_name: z.string().nullable(),
  course_title: z.string(),
});
export type DecisionRow = z.output<typeof StoredDecision>;

/** The facts in the table. An admin may remove the employer's name. */
export const StoredFacts = ToolkitFacts.extend({ employer_name: z.string().nullable() });
export type FactsRow = z.output<typeof StoredFacts>;

/** The names of the facts. */
const factNames = Object.keys(StoredFacts.shape) as (keyof FactsRow)[];

/** A toolkit in the table. `version` counts every change; `reimbursement_amount` is in dollars, as admins see it. */
export const StoredToolkit = ReimbursementToolkit.extend({
  version: z.int(),
  facts_version: z.int(),
  enrollment_id: z.string(),
  order_id: z.string().nullable(),
  hr_name: z.string().nullable(),
  hr_email: z.string().nullable(),
  employee_number: z.string().nullable(),
  plan_year: z.int(),
  pay_date: z.string().nullable(),
  other_assistance_cents: z.int(),
  plan: StoredFacts.shape.plan,
  status: ToolkitStatus,
  status_by: Recorder,
  submitted_on: z.string().nullable(),
  approved_on: z.string().nullable(),
  denied_on: z.string().nullable(),
  paid_on: z.string().nullable(),
  denial_reason: z.string().nullable(),
  letter_key: z.string().nullable(),
  link: StoredLink.nullable(),
  decision: StoredDecision.nullable(),
  /** The decisions before it, with earlier links; the latest last. */
  earlier_decisions: z.array(StoredDecision),
  history: z.array(RecordedEvent),
  request_mark: z.string().optional(),
});
export type ToolkitRow = z.output<typeof StoredToolkit>;

/** Returns the facts of a toolkit. */
export const factsOf = (row: ToolkitRow): FactsRow => pick(row, factNames);

/** Returns what the employer paid, in cents; null if nothing was recorded. */
export const paidCentsOf = ({ reimbursement_amount: dollars }: ToolkitRow): number | null =>
  dollars === null ? null : Math.round(dollars * 100);

/** Returns the decision that was made with the current link; null if there is none. */
export const decisionOfLink = ({
  link,
  decision,
}: Pick<ToolkitRow, 'link' | 'decision'>): DecisionRow | null =>
  decision !== null && decision.link_id === link?.id ? decision : null;

/** Returns the decisions with other links than this one, the latest first. */
export const decisionsBefore = (
  { decision, earlier_decisions }: Pick<ToolkitRow, 'decision' | 'earlier_decisions'>,
  linkId: string | undefined,
): DecisionRow[] =>
  [...earlier_decisions, ...(decision ? [decision] : [])]
    .filter(({ link_id }) => link_id !== linkId)
    .toReversed();

/** Returns what an employer approved, in cents, while the request is approved for less than what was asked; otherwise null. */
export const approvedInPartCents = ({
  status,
  status_by,
  decision,
}: Pick<ToolkitRow, 'status' | 'status_by' | 'decision'>): number | null =>
  status === 'approved' && status_by !== 'learner' && decision !== null && isInPart(decision)
    ? decision.amount_cents
    : null;

/** Makes an event at a time. */
export const eventAt = (
  at: string,
  kind: RecordedEvent['kind'],
  more: Partial<RecordedEvent> = {},
): RecordedEvent => ({ at, kind, by: 'learner', on: null, amount_cents: null, note: null, ...more });

/** Makes the toolkit of an enrollment. */
export function newToolkit(
  facts: FactsRow,
  made: {
    id: string;
    userId: string;
    courseId: string;
    orderId: string | null;
    at: string;
    requestMark: string;
  },
): ToolkitRow {
  const { id, userId, courseId, orderId, at, requestMark } = made;
  return {
    ...facts,
    id,
    user_id: userId,
    course_id: courseId,
    enrollment_id: enrollmentId(userId, courseId),
    order_id: orderId,
    employer_reimbursed: false,
    reimbursement_amount: null,
    toolkit_generated_at: at,
    version: 1,
    facts_version: 1,
    status: 'generated',
    status_by: 'learner',
    submitted_on: null,
    approved_on: null,
    denied_on: null,
    paid_on: null,
    denial_reason: null,
    letter_key: null,
    link: null,
    decision: null,
    earlier_decisions: [],
    history: [eventAt(at, 'generated')],
    request_mark: requestMark,
  };
}

/** Returns a toolkit after a change, with its events. */
export const changed = (
  row: ToolkitRow,
  change: Partial<ToolkitRow>,
  ...events: readonly RecordedEvent[]
): ToolkitRow => ({
  ...row,
  ...change,
  history: [...row.history, ...events],
  version: row.version + 1,
});

/** Returns a toolkit with other facts, which are a new version of its documents. */
export const withFacts = (row: ToolkitRow, facts: Partial<FactsRow>, event: RecordedEvent): ToolkitRow =>
  changed(row, { ...facts, facts_version: row.facts_version + 1 }, event);
