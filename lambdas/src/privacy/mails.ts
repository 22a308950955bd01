import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { Mail } from '../platform/mail.ts';

/** Makes the last email to a user, before the address is forgotten. */
export const erasedMail = (to: string, { keep_certificates }: { keep_certificates: boolean }): Mail => ({
  to,
  subject: `Your ${support.sender} account was deleted`,
  parts: [
    'We deleted your account and your data, as you asked.',
    keep_certificates
      ? 'Your certificates stay valid. They no longer show your name.'
      : 'Your certificates were deleted too.',
    `If you paid for a course, we keep that order with its receipt for tax purposes, for ${deletionRules.orderYears} years after the year of the payment. Backups are deleted within five weeks.`,
    'This is the last email to this address. You are welcome to sign up again.',
  ],
});
