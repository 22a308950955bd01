import { randomUUID } from 'node:crypto';
import { isOpenState } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { timestamp } from '../../platform/clock.ts';
import { addressHash } from '../../platform/address-hash.ts';
import { indexes, keys } from '../../platform/keys.ts';
import type { Mail } from '../../platform/mail.ts';
import { newMailItem } from '../../platform/mail-item.ts';
import { type QueuedMail, queueMail } from '../../platform/mail-outbox.ts';
import { type TransactItem, tryTransact } from '../../platform/table.ts';
import { readPersonOf } from '../person/read.ts';
import { hasSeat, type NewPerson, type PersonRow, type SentInvitation } from '../person/row.ts';
import { groupChangeItems } from '../group/write.ts';
import { changedInvitationItem, droppedMailItems, seatedPersonItems } from '../person/write.ts';
import { usedSeatsItems } from '../seat/row.ts';
import { type InvitationFacts, invitationMail } from './mails.ts';
import { readRoleInvitation } from './read.ts';
import {
  InvitationTags,
  type LinkSubject,
  newLink,
  roleInvitationId,
  type RoleInvitationRow,
} from './row.ts';

/** The company that invites, and its person who does; without one, we invite for the company. */
export interface Inviter {
  company: { id: string; company_name: string };
  inviter: string | undefined;
}

/** Leaves an email to the next run of the schedule that sends them. */
export const queueForSchedule = (mail: Mail): QueuedMail => ({
  ...newMailItem(mail, timestamp()),
  deliver: async () => {},
});

/** Makes an invitation: its email, what the row of its subject says about it, and the items that store both. */
function newInvitation(
  subject: LinkSubject,
  { company, inviter }: Inviter,
  about: Pick<InvitationFacts, 'to' | 'role'>,
  queue: (mail: Mail) => QueuedMail = queueMail,
): { sent: SentInvitation; items: TransactItem[]; deliver: QueuedMail['deliver'] } {
  const { token, link, item } = newLink(subject, Date.now());
  const facts = { ...about, company: company.company_name, inviter, token };
  const mail = queue({ ...invitationMail(facts), tags: InvitationTags.parse(link) });
  return {
    sent: { invitation: link.invitation, invitation_ends_at: link.expires_at, mail_id: mail.id },
    items: [item, mail.item],
    deliver: mail.deliver,
  };
}

/** The result of giving a seat; it is refused if the account is inactive or full, or if the person has just changed. */
export type SeatResult = { is: 'given'; person: PersonRow } | { is: 'exists' | 'refused' };

/** A seat that is given with an invitation: the items that write both, and the groups of the person before and after. */
export interface SeatInvitation {
  person: PersonRow;
  before: readonly string[];
  items: TransactItem[];
  deliver: QueuedMail['deliver'];
}

/**
 * Makes what gives a seat to an address with an invitation; `known` is the company's person with this address, who has none.
 * The first item is refused if the address has a seat. The seats in use, and the groups, are written apart.
 */
export function seatInvitation(
  by: Inviter,
  sent: NewPerson,
  { known, at, queue }: { known: PersonRow | undefined; at: string; queue?: (mail: Mail) => QueuedMail },
): SeatInvitation {
  const { id: company_id } = by.company;
  const id = known?.id ?? randomUUID();
  const subject = { company_id, kind: 'seat', subject_id: id } as const;
  const made = newInvitation(subject, by, { to: sent.email, role: undefined }, queue);
  const { person, items } = seatedPersonItems(company_id, sent, { known, at, id, invitation: made.sent });
  return { person, before: known?.groups ?? [], items: [...items, ...made.items], deliver: made.deliver };
}

/**
 * Gives a free seat to an address that has none, and emails it an invitation. `more` makes what is written in the same
 * transaction.
 */
export async function inviteToSeat(
  by: Inviter,
  sent: NewPerson,
  more: (person: PersonRow) => readonly TransactItem[],
): Promise<SeatResult> {
  const { id: company_id } = by.company;
  const at = timestamp();
  const known = await readPersonOf(company_id, sent.email);
  if (known && hasSeat(known)) return { is: 'exists' };
  const { person, before, items, deliver } = seatInvitation(by, sent, { known, at });
  const { isWritten, failed } = await tryTransact([
    ...items,
    ...usedSeatsItems(company_id, at),
    ...groupChangeItems(company_id, [{ personId: person.id, before, after: person.groups }]),
    ...more(person),
  ]);
  if (!isWritten) return { is: failed[0] ? 'exists' : 'refused' };
  await deliver();
  return { is: 'given', person };
}

/**
 * Emails a person with a seat a new invitation, whose link replaces the one before. Returns the person; undefined if the
 * invitation was accepted, ended or replaced since the read.
 */
export async function inviteAgain(
  by: Inviter,
  person: PersonRow,
  more: readonly TransactItem[],
): Promise<PersonRow | undefined> {
  const { company_id, id, email } = person;
  const subject = { company_id, kind: 'seat', subject_id: id } as const;
  const made = newInvitation(subject, by, { to: email, role: undefined });
  const change = { state: 'invited', ...made.sent } as const;
  const { isWritten } = await tryTransact([
    changedInvitationItem(keys.person(company_id, id), person, change),
    ...droppedMailItems(person),
    ...made.items,
    ...more,
  ]);
  if (!isWritten) return undefined;
  await made.deliver();
  return { ...person, ...change };
}

/**
 * Emails an address an invitation to a role in a company, which replaces an earlier one. Returns it; undefined if another
 * invitation of the address was written since the read.
 */
export async function inviteToRole(
  by: Inviter,
  { email, role, groups }: Pick<RoleInvitationRow, 'email' | 'role' | 'groups'>,
  more: readonly TransactItem[],
): Promise<RoleInvitationRow | undefined> {
  const { id: company_id } = by.company;
  const id = roleInvitationId(company_id, email);
  const before = await readRoleInvitation(company_id, id);
  const made = newInvitation({ company_id, kind: 'role', subject_id: id }, by, { to: email, role });
  const row: RoleInvitationRow = {
    company_id,
    id,
    email,
    role,
    groups,
    state: 'invited',
    invited_at: timestamp(),
    ...made.sent,
  };
  const condition =
    before?.invitation === undefined ? 'attribute_not_exists(pk)' : 'invitation = :before AND #state = :was';
  const { isWritten } = await tryTransact([
    {
      Put: {
        Item: {
          ...keys.roleInvitation(company_id, id),
          ...indexes.roleInvitations(addressHash(email), id),
          ...row,
        },
        ConditionExpression: condition,
        ...(before?.invitation !== undefined && {
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':before': before.invitation, ':was': before.state },
        }),
      },
    },
    ...(before && isOpenState(before.state) ? droppedMailItems(before) : []),
    ...made.items,
    ...more,
  ]);
  if (!isWritten) return undefined;
  await made.deliver();
  return row;
}
