import { invitationTerms } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import type { CompanyRoleName } from '@redwhiteandcode/contract/api/company-roles.ts';
import { supportEmail } from '../../../parts/help/supportCopy.ts';

const as: Readonly<Record<CompanyRoleName, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  viewer: 'a viewer',
};

/** The copy of the page that an invitation of a company leads to. */
export const invitationCopy = {
  title: 'Your invitation',
  description: 'Accept the invitation of a company.',
  question: 'A company invited you with the link in its email.',
  open: 'Open the Invitation',
  opening: 'Opening...',
  withoutScript: `This page needs JavaScript. You can also email ${supportEmail}.`,
  failure: 'The invitation could not be opened',
  home: { href: '/', label: 'Go to the Home Page' },
  seat: {
    title: (company: string) => `${company} has a seat for you`,
    lead: 'All courses are free for you while you have the seat. Your company pays for it.',
    seen: 'Your company sees your name, the courses that you take with the seat, your progress, and your certificates. It does not see your answers and notes, or what you learn without the seat.',
  },
  role: {
    title: (company: string, role: CompanyRoleName) => `${company} invites you to be ${as[role]}`,
    lead: 'With the role you enter the company’s rooms. You need no seat for it.',
  },
  until: (day: string) => `The invitation ends on ${day}, ${invitationTerms.days} days after it was sent.`,
  account: (email: string) =>
    `It is for ${email}. Create an account with this address, or sign in if you have one.`,
  accept: 'Accept the Invitation',
  accepting: 'Accepting...',
  acceptFailure: 'The invitation was not accepted',
  acceptAs: (email: string) => `You are signed in as ${email}.`,
  otherAccount: (invited: string, current: string) =>
    `This invitation is for ${invited}, and you are signed in as ${current}. Sign out, then sign in or sign up with the invited address.`,
  done: {
    title: 'You have accepted',
    seat: (company: string) => `You have a seat of ${company}. Choose your first course.`,
    role: (company: string) => `You can now enter the rooms of ${company}.`,
    courses: { href: '/courses', label: 'Choose a Course' },
    rooms: 'Enter the Rooms',
  },
  used: 'This invitation was already accepted.',
} as const;
