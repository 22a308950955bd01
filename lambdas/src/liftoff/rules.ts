import { businessTime, businessTimeOrNull } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { mistypedNote } from '@redwhiteandcode/contract/liftoff/decision-mails.ts';
import type {
  ApplicationDecision,
  ReviewedApplication,
} from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import type {
  ApplicationEvent,
  ApplicationStatus,
  LayoffApplication,
  NewLayoffApplication,
} from '@redwhiteandcode/contract/liftoff/operations.ts';
import { liftoffReview } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { withScheme } from '@redwhiteandcode/contract/text/text-rules.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { Mail } from '../platform/mail.ts';
import type { People } from '../platform/people.ts';

/** An event in the table: with the user who changed the application, which applicants do not see. */
export interface RecordedEvent extends ApplicationEvent {
  by: string;
}

/** An application in the table. */
export type ApplicationRow = Omit<LayoffApplication, 'history'> & { history: RecordedEvent[] };

/** Returns whether an application waits for a decision. A user has at most one open application. */
export const isOpen = (status: ApplicationStatus): boolean =>
  status === 'pending' || status === 'under_review';

const transitions: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['under_review', 'approved', 'rejected'],
  under_review: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

/** Returns whether an application's status may change from one to another. */
export const mayBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  transitions[from].includes(to);

/** Makes a pending application with its submission as the first event. */
export function newApplication(
  sent: Omit<NewLayoffApplication, 'proof_upload_key'>,
  made: { id: string; userId: string; time: string; proofKey: string | null; confirmedBy?: string | null },
): ApplicationRow {
  return {
    ...sent,
    phone: sent.phone || null,
    linkedin_url: sent.linkedin_url ? withScheme(sent.linkedin_url) : null,
    target_industry: sent.target_industry || null,
    id: made.id,
    user_id: made.userId,
    proof_document_url: made.proofKey,
    confirmed_by: made.confirmedBy ?? null,
    application_status: 'pending',
    rejection_reason: null,
    approved_at: null,
    created_at: made.time,
    history: [{ status: 'pending', time: made.time, by: made.userId }],
  };
}

/** Returns an application after a change of status. Approved ones have a time, rejected ones a reason. */
export function changedApplication(
  row: ApplicationRow,
  event: RecordedEvent,
  reason: string | null,
): ApplicationRow {
  return {
    ...row,
    application_status: event.status,
    approved_at: event.status === 'approved' ? event.time : null,
    rejection_reason: event.status === 'rejected' ? reason : null,
    history: [...row.history, event],
  };
}

/** Makes the confirmation of an application, without the applicant's input, because the address may be wrong. */
export const submissionMail = (to: string, siteUrl: string): Mail => ({
  to,
  subject: 'Your application to Layoff to Lift-Off',
  parts: [
    'We received your application to Layoff to Lift-Off.',
    liftoffReview,
    { label: 'See the status of your application', href: `${siteUrl}/layoff-application`, isMain: true },
    mistypedNote,
  ],
});

/** Returns an application as its applicant sees it. */
export const toLayoffApplication = (row: ApplicationRow): LayoffApplication => ({
  ...row,
  history: row.history.map(({ status, time }) => ({ status, time })),
});

/** Returns whether this user has already made a decision, so that a repeated request is not a conflict. */
export function isDone(row: ApplicationRow, decision: ApplicationDecision, userId: string): boolean {
  const last = row.history.at(-1);
  return (
    row.history.length === decision.events + 1 &&
    last?.by === userId &&
    last.status === decision.application_status &&
    (last.status !== 'rejected' || row.rejection_reason === decision.reason)
  );
}

/** The audit log's phrase for each decision. */
export const actionOf: Record<ApplicationDecision['application_status'], string> = {
  under_review: 'Started the review of an application',
  approved: 'Approved an application',
  rejected: 'Rejected an application',
};

/** Returns an application as admins see it, with the names of the users in its history. */
export const toReviewed = (row: ApplicationRow, people: People): ReviewedApplication => ({
  ...row,
  history: row.history.map(({ status, time, by }) => ({
    status,
    time,
    by: { user_id: by, full_name: people.get(by)?.full_name ?? null },
  })),
});

/** Returns the file name of a downloaded proof, made from the application's ID instead of the applicant's file name. */
export const proofFileName = (applicationId: string, key: string): string =>
  `proof-${applicationId.replace(/[^\w-]/g, '').slice(0, 40)}.${/\.([a-z]{3,5})$/.exec(key)?.[1] ?? 'bin'}`;

/** The columns of the applications' export. */
export const applicationColumns: readonly CsvColumn<LayoffApplication>[] = [
  { title: 'Applicant', of: (row) => row.applicant_name },
  { title: 'Email', of: (row) => row.email },
  { title: 'Phone', of: (row) => row.phone },
  { title: 'Previous Company', of: (row) => row.previous_company },
  { title: 'Previous Role', of: (row) => row.previous_role },
  { title: 'Layoff Date', of: (row) => row.layoff_date },
  { title: 'Confirmed By', of: (row) => row.confirmed_by },
  { title: 'Status', of: (row) => row.application_status },
  { title: 'Reason', of: (row) => row.rejection_reason },
  { title: 'Job Search', of: (row) => row.current_job_search_status },
  { title: 'Target Industry', of: (row) => row.target_industry },
  { title: 'LinkedIn', of: (row) => row.linkedin_url },
  { title: 'Applied', of: (row) => businessTime(row.created_at) },
  { title: 'Approved', of: (row) => businessTimeOrNull(row.approved_at) },
];
