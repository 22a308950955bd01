import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import type { CertificateRow } from '../rows/certificate/row.ts';

/** A change of a certificate that its owner is told about. */
export type CertificateChange = 'revoked' | 'reinstated' | 'reissued';

interface ChangeText {
  subject: (title: string) => string;
  lead: string;
  /** What it means, and what to do. */
  next: string;
}

const texts: Readonly<Record<CertificateChange, ChangeText>> = {
  revoked: {
    subject: (title) => `Your certificate for ${title} was revoked`,
    lead: 'We revoked your certificate. Anyone who verifies it now sees that it is no longer valid, with this reason:',
    next: 'If you think that this is a mistake, reply to this email.',
  },
  reinstated: {
    subject: (title) => `Your certificate for ${title} is valid again`,
    lead: 'We reinstated your certificate. Its number is unchanged. Reason:',
    next: 'Files of the badge from before stay revoked, so please download the badge again.',
  },
  reissued: {
    subject: (title) => `Your corrected certificate for ${title}`,
    lead: 'We reissued your certificate with the corrected name and a new number. The old one is now marked as replaced. Reason:',
    next: 'Please use the new number from now on, also on LinkedIn and on your résumé, and download the certificate and the badge again.',
  },
};

/** Makes the email about a change of a certificate, from the certificates that are current before and after the change. */
export function changeMail(
  to: string,
  change: CertificateChange,
  { before, after, reason }: { before: CertificateRow; after: CertificateRow; reason: string },
): Mail {
  const { siteUrl } = environment();
  const { certificate_number: number, course_title: title, kind } = after;
  const { subject, lead, next } = texts[change];
  const parts: EmailPart[] = [
    lead,
    { quote: reason },
    {
      facts: [
        [kind === 'program' ? 'Badge' : 'Course', title],
        ['Certificate number', number],
        ...(change === 'reissued' ? [['Old number', before.certificate_number] as const] : []),
      ],
    },
    next,
    change === 'revoked'
      ? { label: 'See what others see', href: `${siteUrl}${verifyPath(number)}`, isMain: true }
      : { label: 'See your certificate', href: `${siteUrl}/account/certificates/${number}`, isMain: true },
  ];
  return {
    to,
    subject: subject(title),
    why: `You are receiving this email because you have a certificate from ${support.sender}.`,
    parts,
  };
}
