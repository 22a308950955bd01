import * as z from 'zod';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { companyJoinOperations, JoinOffer } from '@redwhiteandcode/contract/company/join-operations.ts';
import { hostOf } from '@redwhiteandcode/contract/text/free-mail.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { tokenHash } from '../platform/link-token.ts';
import { isProvenItem } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { getItem, type TransactItem, tryWrite } from '../platform/table.ts';
import { readCompanyProfile } from '../rows/company/read.ts';
import { readCompanyDomain } from '../rows/domain/read.ts';
import { type DomainRow, JoinLinkItem } from '../rows/domain/row.ts';
import { joinedItem } from '../rows/domain/write.ts';
import { groupChangeItems } from '../rows/group/write.ts';
import { readPersonOf } from '../rows/person/read.ts';
import { hasSeat, type PersonRow } from '../rows/person/row.ts';
import { changedInvitationItem, droppedMailItems, seatedPersonItems } from '../rows/person/write.ts';
import { readSeatAccount, type SeatAccount, seatProblem } from '../rows/seat/account.ts';
import { usedSeatsItems } from '../rows/seat/row.ts';
import { busy } from './inviting.ts';
import { companyAudit } from './log.ts';
import { missingGroups } from './repository.ts';

/** A join link that a token opens, which is its domain's latest. */
interface FoundLink {
  row: DomainRow;
  account: SeatAccount;
  timeZone: string;
}

const unknown = 'This link is not valid. Please check that you have copied all of it.';
const ask = 'Ask the person who gave you the link.';
const gone = `This link was revoked or replaced by a newer one. ${ask}`;

/** Finds the join link of a token. Throws an HttpProblem 404 for an unknown token, and 409 for a link that was revoked or replaced. */
async function findLink(token: string): Promise<FoundLink> {
  const hash = tokenHash(token);
  const link = await getItem(keys.companyJoinLink(hash), JoinLinkItem, { consistent: true });
  if (!link) throw new HttpProblem(404, unknown);
  const [row, account, { time_zone: timeZone }] = await Promise.all([
    readCompanyDomain(link.company_id, link.domain),
    readSeatAccount(link.company_id),
    readCompanyProfile(link.company_id),
  ]);
  if (!row || !account || row.join_hash !== hash) throw new HttpProblem(409, gone);
  return { row, account, timeZone };
}

/** Returns why nobody can join with a link at the moment, as a sentence; undefined if people can. */
function endOf({ row, account, timeZone }: FoundLink): string | undefined {
  const { company_name, seats_used, seats_purchased } = account;
  const { domain, state, join_last_day: lastDay, join_limit: limit, join_count: count = 0 } = row;
  if (state !== 'proven')
    return `${company_name} has not proven that ${domain} is its domain, so the link does not work. ${ask}`;
  if (lastDay !== undefined && lastDay < dayOf('readerDay', Date.now(), timeZone))
    return `The last day of this link is over. ${ask}`;
  if (limit !== undefined && count >= limit) return `As many people have joined as the link allows. ${ask}`;
  if (seatProblem(account) === undefined) return undefined;
  return account.account_status === 'active' && seats_used >= seats_purchased
    ? `${company_name} has no free seat at the moment. ${ask}`
    : `The account of ${company_name} is not active at the moment. ${ask}`;
}

/** Throws an HttpProblem 409 if nobody can join with a link at the moment. */
function refuseEnded(found: FoundLink): void {
  const end = endOf(found);
  if (end !== undefined) throw new HttpProblem(409, end);
}

const toOffer = ({ row: { domain }, account: { id, company_name } }: FoundLink): JoinOffer => ({
  company_id: id,
  company_name,
  domain,
});

const JoinerItem = z.object({
  email: z.string(),
  email_verified_at: z.string().optional(),
  full_name: z.string().nullable(),
});
type Joiner = z.output<typeof JoinerItem>;

/** Reads a user who may use a link. Throws an HttpProblem 403 unless they have proven an address at its domain. */
async function joinerOf(userId: string, { row: { domain } }: FoundLink): Promise<Joiner> {
  const joiner = orNotFound(
    await getItem(keys.profile(userId), JoinerItem, { consistent: true }),
    'There is no account.',
  );
  if (hostOf(joiner.email) !== domain)
    throw new HttpProblem(
      403,
      `This link is for addresses at ${domain}, and you are signed in as ${joiner.email}. Sign out, then sign in or up with your address at ${domain}.`,
    );
  if (joiner.email_verified_at !== undefined) return joiner;
  throw new HttpProblem(403, 'Please confirm your email address first.', {
    type: problemTypes.emailUnproven,
  });
}

/** Makes the items that give a seat to a person who joins. The last one is refused if the link has ended or is used up. */
async function joinedItems(
  { row, account }: FoundLink,
  joiner: Joiner,
  known: PersonRow | undefined,
): Promise<TransactItem[]> {
  const at = timestamp();
  const { join_group: group } = row;
  // A group may be deleted after the link was made.
  const isGroup = group !== undefined && (await missingGroups(account.id, [group])).length === 0;
  const before = known?.groups ?? [];
  const groups = isGroup ? Array.from(new Set([...before, group])) : before;
  const sent = { email: joiner.email, name: known?.name ?? joiner.full_name, groups };
  const { person, items } = seatedPersonItems(account.id, sent, { known, at, joinsByLink: true });
  return [
    ...items,
    ...usedSeatsItems(account.id, at),
    ...groupChangeItems(account.id, [{ personId: person.id, before, after: groups }]),
    joinedItem(row),
  ];
}

/** Makes the items that accept the open invitation of a person who uses a join link instead. */
const acceptedItems = (person: PersonRow): TransactItem[] => [
  changedInvitationItem(keys.person(person.company_id, person.id), person, {
    state: 'accepted',
    accepted_at: timestamp(),
  }),
  ...droppedMailItems(person),
];

const takenBack = (company: string): string =>
  `${company} took your seat back, so you cannot join with the link. Ask the company to invite you.`;

/** Implements the operations of the page that a join link leads to. */
export const companyJoins: Implementation<typeof companyJoinOperations> = {
  async getJoinOffer({ params: { token } }) {
    const found = await findLink(token);
    refuseEnded(found);
    return { status: 200, body: toOffer(found) };
  },

  async joinCompany({ params: { token }, userId }) {
    const joined = await retry(8, busy, async () => {
      const found = await findLink(token);
      const joiner = await joinerOf(userId, found);
      const { account } = found;
      const known = await readPersonOf(account.id, joiner.email);
      if (known?.state === 'accepted') return found;
      if (known?.state === 'removed') throw new HttpProblem(409, takenBack(account.company_name));
      const isInvited = known !== undefined && hasSeat(known);
      if (!isInvited || account.account_status !== 'active') refuseEnded(found);
      const items = isInvited ? acceptedItems(known) : await joinedItems(found, joiner, known);
      const isWritten = await tryWrite([
        ...items,
        isProvenItem(userId, joiner.email),
        companyAudit(account, userId, isInvited ? 'Accepted a seat' : 'Joined by link', [
          { field: 'email', after: joiner.email },
        ]),
      ]);
      return isWritten ? found : undefined;
    });
    return { status: 200, body: toOffer(joined) };
  },
};
