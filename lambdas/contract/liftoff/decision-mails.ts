import type { EmailContent } from '../text/mail-parts.ts';
import { liftoffTerms } from '../orders/waiver-copy.ts';

/** The end of every email about an application, because the applicant may have entered another person's address. */
export const mistypedNote =
  'If you did not apply, someone entered your address by mistake. You do not need to do anything.';

/**
 * Returns the email for an approved or rejected application. Admins see a preview before they decide. It contains the
 * reason, which an admin wrote, and nothing that was entered in the application.
 */
export function decisionMail(
  decision: 'approved' | 'rejected',
  { reason, siteUrl }: { reason: string; siteUrl: string },
): EmailContent {
  const status = `${siteUrl}/layoff-application`;
  if (decision === 'approved') {
    return {
      subject: 'Your application to Layoff to Lift-Off has been approved',
      parts: [
        'Your application to Layoff to Lift-Off has been approved.',
        'All courses are open to you. Enrolling in them is free once your email address is confirmed. You also have the program’s badge, which you can put on your résumé and your LinkedIn profile.',
        liftoffTerms,
        { label: 'Choose a course', href: `${siteUrl}/courses`, isMain: true },
        { label: 'See your badge', href: `${siteUrl}/account/certificates` },
        { label: 'See your application', href: status },
        mistypedNote,
      ],
    };
  }
  return {
    subject: 'A decision on your application to Layoff to Lift-Off',
    parts: [
      'We could not approve your application to Layoff to Lift-Off. This is the reason:',
      { quote: reason },
      'You may apply again at any time. If you have questions, contact us.',
      { label: 'See your application', href: status, isMain: true },
      { label: 'Contact us', href: `${siteUrl}/contact` },
      mistypedNote,
    ],
  };
}
