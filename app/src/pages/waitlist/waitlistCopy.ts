import { supportEmail } from '../../parts/help/supportCopy.ts';

/** The copy of the page that confirms a request for an email. */
export const confirmRequestCopy = {
  title: 'Confirm your request',
  question: 'Press the button, and we will email you once, when it opens.',
  action: 'Confirm',
  pending: 'Confirming...',
  doneTitle: 'Your request is confirmed',
  done: (item: string) => `We will email you when “${item}” opens.`,
  open: (item: string) => `“${item}” is open already, so we will not email you about it.`,
  next: { href: '/courses', label: 'See All Courses' },
  invalidTitle: 'This link does not work',
  invalid: `The link is incomplete, has expired, or was used to unsubscribe. You can ask again where you asked before, or email ${supportEmail}.`,
  failureTitle: 'Something went wrong',
  withoutScript: `This page needs JavaScript. You can also email ${supportEmail}, and we will confirm your request.`,
} as const;

/** The copy of the page that unsubscribes from optional emails, or from those about a launch or a course. */
export const unsubscribeCopy = {
  title: 'Unsubscribe',
  question: 'Press the button, and we will not send this address such emails again.',
  action: 'Unsubscribe',
  pending: 'Unsubscribing...',
  doneTitle: 'You are unsubscribed',
  done: (item: string) =>
    `We will not email you about “${item}” again. If that was a mistake, you can ask again where you asked before.`,
  emailsDone: (kind: string) =>
    `This address gets no more emails of the kind “${kind}”. If you have an account, you can turn them on again on its page.`,
  next: { href: '/', label: 'Go to the Home Page' },
  invalidTitle: 'This link does not work',
  invalid: `The link is incomplete or is not from us. Open it from the email again, or email ${supportEmail}.`,
  failureTitle: 'Something went wrong',
  withoutScript: `This page needs JavaScript. You can also email ${supportEmail}, and we will unsubscribe you.`,
} as const;
