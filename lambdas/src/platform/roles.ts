import * as z from 'zod';
import { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { keys } from './keys.ts';
import { getItem, listItems } from './table.ts';

const RoleItem = z.object({ role: Role });

/** Reads a user's roles from the table, not from the token, so that a removed role ends immediately. */
export async function rolesOf(userId: string): Promise<Role[]> {
  const { items } = await listItems(
    { pk: keys.role(userId, '').pk, prefix: keys.rolePrefix, consistent: true },
    { limit: 10 },
    RoleItem,
  );
  return items.map(({ role }) => role);
}

/** Reads whether a user has a role at this moment. */
export const hasRole = async (userId: string, role: Role): Promise<boolean> =>
  (await getItem(keys.role(userId, role), RoleItem, { consistent: true })) !== undefined;
