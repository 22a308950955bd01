import { supportEmail } from './support.ts';

const shared = {
  failureTitle: 'That did not work',
  withoutScript: `This page needs JavaScript. Without it, write to ${supportEmail}.`,
  invalidTitle: 'This link does not work',
} as const;

const account = { href: '/account', label: 'Go to Your Account' } as const;

/** The copy of the page of links in emails about an account's address, by what the link does. */
export const verifyEmailCopy = {
  proof: {
    ...shared,
    title: 'Confirm your email address',
    question: 'Confirm only if you signed up yourself.',
    action: 'Confirm',
    pending: 'Confirming...',
    doneTitle: 'Your email address is confirmed',
    done: 'We can now also email your employer for you.',
    next: { href: '/dashboard', label: 'Go to Your Dashboard' },
    recovery: account,
    invalid: 'It is incomplete or older than seven days. Sign in, and your account page sends you a new one.',
  },
  change: {
    ...shared,
    title: 'Change your email address',
    question:
      'Press the button, and you sign in with the new address from now on. All other devices are signed out.',
    action: 'Change Address',
    pending: 'Changing...',
    doneTitle: 'Your email address is changed',
    done: (email: string) => `You sign in with ${email} from now on.`,
    next: account,
    recovery: account,
    invalid:
      'It was used already, is older than a day, or was replaced by a newer one. Your account page sends you a new one.',
  },
  undo: {
    ...shared,
    title: 'This was not me',
    question:
      'Press the button if you did not change your email address. It keeps or restores this address and signs out everyone. The password stops working, and we email you a link to set a new one.',
    action: 'Undo the Change',
    pending: 'Undoing...',
    doneTitle: 'The change is undone',
    done: 'Everyone is signed out. We emailed you a link to set a new password.',
    next: { href: '/auth?mode=reset', label: 'Request Another Link' },
    recovery: { href: '/contact', label: 'Contact Us' },
    invalid: `It was used already, or is older than seven days. If your account is not safe, write to ${supportEmail}.`,
  },
} as const;

/** What a link does: it proves an address, changes it, or undoes a change. */
export type EmailLinkAction = keyof typeof verifyEmailCopy;
