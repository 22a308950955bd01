import { decisionMail } from '@redwhiteandcode/lambdas/contract/decision-mails.ts';
import { mailText } from '@redwhiteandcode/lambdas/contract/mail-parts.ts';
import { reviewCopy as copy } from '../../copy/adminReview.ts';

/** The mail that a decision sends, as it will be sent; starting a review sends none. */
export function mailPreview(decision: string, reason: string): string {
  if (decision !== 'approved' && decision !== 'rejected') return '';
  const { subject, parts } = decisionMail(decision, {
    reason: reason || copy.reasonPlaceholder,
    siteUrl: __SITE_URL__,
  });
  return `${copy.subject(subject)}\n\n${mailText(parts)}`;
}
