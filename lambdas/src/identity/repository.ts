import * as z from 'zod';
import type { Role, User } from '../../contract/identity.ts';
import { indexes, keys } from '../platform/keys.ts';
import { rolesOf } from '../platform/roles.ts';
import {
  getItem,
  putNew,
  transact,
  type TransactItem,
  tryTransact,
  updateExisting,
} from '../platform/table.ts';
import { adminCountItem, countChange } from '../platform/totals.ts';
import { users } from './list.ts';
import type { Profile, RoleRow } from './rules.ts';

export const ProfileItem: z.ZodType<Profile> = z.object({
  user_id: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  created_at: z.string(),
  deletion_due: z.string().optional(),
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

/** Writes a profile and the role `user` unless they exist. */
export async function createProfile(profile: Profile): Promise<void> {
  await tryTransact(profileItems(profile));
}

/** Reads a user with roles from the table; returns undefined if there is no profile. */
export async function readUser(userId: string): Promise<User | undefined> {
  const [profile, roles] = await Promise.all([getItem(keys.profile(userId), ProfileItem), rolesOf(userId)]);
  if (!profile) return undefined;
  const { email, full_name, created_at, deletion_due } = profile;
  return { id: userId, email, full_name, roles, created_at, deletion_due };
}

/** Changes a profile's name. Throws ConditionFailed if there is no profile. */
export async function changeName(userId: string, fullName: string): Promise<void> {
  await transact([updateExisting(keys.profile(userId), 'SET full_name = :name', { ':name': fullName })]);
}

/** Reads a profile's name consistently; undefined without a profile, null without a name. */
export async function readName(userId: string): Promise<string | null | undefined> {
  return (await getItem(keys.profile(userId), ProfileItem, { consistent: true }))?.full_name;
}
