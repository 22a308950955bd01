import * as z from 'zod';
import { Role } from '../../contract/identity.ts';
import { keys } from './keys.ts';
import { getItem, listItems } from './table.ts';

const RoleItem = z.object({ role: Role });

/** The roles that the table gives a user, whatever the token says: a role that was removed stops at once. */
export async function rolesOf(userId: string): Promise<Role[]> {
  const { items } = await listItems(
    { pk: keys.role(userId, '').pk, prefix: keys.rolePrefix, consistent: true },
    { limit: 10 },
    RoleItem,
  );
  return items.map(({ role }) => role);
}

/** Whether the table gives a user this role now. */
export const hasRole = async (userId: string, role: Role): Promise<boolean> =>
  (await getItem(keys.role(userId, role), RoleItem, { consistent: true })) !== undefined;
