import { supportEmail } from './support.ts';

/** The copy of the page that unsubscribes from the messages about a launch. */
export const unsubscribeCopy = {
  title: 'Unsubscribe',
  question: 'Press the button, and we will not write to you about this launch again.',
  action: 'Unsubscribe',
  pending: 'Unsubscribing...',
  doneTitle: 'You are unsubscribed',
  done: (item: string) =>
    `We will not write to you about “${item}” again. If that was a mistake, you can join the list again where you found it.`,
  next: { href: '/', label: 'Go to the Home Page' },
  invalidTitle: 'This link does not work',
  invalid: `It is incomplete, or it is not from us. Open it from the email again, or write to ${supportEmail}.`,
  failureTitle: 'That did not work',
  withoutScript: `This page needs JavaScript. Without it, write to ${supportEmail} and we will take you off the list.`,
} as const;
