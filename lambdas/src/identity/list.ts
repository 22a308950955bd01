import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import type { Profile, RoleRow } from './rules.ts';

/** The list of users. */
export const users: ListDescriptor<'users', Profile> = {
  name: 'users',
  allRows: { index: 'gsi1', pk: indexes.profiles('', '').gsi1pk },
  words: ['full_name', 'email'],
  sorts: { full_name: 'full_name', email: 'email' },
  states: {},
  totals: () => ({ users: 1 }),
};

/** The list of users' roles. */
export const roles: ListDescriptor<'roles', RoleRow> = {
  name: 'roles',
  allRows: { index: 'gsi1', pk: indexes.roles('', '', '').gsi1pk },
  rowsOfUser: (userId) => ({ pk: keys.profile(userId).pk, prefix: keys.rolePrefix }),
  words: ['person.full_name', 'person.email', 'role'],
  sorts: { role: 'role' },
  states: {},
  totals: ({ role }) => ({ admins: Number(role === 'admin') }),
};

/** The domain's searchable lists, by name. */
export const lists = { users, roles };
