import type { CompanyRoleName } from '@redwhiteandcode/contract/api/company-roles.ts';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { invitationTerms } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { environment } from '../../platform/environment.ts';
import type { Mail } from '../../platform/mail.ts';

/** What the email of an invitation says. */
export interface InvitationFacts {
  to: string;
  company: string;
  /** The name of the person who invites, or the address without a name; undefined if we do, for the company. */
  inviter: string | undefined;
  /** The role that the invitation is to; undefined for a seat. */
  role: CompanyRoleName | undefined;
  token: string;
}

const may: Readonly<Record<CompanyRoleName, string>> = {
  owner: 'An owner buys and gives seats, invites people, and decides who else has a role.',
  manager: 'A manager invites the people of their groups and sees how far they are.',
  viewer: 'A viewer sees how far the company’s people are, and changes nothing.',
};

const article = (role: CompanyRoleName): string => (role === 'owner' ? 'an owner' : `a ${role}`);

const linkTo = (token: string): EmailPart => ({
  label: 'Open the invitation',
  href: `${environment().siteUrl}/company-invitation/${token}`,
  isMain: true,
});

const whyOf = (company: string): string =>
  `You are receiving this email because ${company} named this address.`;

const from = ({ company, inviter }: InvitationFacts): EmailPart => ({
  facts: [['Company', company], ...(inviter === undefined ? [] : [['Invited by', inviter] as const])],
});

const unexpected =
  'If you did not expect this email, you do not need to do anything. Nothing happens unless you accept.';

const seat = 'A seat makes all courses free for you while you have it. Your company pays for it.';

/** Makes the email that invites an address to a seat or a role. */
export function invitationMail(facts: InvitationFacts): Mail {
  const { to, company, role, token } = facts;
  const asRole = role && `${company} invites you to be ${article(role)} of its rooms at ${support.sender}`;
  return {
    to,
    subject: asRole ?? `${company} has a seat for you at ${support.sender}`,
    why: whyOf(company),
    parts: [
      ...(role === undefined
        ? [`${company} invites you to learn with ${support.sender}. ${seat}`]
        : [`${asRole}. ${may[role]}`]),
      from(facts),
      linkTo(token),
      `The link works for ${invitationTerms.days} days, and only for ${to}: sign in or sign up with this address. Please do not forward it.`,
      unexpected,
    ],
  };
}

/** Makes the only reminder of an invitation. `endsAt` is the time at which it expires. */
export const reminderMail = (facts: Omit<InvitationFacts, 'inviter'>, endsAt: string): Mail => ({
  to: facts.to,
  subject: `Your invitation from ${facts.company} is waiting`,
  why: whyOf(facts.company),
  parts: [
    facts.role === undefined
      ? `${facts.company} has a seat for you at ${support.sender}, which you have not accepted yet. ${seat}`
      : `${facts.company} has invited you to be ${article(facts.role)} of its rooms at ${support.sender}. You have not accepted yet.`,
    { facts: [['Invitation ends', dateOf('linkExpires', endsAt)]] },
    linkTo(facts.token),
    `The link works only for ${facts.to}. This is the only reminder. ${unexpected}`,
  ],
});
