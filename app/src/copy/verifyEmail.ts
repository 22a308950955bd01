import { supportEmail } from './support.ts';

const failureTitle = 'That did not work';
const withoutScript = `This page needs JavaScript. Without it, write to ${supportEmail}.`;

/** The copy of the page that proves an email address. */
export const proofCopy = {
  title: 'Confirm your email address',
  question: 'Confirm only if you signed up yourself.',
  action: 'Confirm',
  pending: 'Confirming...',
  doneTitle: 'Your email address is confirmed',
  done: 'We can now also email your employer for you.',
  next: { href: '/dashboard', label: 'Go to Your Dashboard' },
  invalidTitle: 'This link does not work',
  invalid: 'It is incomplete or older than seven days. Sign in, and your account page sends you a new one.',
  failureTitle,
  withoutScript,
} as const;
