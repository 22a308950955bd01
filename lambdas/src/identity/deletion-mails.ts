import { businessMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

/** Makes the email about a scheduled deletion, with the date and the way to keep the account. */
export function scheduledMail(
  to: string,
  { due, isAdmin, keepsCertificates }: { due: string; isAdmin: boolean; keepsCertificates: boolean },
): Mail {
  return {
    to,
    subject: `Your ${support.sender} account will be deleted on ${businessMoment(due)}`,
    parts: [
      `You asked us to delete your account. You are signed out on all devices. On ${businessMoment(due)} we delete your data.`,
      'To keep the account, sign in before that time and choose “Keep my account”.',
      {
        label: 'Sign in to keep it',
        href: `${environment().siteUrl}/auth?returnTo=%2Faccount`,
        isMain: true,
      },
      keepsCertificates
        ? 'Your certificates stay valid, without your name.'
        : 'Your certificates are deleted too, and nobody can verify them afterward.',
      `We keep paid orders with their receipts for tax purposes, for ${deletionRules.orderYears} years after the year of the payment.`,
      ...(isAdmin
        ? ['You are no longer an administrator. Keeping the account does not restore the role.']
        : []),
      'If you did not ask for this, sign in, keep the account, and change your password.',
    ],
  };
}

/** Makes the email about an account that is kept after all. */
export const keptMail = (to: string): Mail => ({
  to,
  subject: `Your ${support.sender} account will not be deleted`,
  parts: ['You keep your account: we canceled its deletion.'],
});
