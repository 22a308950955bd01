import { businessMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo } from '../platform/handler.ts';
import type { QueuedMail } from '../platform/mail-outbox.ts';
import type { Mail } from '../platform/mail.ts';
import { queueNotice } from '../platform/notices.ts';
import { deviceOf } from './device.ts';
import { hasKnownCaller, type KnownCaller, recognizeCaller } from './known-callers.ts';

/** A change of an account, for the email to its owner. */
export interface AccountChange {
  to: string;
  /** The caller who made the change. */
  caller: CallerInfo | undefined;
}

/** Returns when and on which device a change was made, as facts of an email. */
export const circumstances = ({ caller }: Pick<AccountChange, 'caller'>): EmailPart => ({
  facts: [
    ['When', businessMoment(Date.now())],
    ['Device', deviceOf(caller?.userAgent) ?? 'Unknown device'],
  ],
});

/** Returns the parts that say what to do about a change that the owner of the account did not make. */
export const ifNotYou = (): EmailPart[] => [
  'If this was you, you do not need to do anything. If not, set a new password now. It signs out everyone, and the link goes only to this address.',
  { label: 'Set a new password', href: `${environment().siteUrl}/auth?mode=reset`, isMain: true },
];

/** Returns the parts with a link to set a new password, for an account whose password no longer works. */
export const newPasswordParts = (to: string, code: string): EmailPart[] => [
  'Now set a new password. The link works once, for one hour. You can request another one on the sign-in page.',
  {
    label: 'Set a new password',
    href: `${environment().siteUrl}/auth?mode=reset&email=${encodeURIComponent(to)}&code=${code}`,
    isMain: true,
  },
];

const securityMail = (event: AccountChange, subject: string, whatHappened: string): Mail => ({
  to: event.to,
  subject,
  parts: [whatHappened, circumstances(event), ...ifNotYou()],
});

/** Makes the email about a sign-in from a browser and a network that have not signed in before. */
const newDeviceMail = (event: AccountChange): Mail =>
  securityMail(
    event,
    `New sign-in to your ${support.sender} account`,
    'Someone signed in to your account from a device that has not signed in to it before.',
  );

/** Queues the email about a sign-in from a new device. The first sign-in of an account needs no warning. */
export async function newDeviceMails(
  { userId, email }: { userId: string; email: string },
  { isKnown }: KnownCaller,
  caller: CallerInfo | undefined,
): Promise<QueuedMail[]> {
  if (isKnown || !(await hasKnownCaller(email))) return [];
  // A concurrent first sign-in of the same browser may have made it known since.
  const isNew = !(await recognizeCaller(email, caller)).isKnown;
  return isNew ? [queueNotice('newSignIn', userId, newDeviceMail({ to: email, caller }))] : [];
}

/** Makes the email about a password that was changed on the account page. */
export const passwordChangedMail = (event: AccountChange): Mail =>
  securityMail(
    event,
    'Your password was changed',
    `The password of your ${support.sender} account was changed. All other devices are signed out.`,
  );

/** Makes the email about a password that was set with the link from an email. */
export const passwordResetMail = (event: AccountChange): Mail =>
  securityMail(
    event,
    'Your password was reset',
    `A new password was set for your ${support.sender} account with the link from an email. All devices are signed out.`,
  );
