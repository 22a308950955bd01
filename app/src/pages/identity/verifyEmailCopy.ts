import { supportEmail } from '../../parts/help/supportCopy.ts';

const shared = {
  failureTitle: 'Something went wrong',
  withoutScript: `This page needs JavaScript. You can also email ${supportEmail}.`,
  invalidTitle: 'This link does not work',
} as const;

const undo = {
  ...shared,
  title: 'This was not me',
  action: 'Undo the Change',
  pending: 'Undoing...',
  doneTitle: 'The change is undone',
  next: { href: '/auth?mode=reset', label: 'Request Another Link' },
  recovery: { href: '/contact', label: 'Contact Us' },
  invalid: `The link was already used or is older than seven days. If someone else has access to your account, email ${supportEmail}.`,
} as const;

const account = { href: '/account', label: 'Go to Your Account' } as const;

/** The copy of the page of links in emails about an account's address, by what the link does. */
export const verifyEmailCopy = {
  proof: {
    ...shared,
    title: 'Confirm your email address',
    question: 'Confirm only if you created this account.',
    action: 'Confirm',
    pending: 'Confirming...',
    doneTitle: 'Your email address is confirmed',
    done: 'If you have a company seat or a free place, your courses are free now. We can email your employer for you.',
    next: { href: '/dashboard', label: 'Go to Your Dashboard' },
    recovery: account,
    invalid:
      'The link is incomplete or older than seven days. Sign in to send yourself a new one from your account page.',
  },
  change: {
    ...shared,
    title: 'Change your email address',
    question:
      'Press the button to sign in with the new address from now on. This signs you out on all other devices.',
    action: 'Change Address',
    pending: 'Changing...',
    doneTitle: 'Your email address is changed',
    done: (email: string) => `From now on, sign in with ${email}.`,
    next: account,
    recovery: account,
    invalid:
      'The link was already used, is older than a day, or was replaced by a newer one. You can send yourself a new one from your account page.',
  },
  undo: {
    ...undo,
    question:
      'Press the button if you did not change your email address. We keep or restore this address, sign out all devices, turn off the password, and email you a link to set a new one.',
    done: 'All devices are signed out. We emailed you a link to set a new password.',
  },
  'undo-two-step': {
    ...undo,
    question:
      'Press the button if you did not make the change that the email is about. We restore how you signed in before, sign out all devices, turn off the password, and email you a link to set a new one.',
    done: 'All devices are signed out. We emailed you what to do next.',
  },
} as const;

/** What a link does: it proves an address, changes it, or undoes a change of it or of two-step verification. */
export type EmailLinkAction = keyof typeof verifyEmailCopy;
