import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { countCall, mailboxOf } from '../platform/caller-limits.ts';
import { readPeople } from '../platform/people.ts';
import type { Inviter } from '../rows/invitation/write.ts';
import { companyNamed } from './repository.ts';

/** The message for a row that others change at the same moment. */
export const busy = 'This has just changed. Please try again.';

/** Invitations to one mailbox in a day, from all companies together. */
const invitations: Limit = { count: 10, seconds: 86_400, by: 'email' };

/** Counts an invitation to an address. Throws an HttpProblem 429 if its mailbox has got too many. */
export const countInvitation = (email: string): Promise<void> =>
  countCall('invitationTo', invitations, mailboxOf(email));

/** Returns the company and the name of its person who invites. Throws an HttpProblem 404 if there is no such company. */
export async function inviterOf(companyId: string, userId: string): Promise<Inviter> {
  const [company, people] = await Promise.all([companyNamed(companyId), readPeople([userId])]);
  const person = people.get(userId);
  return { company, inviter: person?.full_name ?? person?.email };
}
