import { businessMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo } from '../platform/handler.ts';
import type { QueuedMail } from '../platform/mail-outbox.ts';
import type { Mail } from '../platform/mail.ts';
import { queueNotice } from '../platform/notices.ts';
import { deviceOf, hasKnownCaller, type KnownCaller, recognizeCaller } from './known-callers.ts';

const unexpected =
  'If this was not you, set a new password now: someone else may know it. This ends all sessions.';

/** The emails about two-step verification, by their cause. */
const texts = {
  on: {
    subject: 'Two-step verification was turned on',
    text: `Signing in to your ${support.sender} account now requires your password and a code from your authenticator app. Your other sessions were ended.`,
  },
  replaced: {
    subject: 'Your authenticator app was replaced',
    text: `Signing in to your ${support.sender} account now requires a code from another authenticator app. The old codes and recovery codes no longer work. Your other sessions were ended.`,
  },
  appAdded: {
    subject: 'An authenticator app was added to your account',
    text: `You can now also sign in to your ${support.sender} account with your password and a code from an authenticator app. You have new recovery codes; the old ones no longer work. Your other sessions were ended.`,
  },
  onWithPasskey: {
    subject: 'Two-step verification was turned on',
    text: `Signing in to your ${support.sender} account now requires your password and a passkey. Your other sessions were ended.`,
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    text: `You can now also sign in to your ${support.sender} account with your password and the new passkey.`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    text: `The passkey no longer works for signing in to your ${support.sender} account.`,
  },
  off: {
    subject: 'Two-step verification was turned off',
    text: `Signing in to your ${support.sender} account now requires only your password.`,
  },
  recoveryCode: {
    subject: 'A recovery code was used',
    text: `Someone, hopefully you, used your password and a recovery code to sign in to your ${support.sender} account or to change it. The code no longer works.`,
  },
  newRecoveryCodes: {
    subject: 'Your recovery codes were replaced',
    text: `Your ${support.sender} account has new recovery codes. The old ones no longer work.`,
  },
  codesRefused: {
    subject: 'Someone has your password, but not your code',
    text: `Someone signed in to your ${support.sender} account with your password and then entered several wrong codes. They are not signed in.`,
  },
} as const;

/** Returns the parts that undo a change of the factors with the code of a link. */
const undoParts = (code: string): EmailPart[] => [
  'If this was you, you do not need to do anything. If not, press the button. It restores how you signed in before, signs out everyone, and disables the password. Then you can set a new one.',
  {
    label: 'This was not me',
    href: `${environment().siteUrl}/verify-email?action=undo-two-step&code=${code}`,
    isMain: true,
  },
  'The link works once, for seven days.',
];

const resetPage = () => `${environment().siteUrl}/auth?mode=reset`;

/** Makes the email about an event of two-step verification. With the code of a link, the event can be undone. */
export function twoStepMail(to: string, event: keyof typeof texts, undoCode?: string): Mail {
  const { subject, text } = texts[event];
  const parts =
    undoCode === undefined
      ? [unexpected, { label: 'Set a new password', href: resetPage() }]
      : undoParts(undoCode);
  return { to, subject, parts: [text, ...parts] };
}

/** Makes the email about a change of the factors that was undone, with a link to set a new password if the account has the address. */
export const twoStepUndoneMail = (
  to: string,
  caller: CallerInfo | undefined,
  code: string | undefined,
): Mail => ({
  to,
  subject: 'The change of your two-step verification was undone',
  parts: [
    `You sign in to your ${support.sender} account as you did before the change. Everyone is signed out, and the password no longer works.`,
    circumstances({ caller }),
    ...(code === undefined
      ? [
          'The account now uses another email address. To get it back, press “This was not me” in the email about that change. Then set a new password.',
        ]
      : newPasswordParts(to, code)),
  ],
});

/** Makes the email about two-step verification that our team ended, with a link to set a new password. */
export const twoStepEndedMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Our team turned off two-step verification',
  parts: [
    `Our team turned off two-step verification for your ${support.sender} account. Everyone is signed out, and the password no longer works.`,
    ...newPasswordParts(to, code),
    `If you did not ask for this, email ${support.email} now.`,
  ],
});

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
