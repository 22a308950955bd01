import type { EmailPart } from '../../contract/mail-parts.ts';
import { support } from '../../contract/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import type { CertificateRow } from './certificate/row.ts';

/** A change of a certificate that its owner is told about. */
export type CertificateChange = 'revoked' | 'reinstated' | 'replaced';

interface ChangeText {
  subject: (title: string) => string;
  lead: string;
  /** What it means, and what to do. */
  next: string;
}

const texts: Readonly<Record<CertificateChange, ChangeText>> = {
  revoked: {
    subject: (title) => `Your certificate for ${title} was revoked`,
    lead: 'We revoked your certificate. Anyone who verifies it now reads that it is no longer valid, with this reason:',
    next: 'If you think that this is a mistake, reply to this email.',
  },
  reinstated: {
    subject: (title) => `Your certificate for ${title} is valid again`,
    lead: 'We made your certificate valid again. The number and the badge are the same as before. This is the reason:',
    next: 'You do not need to do anything.',
  },
  replaced: {
    subject: (title) => `Your corrected certificate for ${title}`,
    lead: 'We issued a corrected certificate with a new number. The old one now reads as replaced. This is the reason:',
    next: 'Please use the new number from now on, and download the certificate and the badge again.',
  },
};

/** Makes the email about a change of a certificate. `certificate` is the one that counts from now on. */
export function changeMail(
  to: string,
  change: CertificateChange,
  { certificate, reason }: { certificate: CertificateRow; reason: string },
): Mail {
  const { siteUrl } = environment();
  const { certificate_number: number, course_title: title } = certificate;
  const { subject, lead, next } = texts[change];
  const parts: EmailPart[] = [
    lead,
    { quote: reason },
    {
      facts: [
        ['Course', title],
        ['Certificate number', number],
      ],
    },
    next,
    change === 'revoked'
      ? { label: 'See what others see', href: `${siteUrl}/verify/${number}`, isMain: true }
      : { label: 'See your certificate', href: `${siteUrl}/account/certificates/${number}`, isMain: true },
  ];
  return {
    to,
    subject: subject(title),
    why: `You are receiving this email because you have a certificate from ${support.sender}.`,
    parts,
  };
}
