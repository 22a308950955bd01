import { support } from '../../contract/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

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
  off: {
    subject: 'Two-step verification was turned off',
    text: `Signing in to your ${support.sender} account now requires only your password.`,
  },
  recoveryCode: {
    subject: 'A recovery code was used',
    text: `Someone, hopefully you, signed in to your ${support.sender} account with your password and a recovery code. The code no longer works.`,
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

/** Makes the email about an event of two-step verification. */
export function twoStepMail(to: string, event: keyof typeof texts): Mail {
  const { subject, text } = texts[event];
  const href = `${environment().siteUrl}/auth?mode=reset`;
  return { to, subject, parts: [text, unexpected, { label: 'Set a new password', href }] };
}
