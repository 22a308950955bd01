import { addressHash } from '../../platform/address-hash.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { getItem, getItems, listAll } from '../../platform/table.ts';
import { CompanyAddressItem, isLaidOff, PersonItem, type PersonRow } from './row.ts';

/** Reads a person of a company consistently. */
export const readPerson = (companyId: string, personId: string): Promise<PersonRow | undefined> =>
  getItem(keys.person(companyId, personId), PersonItem, { consistent: true });

/** Reads the person of a company with an email address, consistently. */
export async function readPersonOf(companyId: string, email: string): Promise<PersonRow | undefined> {
  const key = keys.companyAddress(companyId, addressHash(email));
  const found = await getItem(key, CompanyAddressItem, { consistent: true });
  return found && readPerson(companyId, found.person_id);
}

/**
 * Reads the people of a company with these email addresses, by address. One read reads 100 of them; `consistent` reads the newest
 * state, at twice the cost.
 */
export async function readPeopleOf(
  companyId: string,
  emails: readonly string[],
  options: { consistent?: boolean } = {},
): Promise<ReadonlyMap<string, PersonRow>> {
  if (emails.length === 0) return new Map();
  const addresses = emails.map((email) => keys.companyAddress(companyId, addressHash(email)));
  const found = await getItems(addresses, CompanyAddressItem, options);
  const people = await readPeopleById(
    companyId,
    found.map(({ person_id }) => person_id),
    options,
  );
  return new Map(people.map((person) => [person.email, person]));
}

/** Reads people of a company by their ids, in any order. */
export const readPeopleById = async (
  companyId: string,
  ids: readonly string[],
  options: { consistent?: boolean } = {},
): Promise<PersonRow[]> =>
  ids.length === 0
    ? []
    : getItems(
        ids.map((id) => keys.person(companyId, id)),
        PersonItem,
        options,
      );

/** Lists all people of a company, consistently. Only for work that is about all of them. */
export const listAllPeople = (companyId: string): Promise<PersonRow[]> => {
  const { pk, sk: prefix } = keys.person(companyId);
  return listAll({ pk, prefix, consistent: true }, PersonItem);
};

/** Lists the people of all companies with an email address whose seat was taken back because of a layoff, the latest first. */
export async function listLaidOff(email: string): Promise<PersonRow[]> {
  const { gsi1pk: pk } = indexes.people(addressHash(email), '', '', '');
  const people = (await listAll({ index: 'gsi1', pk }, PersonItem)).filter(isLaidOff);
  return people.toSorted((one, other) => ((one.removed_at ?? '') > (other.removed_at ?? '') ? -1 : 1));
}
