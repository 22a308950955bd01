import type { MailWords } from './mail-parts.ts';

/** What ends every mail about an application: its address may be somebody else's. */
export const mistypedNote = 'If you did not apply, somebody mistyped their address: you need do nothing.';

/**
 * What the applicant is sent when an application is approved or rejected. Admins read the same words before they decide.
 * It repeats the reason, which an admin wrote, and nothing that was typed into the application.
 */
export function decisionMail(
  decision: 'approved' | 'rejected',
  { reason, siteUrl }: { reason: string; siteUrl: string },
): MailWords {
  const status = `${siteUrl}/layoff-application`;
  if (decision === 'approved') {
    return {
      subject: 'Your application to Layoff to Lift-Off is approved',
      parts: [
        'Your application to Layoff to Lift-Off is approved.',
        'All courses are open to you. Enrolling in them is free.',
        { label: 'Choose a course', href: `${siteUrl}/#programs`, isMain: true },
        { label: 'See your application', href: status },
        mistypedNote,
      ],
    };
  }
  return {
    subject: 'Your application to Layoff to Lift-Off is decided',
    parts: [
      'We could not approve your application to Layoff to Lift-Off. This is the reason:',
      { quote: reason },
      'You may apply again at any time. If something is unclear, write to us.',
      { label: 'See your application', href: status, isMain: true },
      { label: 'Contact us', href: `${siteUrl}/contact` },
      mistypedNote,
    ],
  };
}
