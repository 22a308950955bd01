import { openStates } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { type PersonState, seatedStates } from '@redwhiteandcode/contract/company/person-states.ts';
import { layoffDays, type TakeBackReason } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { addressHash } from '../../platform/address-hash.ts';
import { timestamp } from '../../platform/clock.ts';
import { indexes, type Key, keys } from '../../platform/keys.ts';
import { retry } from '../../platform/retry.ts';
import { putNew, setAttributes, type TransactItem, tryWrite } from '../../platform/table.ts';
import { groupChangeItems } from '../group/write.ts';
import { freedSeatItems, newSeatItem, removedSeatItem, seatId, unusedSeatItem } from '../seat/row.ts';
import { readPerson } from './read.ts';
import { hasSeat, newPerson, type NewPerson, type PersonRow, type SentInvitation } from './row.ts';

const maxAttempts = 20;
const day = 86_400_000;

const listed = (states: readonly PersonState[]): string =>
  `(${states.map((each) => `:is_${each}`).join(', ')})`;
const valuesOf = (states: readonly PersonState[]) =>
  Object.fromEntries(states.map((each) => [`:is_${each}`, each]));
const [seated, seatedValues] = [listed(seatedStates), valuesOf(seatedStates)];
const [open, openValues] = [listed(openStates), valuesOf(openStates)];

const isAsRead = 'email = :address AND groups = :known_groups';
/** The values of the condition that a person has the address and the groups that were read. */
const asRead = ({ email, groups }: Pick<PersonRow, 'email' | 'groups'>) => ({
  ':address': email,
  ':known_groups': groups,
});

/** The attributes of an earlier seat, which a new one removes. */
const none = {
  accepted_at: undefined,
  joined_by_link: undefined,
  invitation: undefined,
  invitation_ends_at: undefined,
  mail_id: undefined,
  removed_at: undefined,
  removed_because: undefined,
  open_until: undefined,
};

/**
 * Makes the items that give a person a seat: the seat, the person, and for a new person the address. `known` is the company's
 * person with this address, who gets the seat again under the same id, so that the courses taken with it open again. The
 * first item is refused if the address has a seat, the others if the person has changed since the read. The seats in use are
 * counted apart (`usedSeatsItems`).
 */
export function seatedPersonItems(
  companyId: string,
  sent: NewPerson,
  {
    known,
    at,
    id,
    invitation,
    joinsByLink = false,
  }: {
    known: PersonRow | undefined;
    at: string;
    /** The id of a new person. @default a random one */
    id?: string;
    /** The invitation that tells the person about the seat. */
    invitation?: SentInvitation;
    /** Whether the person joins with the company's link, and has accepted the seat. @default false */
    joinsByLink?: boolean;
  },
): { person: PersonRow; items: TransactItem[] } {
  const person: PersonRow = {
    ...newPerson(companyId, sent, { at, id: known?.id ?? id }),
    ...invitation,
    ...(joinsByLink && { state: 'accepted' as const, accepted_at: at, joined_by_link: true }),
  };
  const hash = addressHash(sent.email);
  const key = keys.person(companyId, person.id);
  const index = indexes.people(hash, companyId, at, person.id);
  const seat = newSeatItem(companyId, { email: sent.email, personId: person.id, at });
  if (!known) {
    const address = { ...keys.companyAddress(companyId, hash), person_id: person.id };
    return {
      person,
      items: [seat, putNew({ ...key, ...index, ...person }), putNew(address)],
    };
  }
  const name = sent.name ?? known.name;
  const groups = sent.groups ? person.groups : known.groups;
  const manager = sent.manager ?? known.manager;
  const again: PersonRow = { ...person, name, groups, manager };
  const { company_id: _company, id: _id, email, ...attributes } = again;
  const { gsi2pk, gsi2sk } = index;
  return {
    person: again,
    items: [
      seat,
      setAttributes(
        key,
        { ...none, ...attributes, gsi2pk, gsi2sk },
        {
          condition: `${isAsRead} AND NOT (#state IN ${seated})`,
          values: { ...asRead({ email, groups: known.groups }), ...seatedValues },
        },
      ),
    ],
  };
}

/** Returns the time until which the courses of a seat stay open that was taken back at a time because of a layoff. */
export const layoffEnd = (at: string): string => timestamp(Date.parse(at) + layoffDays * day);

/**
 * Makes the item that closes the courses of a seat at once that was taken back because of a layoff. It is refused if they have
 * closed since the read, or if the person has a seat again.
 */
export const closedLayoffItem = ({
  company_id,
  id,
  open_until,
}: PersonRow & { open_until: string }): TransactItem => ({
  Update: {
    Key: keys.person(company_id, id),
    UpdateExpression: 'REMOVE open_until',
    ConditionExpression: 'open_until = :until',
    ExpressionAttributeValues: { ':until': open_until },
  },
});

/**
 * Makes the items that take the seat back from a person. They are refused if the person has none, or has another address
 * since the read. The enrollments made with the seat close at the next request (`rows/enrollment/access.ts`). The seats in use
 * are counted apart (`freedSeatItems`).
 */
export function takenBackItems(person: PersonRow, reason: TakeBackReason, at: string): TransactItem[] {
  const open_until = reason === 'layoff' ? layoffEnd(at) : undefined;
  const attributes = { state: 'removed', removed_at: at, removed_because: reason, open_until };
  return [
    setAttributes(keys.person(person.company_id, person.id), attributes, {
      condition: `email = :address AND #state IN ${seated}`,
      values: { ':address': person.email, ...seatedValues },
    }),
    removedSeatItem(person.company_id, seatId(person.company_id, person.email)),
    ...droppedMailItems(person),
  ];
}

/** Makes the items that drop the latest email of an invitation, if it was not sent yet. */
export const droppedMailItems = ({ mail_id }: Pick<PersonRow, 'mail_id'>): TransactItem[] =>
  mail_id === undefined ? [] : [{ Delete: { Key: keys.mail(mail_id) } }];

/**
 * Makes the items that end a person's invitation and free the seat. The first is refused if it was accepted, ended or
 * replaced since the read, the second if courses were taken with the seat.
 */
export const endedInvitationItems = (person: PersonRow, state: 'withdrawn' | 'expired'): TransactItem[] => [
  changedInvitationItem(keys.person(person.company_id, person.id), person, { state }),
  unusedSeatItem(person.company_id, seatId(person.company_id, person.email)),
  ...freedSeatItems(person.company_id),
  ...droppedMailItems(person),
];

/**
 * Makes the item that changes a row that invites an address. It is refused if the invitation was accepted, ended or replaced
 * since the read, or if the row has another address.
 */
export function changedInvitationItem(
  key: Key,
  { email, invitation }: Pick<PersonRow, 'email' | 'invitation'>,
  attributes: { state: PersonState } & Readonly<Record<string, unknown>>,
): TransactItem {
  const isSame = invitation === undefined ? 'attribute_not_exists(invitation)' : 'invitation = :before';
  return setAttributes(key, attributes, {
    condition: `${isSame} AND email = :address AND #state IN ${open}`,
    values: { ...openValues, ':address': email, ...(invitation !== undefined && { ':before': invitation }) },
  });
}

/**
 * Takes a seat back from a company's person, who stays with the reason. Progress and certificates stay; the enrollments made
 * with the seat close at the next request. After a layoff they stay open for 30 days. `more` makes what is written with it.
 * Returns the person as they were; undefined if there is no such person or they have no seat.
 */
export async function takeSeatBack(
  companyId: string,
  personId: string,
  {
    reason,
    more,
  }: { reason: TakeBackReason; more: (person: PersonRow, at: string) => readonly TransactItem[] },
): Promise<PersonRow | undefined> {
  const [result] = await retry(
    maxAttempts,
    'A person changed during every attempt to take the seat back',
    async (): Promise<[PersonRow | undefined] | undefined> => {
      const person = await readPerson(companyId, personId);
      if (!person || !hasSeat(person)) return [undefined];
      const at = timestamp();
      const items = [...takenBackItems(person, reason, at), ...freedSeatItems(companyId)];
      return (await tryWrite([...items, ...more(person, at)])) ? [person] : undefined;
    },
  );
  return result;
}

/**
 * Makes the items that put people into other groups. They are refused if the address or the groups of one have changed since
 * the read.
 */
export function movedPeopleItems(
  companyId: string,
  moved: readonly { person: PersonRow; groups: readonly string[] }[],
): TransactItem[] {
  const changes = moved.map(({ person, groups }) => ({
    personId: person.id,
    before: person.groups,
    after: groups,
  }));
  return [
    ...moved.map(({ person, groups }) =>
      setAttributes(
        keys.person(companyId, person.id),
        { groups },
        { condition: isAsRead, values: asRead(person) },
      ),
    ),
    ...groupChangeItems(companyId, changes),
  ];
}

/** Makes the item that is refused if the address, the groups, or the state of a person have changed since the read. */
export const personIsUnchanged = (person: PersonRow): TransactItem => ({
  ConditionCheck: {
    Key: keys.person(person.company_id, person.id),
    ConditionExpression: `${isAsRead} AND #state = :known_state`,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ...asRead(person), ':known_state': person.state },
  },
});

/**
 * Makes the items that delete a person with the address and the memberships in groups, and the seat if they have one. They
 * are refused if the person has changed.
 */
export const deletedPersonItems = (person: PersonRow): TransactItem[] => [
  {
    Delete: {
      Key: keys.person(person.company_id, person.id),
      ConditionExpression: `#state = :state AND ${isAsRead}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': person.state, ...asRead(person) },
    },
  },
  { Delete: { Key: keys.companyAddress(person.company_id, addressHash(person.email)) } },
  ...groupChangeItems(person.company_id, [{ personId: person.id, before: person.groups, after: [] }]),
  ...(hasSeat(person)
    ? [
        removedSeatItem(person.company_id, seatId(person.company_id, person.email)),
        ...freedSeatItems(person.company_id),
      ]
    : []),
];
