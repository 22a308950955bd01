import type * as z from 'zod';
import type { EmployerRecorder, ToolkitStatus } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { nextOutcomes } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { changed, eventAt, type RecordedEvent, type ToolkitRow } from './toolkit-row.ts';

type OutcomeStatus = Exclude<ToolkitStatus, 'generated'>;

/**
 * An outcome to record. `on` is its calendar date; `at` is the time of the record. The amount is what was approved or paid;
 * `reason` is the employer's comment.
 */
export interface Outcome {
  status: OutcomeStatus;
  on: string;
  at: string;
  by: RecordedEvent['by'];
  amountCents?: number | null | undefined;
  reason?: string | null | undefined;
  letterKey?: string | null | undefined;
  mark?: string | undefined;
}

/** Whether an outcome may follow a status. */
export const mayFollow = (from: ToolkitStatus, to: OutcomeStatus): boolean => nextOutcomes[from].includes(to);

/** Whether an employer has decided: approved, denied or paid. */
export const isDecided = (status: ToolkitStatus): boolean => isApproved(status) || status === 'denied';

/** Whether a decision was recorded with one of the employer's links. */
export const isEmployer = (by: RecordedEvent['by']): by is z.output<typeof EmployerRecorder> =>
  by === 'employer_email' || by === 'employer_link';

/** Whether an employer has agreed to pay, or has paid. */
export const isApproved = (status: ToolkitStatus): boolean => status === 'approved' || status === 'paid';

/**
 * Returns a toolkit after an outcome. The dates of earlier steps stay, those of contradicted ones are removed. A learner who
 * records the employer's decision again, for example with the letter, does not replace its reason or who recorded it.
 */
export function withOutcome(row: ToolkitRow, outcome: Outcome): ToolkitRow {
  const { status, on, at, by, amountCents = null, reason = null, letterKey, mark } = outcome;
  const isDenied = status === 'denied';
  const isConfirmed = by === 'learner' && row.status === status && isEmployer(row.status_by);
  const change: Partial<ToolkitRow> = {
    status,
    status_by: isConfirmed ? row.status_by : by,
    submitted_on: status === 'submitted' ? on : row.submitted_on,
    approved_on: status === 'approved' ? on : status === 'paid' ? row.approved_on : null,
    denied_on: isDenied ? on : null,
    denial_reason: isDenied ? (reason ?? row.denial_reason) : null,
    letter_key: letterKey ?? row.letter_key,
    paid_on: status === 'paid' ? on : null,
    employer_reimbursed: status === 'paid',
    reimbursement_amount: status === 'paid' && amountCents !== null ? amountCents / 100 : null,
  };
  const event = eventAt(at, status, { by, on, amount_cents: amountCents, note: reason });
  return changed(row, change, { ...event, ...(mark !== undefined && { mark }) });
}

/** Returns a toolkit after an admin found that it was not paid: the last step before the payment. */
export const withoutPayment = ({ approved_on, submitted_on }: ToolkitRow): ToolkitStatus =>
  approved_on !== null ? 'approved' : submitted_on !== null ? 'submitted' : 'generated';
