import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { businessMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { deletionRules, howToKeep } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { type AccountChange, circumstances, ifNotYou, newPasswordParts } from './security-mails.ts';

const linkTo = (action: 'change' | 'undo', code: string): string =>
  `${environment().siteUrl}/verify-email?action=${action}&code=${code}`;

/** Makes the email with the link that confirms a new address. */
export const changeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Confirm your new email address',
  parts: [
    `You asked to use this address for your ${support.sender} account.`,
    { label: 'Confirm the new address', href: linkTo('change', code), isMain: true },
    'The link works for one day, while you are signed in. If you did not ask for it, you can ignore this email: nothing changes.',
  ],
});

/** Makes the email to the owner of an account whose address was entered for another account. */
export const takenMail = (to: string): Mail => ({
  to,
  subject: `This address already has a ${support.sender} account`,
  parts: [
    'Someone, hopefully you, asked to use this address for another account. It already has an account, so nothing was changed.',
    'If it was you, sign in with this address. If you do not know its password, set a new one.',
    { label: 'Set a new password', href: `${environment().siteUrl}/auth?mode=reset`, isMain: true },
  ],
});

/** Returns the parts that undo a change: with a code if the old address was proven, else the advice to set a password. */
const undoParts = (code: string | undefined): EmailPart[] =>
  code === undefined
    ? ifNotYou()
    : [
        'If this was you, you do not need to do anything. If not, press the button. It restores this address, signs out everyone, and disables the password. Then you can set a new one.',
        { label: 'This was not me', href: linkTo('undo', code), isMain: true },
        'The link works once, for seven days.',
      ];

/** Makes the email to the current address about a requested change. */
export const noticeMail = (event: AccountChange, undoCode: string | undefined): Mail => ({
  to: event.to,
  subject: 'Your email address is about to change',
  parts: [
    `Someone asked to use another address for your ${support.sender} account. We sent a link to that address, which confirms the change.`,
    circumstances(event),
    ...undoParts(undoCode),
  ],
});

/** Makes the email to the previous address about a change. */
export const movedMail = (to: string, undoCode: string | undefined): Mail => ({
  to,
  subject: 'Your email address was changed',
  parts: [
    `Your ${support.sender} account now uses another email address. All other devices are signed out.`,
    ...undoParts(undoCode),
  ],
});

/** Makes the email to the new address about a change. */
export const changedMail = (to: string): Mail => ({
  to,
  subject: 'Your email address was changed',
  parts: [
    `Your ${support.sender} account now uses this address. Sign in with it from now on. All other devices are signed out.`,
    ...ifNotYou(),
  ],
});

/** Makes the email with a link to set a new password after a change of address was undone. */
export const undoneMail = (to: string, caller: CallerInfo | undefined, code: string): Mail => ({
  to,
  subject: 'The change of your email address was undone',
  parts: [
    `Your ${support.sender} account uses this address. Everyone is signed out, and the password no longer works.`,
    circumstances({ caller }),
    ...newPasswordParts(to, code),
  ],
});

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
      howToKeep,
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

/** Makes the email with the link that proves an address: to a new user, or to a user who asks for it again. */
export function proofMail(to: string, code: string, occasion: 'welcome' | 'again'): Mail {
  const { siteUrl } = environment();
  const isNew = occasion === 'welcome';
  return {
    to,
    subject: isNew
      ? `Welcome to ${support.sender}: confirm your email address`
      : 'Confirm your email address',
    parts: [
      isNew
        ? `Welcome to ${support.sender}. Your account is ready. Please confirm that this email address is yours.`
        : `Please confirm that this email address belongs to your ${support.sender} account.`,
      { label: 'Confirm your email address', href: `${siteUrl}/verify-email?code=${code}`, isMain: true },
      'The link works for seven days. Until you confirm, no course is free for you through Layoff to Lift-Off or a company’s seat, and we do not email an employer for you.',
      ...(isNew
        ? [
            { heading: 'If you are between jobs' },
            'Were you laid off within the past 12 months? You can apply to take every course for free. Approved participants pay nothing and need no employer.',
            { label: 'Layoff to Lift-Off', href: `${siteUrl}/layoff-to-liftoff` },
            { heading: 'If you have an employer' },
            'Choose a course, ask your HR team whether its plan covers it, and enroll. The course comes with a toolkit for reimbursement.',
            { label: 'Choose a course', href: `${siteUrl}/courses` },
            { heading: 'If this was not you' },
          ]
        : []),
      'If you did not sign up, do not confirm: someone else entered your address. You can take over the account by setting a new password.',
      { label: 'Set a new password', href: `${siteUrl}/auth?mode=reset` },
    ],
  };
}

/** Makes the email with a link to set a new password. */
export function resetMail(to: string, code: string): Mail {
  const { siteUrl } = environment();
  const query = `mode=reset&email=${encodeURIComponent(to)}&code=${code}`;
  return {
    to,
    subject: `Set a new password for ${support.sender}`,
    parts: [
      `Someone, hopefully you, asked to reset the password of your ${support.sender} account.`,
      { label: 'Set a new password', href: `${siteUrl}/auth?${query}`, isMain: true },
      'The link works once, for one hour. If you did not ask for it, you can ignore this email: your password stays as it is.',
    ],
  };
}
