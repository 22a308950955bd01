import type { ApplicationDecision } from '@redwhiteandcode/design-system';
import type { LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { reviewCopy as copy } from './reviewCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { type ChangeEach, useChange, useEachChange } from '../../../parts/admin/useChange.ts';
import { decisionMail } from '@redwhiteandcode/contract/liftoff/decision-mails.ts';
import { mailText } from '@redwhiteandcode/contract/text/mail-parts.ts';

/** Returns the text of the email that a decision sends; '' for the start of a review, which sends none. */
export function mailPreview(decision: string, reason: string): string {
  if (decision !== 'approved' && decision !== 'rejected') return '';
  const { subject, parts } = decisionMail(decision, {
    reason: reason || copy.reasonPlaceholder,
    siteUrl: __SITE_URL__,
  });
  return `${copy.subject(subject)}\n\n${mailText(parts)}`;
}

/** The application, with the changes that the admin has seen. */
interface DecidedApplication {
  id: string;
  history: readonly unknown[];
}

const affected = [
  'GET /api/admin/layoff-applications',
  'GET /api/admin/layoff-applications/counts',
  'GET /api/admin/layoff-applications/{applicationId}',
] as const;

const decide = ({ id, history }: DecidedApplication, decision: ApplicationDecision, reason?: string) =>
  callAdmin('PATCH /api/admin/layoff-applications/{applicationId}', {
    path: { applicationId: id },
    body: {
      application_status: decision,
      events: history.length,
      ...(decision === 'rejected' && { reason }),
    },
  });

/** Returns a function that decides an application and shows the result, like `useChange`. */
export function useDecision(): (
  application: DecidedApplication,
  decision: ApplicationDecision,
  reason?: string,
) => Promise<string | undefined> {
  const change = useChange(affected);
  return (application, decision, reason) =>
    change(() => decide(application, decision, reason), {
      title: copy.updated,
      done: copy.done[decision],
      failed: copy.notUpdated,
    });
}

/** Returns a function that starts the review of several applications. */
export const useReviewStart = (): ChangeEach<LayoffApplication> =>
  useEachChange(affected, (application) => decide(application, 'under_review'));
