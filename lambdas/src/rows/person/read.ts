import { addressHash } from '../../platform/address-hash.ts';
import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CompanyAddressItem, PersonItem, type PersonRow } from './row.ts';

/** Reads a person of a company consistently. */
export const readPerson = (companyId: string, personId: string): Promise<PersonRow | undefined> =>
  getItem(keys.person(companyId, personId), PersonItem, { consistent: true });

/** Reads the person of a company with an email address, consistently. */
export async function readPersonOf(companyId: string, email: string): Promise<PersonRow | undefined> {
  const key = keys.companyAddress(companyId, addressHash(email));
  const found = await getItem(key, CompanyAddressItem, { consistent: true });
  return found && readPerson(companyId, found.person_id);
}
