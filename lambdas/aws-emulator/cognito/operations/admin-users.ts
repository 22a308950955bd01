import { randomUUID } from 'node:crypto';
import { emailOf, normalizeEmail, readAttributes } from '../pool/attributes.ts';
import type { Handlers, Input } from './calls.ts';
import { type Context, requirePool } from '../pool/context.ts';
import { invalidParameter, notImplemented, resourceNotFound, usernameExists } from '../pool/errors.ts';
import { checkPolicy, hashPassword } from '../pool/passwords.ts';
import { revokeAll } from '../pool/tokens.ts';
import { NO_CLIENT, preSignUp } from '../pool/triggers.ts';
import {
  attributeList,
  changeUser,
  deleteUser,
  describeUser,
  findUser,
  groupsOf,
  insertUser,
  newUser,
  requireUser,
  setPassword,
} from '../pool/users.ts';
import type { UserRecord } from '../pool/records.ts';

/** The users of a page, as many as Cognito returns without a limit. */
const pageSize = 60;

/** Reads the position at which a page starts from the token of the page before. */
function positionIn(token: string | undefined): number {
  if (token !== undefined && !/^\d{1,15}$/.test(token)) throw invalidParameter('Invalid pagination token.');
  return Number(token ?? 0);
}

/** Returns one page of records, and the token of the next page if there is one. */
function pageOf<T>(records: { position: number; value: T }[]): { values: T[]; next: string | undefined } {
  const page = records.slice(0, pageSize);
  const next = records.length > pageSize ? page.at(-1)?.position.toString() : undefined;
  return { values: page.map(({ value }) => value), next };
}

const listed = (context: Context, poolId: string, user: UserRecord) => ({
  ...describeUser(user),
  Attributes: attributeList(context, poolId, user),
});

/** Listing the users of a pool and of a group. */
export const listOperations = (context: Context): Handlers<'ListUsers' | 'ListUsersInGroup'> => ({
  ListUsers({ UserPoolId, PaginationToken }) {
    requirePool(context, UserPoolId);
    const { users } = context.store;
    const { values, next } = pageOf(users.page(UserPoolId, positionIn(PaginationToken), pageSize + 1));
    return { Users: values.map((user) => listed(context, UserPoolId, user)), PaginationToken: next };
  },
  ListUsersInGroup({ UserPoolId, GroupName, NextToken }) {
    const { groups } = requirePool(context, UserPoolId);
    if (!groups.includes(GroupName)) throw resourceNotFound('Group not found.');
    const { memberships, users } = context.store;
    const members = memberships
      .page(UserPoolId, positionIn(NextToken), Number.MAX_SAFE_INTEGER)
      .filter(({ value }) => value.group === GroupName);
    const { values, next } = pageOf(members);
    const found = values.flatMap(({ sub }) => users.get(UserPoolId, sub) ?? []);
    return { Users: found.map((user) => listed(context, UserPoolId, user)), NextToken: next };
  },
});

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

async function adminCreateUser(context: Context, input: Input<'AdminCreateUser'>) {
  const pool = requirePool(context, input.UserPoolId);
  if (input.MessageAction !== 'SUPPRESS') throw notImplemented('an invitation; suppress the message');
  const given = readAttributes(pool, input.UserAttributes);
  const attributes = { ...given, email: emailOf(input.Username, given) };
  if (input.TemporaryPassword !== undefined) checkPolicy(pool, input.TemporaryPassword);
  const hash = await hashPassword(input.TemporaryPassword ?? randomUUID(), context.scryptCost);
  if (findUser(context, pool.id, attributes.email)) throw usernameExists();
  const user = newUser('FORCE_CHANGE_PASSWORD', attributes, hash);
  const origin = { poolId: pool.id, clientId: NO_CLIENT, userName: user.sub };
  const decision = await preSignUp(context, 'PreSignUp_AdminCreateUser', origin, { ...attributes });
  if (decision.autoVerifyEmail) user.attributes.email_verified = 'true';
  if (!insertUser(context, pool.id, user)) throw usernameExists();
  return { User: listed(context, pool.id, user) };
}

function setEnabled(context: Context, { UserPoolId, Username }: Input<'AdminDisableUser'>, enabled: boolean) {
  const { sub } = requireUser(context, UserPoolId, Username);
  changeUser(context, UserPoolId, sub, (user) => {
    user.enabled = enabled;
  });
  if (!enabled) revokeAll(context, UserPoolId, sub);
  return {};
}

async function adminSetUserPassword(context: Context, input: Input<'AdminSetUserPassword'>) {
  const pool = requirePool(context, input.UserPoolId);
  const { sub, status: before } = requireUser(context, pool.id, input.Username);
  if (before === 'EXTERNAL_PROVIDER') throw notImplemented('a password for a user of an identity provider');
  checkPolicy(pool, input.Password);
  const hash = await hashPassword(input.Password, context.scryptCost);
  const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  changeUser(context, pool.id, sub, (user) => setPassword(user, hash, status));
  return {};
}

/** A changed address is unverified unless the request says otherwise. */
function adminUpdateUserAttributes(context: Context, input: Input<'AdminUpdateUserAttributes'>) {
  const { sub } = requireUser(context, input.UserPoolId, input.Username);
  const attributes = readAttributes(requirePool(context, input.UserPoolId), input.UserAttributes);
  changeUser(context, input.UserPoolId, sub, (user) => {
    const { email = '' } = user.attributes;
    const isMoved = normalizeEmail(attributes.email ?? email) !== normalizeEmail(email);
    Object.assign(user.attributes, isMoved && { email_verified: 'false' }, attributes);
  });
  return {};
}

/** An administrator's operations on one user. */
export const adminUserOperations = (
  context: Context,
): Handlers<
  | 'AdminGetUser'
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
> => ({
  AdminGetUser({ UserPoolId, Username }) {
    const user = requireUser(context, UserPoolId, Username);
    return { ...describeUser(user), UserAttributes: attributeList(context, UserPoolId, user) };
  },
  AdminCreateUser: (input) => adminCreateUser(context, input),
  AdminDeleteUser({ UserPoolId, Username }) {
    deleteUser(context, UserPoolId, requireUser(context, UserPoolId, Username).sub);
    return {};
  },
  AdminDisableUser: (input) => setEnabled(context, input, false),
  AdminEnableUser: (input) => setEnabled(context, input, true),
  AdminSetUserPassword: (input) => adminSetUserPassword(context, input),
  AdminUpdateUserAttributes: (input) => adminUpdateUserAttributes(context, input),
});
