import * as z from 'zod';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { indexes, keys } from '../platform/keys.ts';
import { rolesOf } from '../platform/roles.ts';
import { getItem, putNew, transact, type TransactItem, tryWrite, updateExisting } from '../platform/table.ts';
import { adminCountItem, countChange } from '../platform/totals.ts';
import { users } from './list.ts';
import type { Profile, RoleRow } from './rules.ts';
import { addressHash } from '../platform/address-hash.ts';
import { epochSeconds } from '../platform/clock.ts';
import { linkSeconds } from './email-links.ts';

/** A former address that is kept from others while its owner can undo the change. */
const HeldItem = z.object({ user_id: z.string(), ttl: z.int() });

const keyOf = (email: string) => keys.heldAddress(addressHash(email));

/** Makes the item that holds a former address as long as the links that undo the change are valid. */
export const holdItem = (userId: string, email: string): TransactItem => ({
  Put: { Item: { ...keyOf(email), user_id: userId, ttl: epochSeconds() + linkSeconds.UNDO } },
});

/** Makes the item that ends the hold of an address. */
export const releaseItem = (email: string): TransactItem => ({ Delete: { Key: keyOf(email) } });

/** Returns whether an address is held for a user other than this one. */
export async function isHeld(email: string, userId?: string): Promise<boolean> {
  const held = await getItem(keyOf(email), HeldItem, { consistent: true });
  return held !== undefined && held.ttl > epochSeconds() && held.user_id !== userId;
}

export const ProfileItem: z.ZodType<Profile> = z.object({
  user_id: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  created_at: z.string(),
  email_verified_at: z.string().optional(),
  deletion_due: z.string().optional(),
  former_emails: z.array(z.object({ email: z.string(), until: z.string() })).optional(),
});

/** Makes the items that write a profile, its role `user` and its sessions, and count the user in the totals. */
export function profileItems(profile: Profile): TransactItem[] {
  const { user_id, created_at } = profile;
  return [
    putNew({ ...keys.profile(user_id), ...indexes.profiles(created_at, user_id), ...profile }),
    putNew({ ...keys.sessions(user_id), sessions: {} }),
    ...roleItems(newRole(user_id, 'user', created_at)),
    ...countChange(user_id, users, undefined, profile),
  ];
}

/** Makes the row of a user's role. */
export const newRole = (user_id: string, role: Role, created_at: string): RoleRow => ({
  id: `${user_id}.${role}`,
  user_id,
  role,
  created_at,
});

/** Makes the items that assign a role to a user; they fail if the user has it already. */
export function roleItems(row: RoleRow): TransactItem[] {
  const { user_id, role, created_at } = row;
  return [
    putNew({ ...keys.role(user_id, role), ...indexes.roles(created_at, user_id, role), ...row }),
    ...(role === 'admin' ? [adminCountItem(1)] : []),
  ];
}

/** Writes a profile, the role `user` and `more` items in one transaction. Returns false if the profile or the role exists. */
export const createProfile = (profile: Profile, more: readonly TransactItem[] = []): Promise<boolean> =>
  tryWrite([...profileItems(profile), ...more]);

/** Reads a user with roles from the table; returns undefined if there is no profile. */
export async function readUser(userId: string): Promise<User | undefined> {
  const [profile, roles] = await Promise.all([getItem(keys.profile(userId), ProfileItem), rolesOf(userId)]);
  if (!profile) return undefined;
  const { email, full_name, created_at, email_verified_at, deletion_due } = profile;
  const email_verified = email_verified_at !== undefined;
  return { id: userId, email, email_verified, full_name, roles, created_at, deletion_due };
}

/** Changes a profile's name. Throws ConditionFailed if there is no profile. */
export async function changeName(userId: string, fullName: string): Promise<void> {
  await transact([updateExisting(keys.profile(userId), 'SET full_name = :name', { ':name': fullName })]);
}

/** Reads a profile consistently. */
export const readProfileNow = (userId: string): Promise<Profile | undefined> =>
  getItem(keys.profile(userId), ProfileItem, { consistent: true });
