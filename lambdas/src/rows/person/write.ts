import { seatedStates } from '@redwhiteandcode/contract/company/person-states.ts';
import { layoffDays, type TakeBackReason } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { addressHash } from '../../platform/address-hash.ts';
import { timestamp } from '../../platform/clock.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { retry } from '../../platform/retry.ts';
import { putNew, setAttributes, type TransactItem, tryWrite } from '../../platform/table.ts';
import { freedSeatItems, newSeatItem, removedSeatItem, seatId } from '../seat/row.ts';
import { readPerson } from './read.ts';
import { hasSeat, newPerson, type NewPerson, type PersonRow } from './row.ts';

const maxAttempts = 20;
const day = 86_400_000;

const seated = `(${seatedStates.map((state) => `:${state}`).join(', ')})`;
const seatedValues = Object.fromEntries(seatedStates.map((state) => [`:${state}`, state]));

/**
 * Makes the items that give a person a seat: the seat, the person, and for a new person the address. `known` is the company's
 * person with this address, who gets the seat again under the same id, so that the courses taken with it open again. The
 * first item is refused if the address has a seat, the others if the person has changed since the read. The seats in use are
 * counted apart (`usedSeatsItems`).
 */
export function seatedPersonItems(
  companyId: string,
  sent: NewPerson,
  { known, at }: { known: PersonRow | undefined; at: string },
): { person: PersonRow; items: TransactItem[] } {
  const person = { ...newPerson(companyId, sent, at), ...(known && { id: known.id }) };
  const hash = addressHash(sent.email);
  const key = keys.person(companyId, person.id);
  const seat = newSeatItem(companyId, { email: sent.email, personId: person.id, at });
  if (!known) {
    const address = { ...keys.companyAddress(companyId, hash), person_id: person.id };
    return {
      person,
      items: [seat, putNew({ ...key, ...indexes.people(hash, person.id), ...person }), putNew(address)],
    };
  }
  const name = sent.name ?? known.name;
  const groups = sent.groups ? person.groups : known.groups;
  const manager = sent.manager ?? known.manager;
  const again: PersonRow = { ...person, name, groups, manager };
  const { company_id: _company, id: _id, email, ...attributes } = again;
  const left = { removed_at: undefined, removed_because: undefined, open_until: undefined };
  return {
    person: again,
    items: [
      seat,
      setAttributes(
        key,
        { ...attributes, ...left },
        {
          condition: `attribute_exists(pk) AND email = :address AND NOT (#state IN ${seated})`,
          values: { ':address': email, ...seatedValues },
        },
      ),
    ],
  };
}

/**
 * Makes the items that take the seat back from a person. They are refused if the person has none, or has another address
 * since the read. The enrollments made with the seat close at the next request (`rows/enrollment/access.ts`).
 */
function takenBackItems(person: PersonRow, reason: TakeBackReason, at: string): TransactItem[] {
  const open_until = reason === 'layoff' ? timestamp(Date.parse(at) + layoffDays * day) : undefined;
  const attributes = { state: 'removed', removed_at: at, removed_because: reason, open_until };
  return [
    setAttributes(keys.person(person.company_id, person.id), attributes, {
      condition: `email = :address AND #state IN ${seated}`,
      values: { ':address': person.email, ...seatedValues },
    }),
    removedSeatItem(person.company_id, seatId(person.company_id, person.email)),
    ...freedSeatItems(person.company_id),
  ];
}

/**
 * Takes a seat back from a company's person, who stays with the reason. Progress and certificates stay; the enrollments made
 * with the seat close at the next request. After a layoff they stay open for 30 days. `more` makes what is written with it.
 * Returns the person as they were; undefined if there is no such person or they have no seat.
 */
export async function takeSeatBack(
  companyId: string,
  personId: string,
  { reason, more }: { reason: TakeBackReason; more: (person: PersonRow) => readonly TransactItem[] },
): Promise<PersonRow | undefined> {
  const [result] = await retry(
    maxAttempts,
    'A person changed during every attempt to take the seat back',
    async (): Promise<[PersonRow | undefined] | undefined> => {
      const person = await readPerson(companyId, personId);
      if (!person || !hasSeat(person)) return [undefined];
      const items = [...takenBackItems(person, reason, timestamp()), ...more(person)];
      return (await tryWrite(items)) ? [person] : undefined;
    },
  );
  return result;
}

/** Makes the items that delete a person with the address, and the seat if they have one. Refused if it has changed. */
export const deletedPersonItems = (person: PersonRow): TransactItem[] => [
  {
    Delete: {
      Key: keys.person(person.company_id, person.id),
      ConditionExpression: '#state = :state AND email = :address',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': person.state, ':address': person.email },
    },
  },
  { Delete: { Key: keys.companyAddress(person.company_id, addressHash(person.email)) } },
  ...(hasSeat(person)
    ? [
        removedSeatItem(person.company_id, seatId(person.company_id, person.email)),
        ...freedSeatItems(person.company_id),
      ]
    : []),
];
