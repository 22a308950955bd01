import { decisionMail } from '@redwhiteandcode/lambdas/contract/decision-mails.ts';
import { mailText } from '@redwhiteandcode/lambdas/contract/mail-parts.ts';
import { reviewCopy as copy } from '../../../parts/admin/reviewCopy.ts';

/** Returns the text of the email that a decision sends; '' for the start of a review, which sends none. */
export function mailPreview(decision: string, reason: string): string {
  if (decision !== 'approved' && decision !== 'rejected') return '';
  const { subject, parts } = decisionMail(decision, {
    reason: reason || copy.reasonPlaceholder,
    siteUrl: __SITE_URL__,
  });
  return `${copy.subject(subject)}\n\n${mailText(parts)}`;
}
