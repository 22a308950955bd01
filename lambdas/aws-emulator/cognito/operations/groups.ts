import type { GroupType } from '@aws-sdk/client-cognito-identity-provider';
import type { Handlers, Input } from '../calls.ts';
import type { Context } from '../context.ts';
import { CognitoError, resourceNotFound } from '../errors.ts';
import type { GroupRecord } from '../model.ts';
import { page } from '../paging.ts';
import type { Store } from '../store.ts';
import { describeUser, groupsOf, requirePool, requireUser } from '../users.ts';

function describe(poolId: string, group: GroupRecord): GroupType {
  return {
    GroupName: group.name,
    UserPoolId: poolId,
    ...(group.description === undefined ? {} : { Description: group.description }),
    ...(group.precedence === undefined ? {} : { Precedence: group.precedence }),
    CreationDate: new Date(group.createdAt),
    LastModifiedDate: new Date(group.modifiedAt),
  };
}

function requireGroup(store: Store, poolId: string, name: string): GroupRecord {
  requirePool(store, poolId);
  const group = store.groups.get(poolId, name);
  if (!group) throw resourceNotFound('Group not found.');
  return group;
}

const membershipId = (sub: string, group: string) => `${sub} ${group}`;

function createGroup({ store }: Context, input: Input<'CreateGroup'>) {
  const pool = requirePool(store, input.UserPoolId);
  const now = Date.now();
  const group: GroupRecord = {
    name: input.GroupName,
    description: input.Description,
    precedence: input.Precedence,
    createdAt: now,
    modifiedAt: now,
  };
  if (!store.groups.insert(pool.id, group.name, group))
    throw new CognitoError('GroupExistsException', 'A group with the name already exists.');
  return { Group: describe(pool.id, group) };
}

function updateGroup({ store }: Context, input: Input<'UpdateGroup'>) {
  const group = requireGroup(store, input.UserPoolId, input.GroupName);
  const changed: GroupRecord = {
    ...group,
    description: input.Description ?? group.description,
    precedence: input.Precedence ?? group.precedence,
    modifiedAt: Date.now(),
  };
  store.groups.put(input.UserPoolId, group.name, changed);
  return { Group: describe(input.UserPoolId, changed) };
}

function deleteGroup({ store }: Context, input: Input<'DeleteGroup'>) {
  requireGroup(store, input.UserPoolId, input.GroupName);
  store.transaction(() => {
    for (const { sub, group } of store.memberships.list(input.UserPoolId)) {
      if (group === input.GroupName) store.memberships.delete(input.UserPoolId, membershipId(sub, group));
    }
    store.groups.delete(input.UserPoolId, input.GroupName);
  });
  return {};
}

function listUsersInGroup({ store }: Context, input: Input<'ListUsersInGroup'>) {
  requireGroup(store, input.UserPoolId, input.GroupName);
  const entries = store.memberships.entries(input.UserPoolId).flatMap(({ position, value }) => {
    const user = value.group === input.GroupName ? store.users.get(input.UserPoolId, value.sub) : undefined;
    return user ? [{ position, value: describeUser(user) }] : [];
  });
  const { items, next } = page(entries, input.Limit, input.NextToken);
  return next ? { Users: items, NextToken: next } : { Users: items };
}

function listed(
  poolId: string,
  entries: { position: number; value: GroupRecord }[],
  input: Input<'ListGroups'>,
) {
  const { items, next } = page(entries, input.Limit, input.NextToken);
  const Groups = items.map((group) => describe(poolId, group));
  return next ? { Groups, NextToken: next } : { Groups };
}

/** Groups and who belongs to them. */
export const groupOperations = (
  context: Context,
): Handlers<
  | 'CreateGroup'
  | 'UpdateGroup'
  | 'DeleteGroup'
  | 'GetGroup'
  | 'ListGroups'
  | 'AdminAddUserToGroup'
  | 'AdminRemoveUserFromGroup'
  | 'AdminListGroupsForUser'
  | 'ListUsersInGroup'
> => ({
  CreateGroup: (input) => createGroup(context, input),
  UpdateGroup: (input) => updateGroup(context, input),
  DeleteGroup: (input) => deleteGroup(context, input),
  GetGroup: ({ UserPoolId, GroupName }) => ({
    Group: describe(UserPoolId, requireGroup(context.store, UserPoolId, GroupName)),
  }),
  ListGroups(input) {
    const pool = requirePool(context.store, input.UserPoolId);
    return listed(pool.id, context.store.groups.entries(pool.id), input);
  },
  AdminAddUserToGroup({ UserPoolId, Username, GroupName }) {
    const { name } = requireGroup(context.store, UserPoolId, GroupName);
    const { sub } = requireUser(context.store, UserPoolId, Username);
    const id = membershipId(sub, name);
    context.store.memberships.insert(UserPoolId, id, { sub, group: name }, { owner: sub });
    return {};
  },
  AdminRemoveUserFromGroup({ UserPoolId, Username, GroupName }) {
    const { name } = requireGroup(context.store, UserPoolId, GroupName);
    const { sub } = requireUser(context.store, UserPoolId, Username);
    context.store.memberships.delete(UserPoolId, membershipId(sub, name));
    return {};
  },
  AdminListGroupsForUser(input) {
    const { sub } = requireUser(context.store, input.UserPoolId, input.Username);
    const groups = groupsOf(context.store, input.UserPoolId, sub);
    return listed(
      input.UserPoolId,
      groups.map((value, position) => ({ position, value })),
      input,
    );
  },
  ListUsersInGroup: (input) => listUsersInGroup(context, input),
});
