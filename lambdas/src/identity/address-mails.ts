import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo } from '../platform/handler.ts';
import type { Mail } from '../platform/mail.ts';
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
