import { formatMoment } from '@redwhiteandcode/design-system';
import { howToKeep } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { supportEmail } from '../help/supportCopy.ts';

/** The copy about the user's data and the deletion of the account. */
export const deletionCopy = {
  dataTitle: 'Your data',
  dataText: 'A copy of everything that we store about you.',
  dataNote:
    'Messages, waitlists and company seats only name an email address, so they are included once you have confirmed that it is yours.',
  deleteTitle: 'Delete account',
  deleteText: (days: number) => `You can change your mind for ${days} days.`,
  adminNote: 'You lose the administrator role immediately, and keeping the account does not give it back.',
  unconfirmedNote:
    'Messages, waitlist entries and company seats only name an email address. To delete them too, confirm your address first.',
  noticeTitle: (due: string) => `Your account will be deleted on ${formatMoment(due)}`,
  notice: 'You can change your mind until then.',
  keep: 'Keep my account',
  kept: 'Your account will not be deleted',
  keepFailed: 'The deletion could not be canceled',
  pageTitle: 'Account deletion',
  pageDescription: 'What happens after you ask to delete your account.',
  onDate: (due: string) => `We delete your account on ${formatMoment(due)}.`,
  inDays: (days: number) =>
    `We delete an account ${days} days after its owner asks for it. The exact time is in the email that we send.`,
  signedOut: 'You are signed out on all devices.',
  signsOut: 'Asking for it signs you out on all devices.',
  change: howToKeep,
  after: (years: number) =>
    `After that time, your data is gone. Messages, waitlist entries and company seats only name an email address, so they are deleted if you have confirmed that it is yours. Paid orders with their receipts stay for ${years} years after the year of the payment, because tax law requires them, and your certificates with their badges stay without your name if you chose that. Otherwise the badges that you have downloaded are revoked, as learning records always are. Backups are deleted within five weeks.`,
  signIn: 'Sign In',
  home: 'Go to the Home Page',
  help: `If you did not ask for this, write to ${supportEmail}.`,
} as const;
