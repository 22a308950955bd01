import { supportEmail } from './support.ts';

/** Words of the page that ends the messages about a launch. */
export const unsubscribeCopy = {
  title: 'Unsubscribe',
  question: 'One press, and we no longer write to you about this launch.',
  action: 'Unsubscribe',
  pending: 'Unsubscribing...',
  doneTitle: 'You are unsubscribed',
  done: (item: string) => `We will not write to you about “${item}” again.`,
  again: 'If that was a mistake, you can join the list again where you found it.',
  home: 'Go to the Home Page',
  invalidTitle: 'This link does not work',
  invalid: `It is not complete, or not one of ours. Open it from the e-mail once more, or write to ${supportEmail}.`,
  failureTitle: 'That did not work',
  withoutScript: `This page needs JavaScript. Without it, write to ${supportEmail} and we take you off the list.`,
} as const;
