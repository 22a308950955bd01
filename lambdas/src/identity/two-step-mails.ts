import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo } from '../platform/handler.ts';
import type { Mail } from '../platform/mail.ts';
import { circumstances, newPasswordParts } from './security-mails.ts';

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
