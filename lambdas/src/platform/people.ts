import * as z from 'zod';
import { keys } from './keys.ts';
import { getItems } from './table.ts';

const PersonItem = z.object({ user_id: z.string(), full_name: z.string().nullable(), email: z.string() });
/** A user's id, name, and email address. */
export type Person = z.output<typeof PersonItem>;
/** Users by their ids. */
export type People = ReadonlyMap<string, Person>;

/** Reads users by their ids. Users without a profile, and ids that are undefined, are left out. */
export async function readPeople(ids: readonly (string | undefined)[]): Promise<People> {
  const profileKeys = ids.filter((id) => id !== undefined).map(keys.profile);
  return new Map((await getItems(profileKeys, PersonItem)).map((person) => [person.user_id, person]));
}
