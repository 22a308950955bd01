import type { Handlers } from './calls.ts';
import { type Context, requirePool } from '../pool/context.ts';
import { resourceNotFound } from '../pool/errors.ts';
import { groupsOf, requireUser } from '../pool/users.ts';

const membershipId = (sub: string, group: string) => `${sub} ${group}`;

function requireMembership(
  context: Context,
  input: { UserPoolId: string; Username: string; GroupName: string },
) {
  const { groups } = requirePool(context, input.UserPoolId);
  if (!groups.includes(input.GroupName)) throw resourceNotFound('Group not found.');
  const { sub } = requireUser(context, input.UserPoolId, input.Username);
  return { sub, id: membershipId(sub, input.GroupName) };
}

/** Adding users to groups and removing them. */
export const groupOperations = (
  context: Context,
): Handlers<'AdminAddUserToGroup' | 'AdminRemoveUserFromGroup' | 'AdminListGroupsForUser'> => ({
  AdminAddUserToGroup(input) {
    const { sub, id } = requireMembership(context, input);
    const membership = { sub, group: input.GroupName };
    context.store.memberships.insert(input.UserPoolId, id, membership, { owner: sub });
    return {};
  },
  AdminRemoveUserFromGroup(input) {
    const { id } = requireMembership(context, input);
    context.store.memberships.delete(input.UserPoolId, id);
    return {};
  },
  AdminListGroupsForUser({ UserPoolId, Username }) {
    const { sub } = requireUser(context, UserPoolId, Username);
    const names = groupsOf(context, UserPoolId, sub);
    return { Groups: names.map((GroupName) => ({ GroupName, UserPoolId })) };
  },
});
