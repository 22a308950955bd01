import type { Saver } from '@redwhiteandcode/contract/admin/saver.ts';
import * as z from 'zod';
import { keys } from './keys.ts';
import { getItems, type TransactItem } from './table.ts';

const PersonItem = z.object({
  user_id: z.string(),
  full_name: z.string().nullable(),
  email: z.string(),
  email_verified_at: z.string().optional(),
});
/** A user's id, name, and email address, and when they proved the address. */
export type Person = z.output<typeof PersonItem>;
/** Users by their ids. */
export type People = ReadonlyMap<string, Person>;

/** Reads users by their ids. Users without a profile, and ids that are undefined, are left out. */
export async function readPeople(ids: readonly (string | undefined)[]): Promise<People> {
  const profileKeys = ids.filter((id) => id !== undefined).map(keys.profile);
  return new Map((await getItems(profileKeys, PersonItem)).map((person) => [person.user_id, person]));
}

/** Makes the item that is refused if an address is no longer the proven one of a user. */
export const isProvenItem = (userId: string, email: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.profile(userId),
    ConditionExpression: 'email = :email AND attribute_exists(email_verified_at)',
    ExpressionAttributeValues: { ':email': email },
  },
});

/** Returns an admin who saved or approved something; null if nobody did, or if the account was deleted. */
export function saverIn(people: People, id = ''): Saver {
  const person = people.get(id);
  return person ? { user_id: person.user_id, full_name: person.full_name } : null;
}

/**
 * Returns the address for emails about a user's request. A user can enter any address, but until they have proved their
 * own, emails go only to that one, so that no one uses an account to email strangers.
 */
export async function recipientOf(userId: string, entered: string): Promise<string> {
  const person = (await readPeople([userId])).get(userId);
  return person && person.email_verified_at === undefined ? person.email : entered;
}
