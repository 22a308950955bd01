import * as z from 'zod';
import { keys } from '../platform/keys.ts';
import { getItem } from '../platform/table.ts';
import type { OwnAddress } from './rules.ts';

const ProfileItem = z.object({
  user_id: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  created_at: z.string(),
  email_verified_at: z.string().optional(),
  former_emails: z.array(z.object({ email: z.string(), until: z.string() })).default([]),
  deletion_due: z.string().optional(),
  keep_certificates: z.boolean().default(false),
});
export type ProfileRow = z.output<typeof ProfileItem>;

/** Whose data is exported or erased. */
export interface Person extends ProfileRow {
  /** The addresses that the user has proven to own. Rows that only name an address belong to its owner. */
  addresses: readonly OwnAddress[];
  /** Whether the user has made changes as an admin, so that other rows may name them. */
  has_acted: boolean;
}

/** Returns the proven addresses, each once: without an end if it is the current one, else with its last one. */
function addressesOf({ email, email_verified_at, former_emails }: ProfileRow): OwnAddress[] {
  const ends = new Map<string, string | undefined>(
    former_emails.map((former) => [former.email, former.until]),
  );
  if (email_verified_at !== undefined) ends.set(email, undefined);
  return [...ends].map(([address, until]) => ({ email: address, until }));
}

/** Reads a user consistently; undefined if there is no profile. */
export async function readPerson(userId: string): Promise<Person | undefined> {
  const profile = await getItem(keys.profile(userId), ProfileItem, { consistent: true });
  if (!profile) return undefined;
  return { ...profile, addresses: addressesOf(profile), has_acted: false };
}
