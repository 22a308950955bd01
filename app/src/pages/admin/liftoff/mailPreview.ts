import { decisionMail } from '@redwhiteandcode/contract/liftoff/decision-mails.ts';
import { mailText } from '@redwhiteandcode/contract/text/mail-parts.ts';
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
