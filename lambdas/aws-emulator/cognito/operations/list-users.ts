import type { Handlers } from '../calls.ts';
import type { Context } from '../context.ts';
import { invalidParameter } from '../errors.ts';
import type { UserRecord } from '../model.ts';
import { page } from '../paging.ts';
import { describeUser, requirePool } from '../users.ts';

const FILTER = /^"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"$/;
const ATTRIBUTES = new Set(
  'email phone_number name given_name family_name preferred_username sub'.split(' '),
);

function searchable(user: UserRecord, name: string): string | undefined {
  switch (name) {
    case 'sub':
    case 'username':
      return user.sub;
    case 'cognito:user_status':
      return user.status.toLowerCase();
    case 'status':
      return user.enabled ? 'enabled' : 'disabled';
    default:
      return user.attributes[name];
  }
}

/** The test that a `ListUsers` filter such as `email ^= "ada@"` describes. */
export function userFilter(filter: string | undefined): (user: UserRecord) => boolean {
  if (!filter?.trim()) return () => true;
  const [, name = '', operator, quoted = ''] = FILTER.exec(filter.trim()) ?? [];
  if (!operator) throw invalidParameter('Error while parsing filter');
  const states = name === 'status' || name === 'cognito:user_status';
  if (!states && name !== 'username' && !ATTRIBUTES.has(name))
    throw invalidParameter(`Invalid search attribute: ${name}`);
  const unescaped = quoted.replace(/\\(.)/g, '$1');
  const wanted = states ? unescaped.toLowerCase() : unescaped;
  return (user) => {
    const value = searchable(user, name);
    return operator === '=' ? value === wanted : (value?.startsWith(wanted) ?? false);
  };
}

/** The users of a pool, in the order of their creation. */
export const listUsersOperations = ({ store }: Context): Handlers<'ListUsers'> => ({
  ListUsers(input) {
    const pool = requirePool(store, input.UserPoolId);
    const matches = userFilter(input.Filter);
    const entries = store.users.entries(pool.id).filter(({ value }) => matches(value));
    const { items, next } = page(entries, input.Limit, input.PaginationToken);
    const Users = items.map((user) => describeUser(user, input.AttributesToGet));
    return next ? { Users, PaginationToken: next } : { Users };
  },
});
