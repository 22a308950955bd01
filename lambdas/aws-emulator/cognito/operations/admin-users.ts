import { randomUUID } from 'node:crypto';
import { attributeList, emailOf, normalizeEmail, readAttributes } from '../pool/attributes.ts';
import type { Handlers, Input } from './calls.ts';
import { type Context, requirePool } from '../pool/context.ts';
import { notImplemented, usernameExists } from '../pool/errors.ts';
import { checkPolicy, hashPassword } from '../pool/passwords.ts';
import { revokeAll } from '../pool/tokens.ts';
import { NO_CLIENT, preSignUp } from '../pool/triggers.ts';
import {
  changeUser,
  deleteUser,
  describeUser,
  findUser,
  insertUser,
  newUser,
  requireUser,
  setPassword,
} from '../pool/users.ts';

async function adminCreateUser(context: Context, input: Input<'AdminCreateUser'>) {
  const pool = requirePool(context, input.UserPoolId);
  if (input.MessageAction !== 'SUPPRESS') throw notImplemented('an invitation; suppress the message');
  const given = readAttributes(input.UserAttributes);
  const attributes = { ...given, email: emailOf(input.Username, given) };
  if (input.TemporaryPassword !== undefined) checkPolicy(pool, input.TemporaryPassword);
  const hash = await hashPassword(input.TemporaryPassword ?? randomUUID(), context.scryptCost);
  if (findUser(context, pool.id, attributes.email)) throw usernameExists();
  const user = newUser('FORCE_CHANGE_PASSWORD', attributes, hash);
  const origin = { poolId: pool.id, clientId: NO_CLIENT, userName: user.sub };
  const decision = await preSignUp(context, 'PreSignUp_AdminCreateUser', origin, { ...attributes });
  if (decision.autoVerifyEmail) user.attributes.email_verified = 'true';
  if (!insertUser(context, pool.id, user)) throw usernameExists();
  return { User: { ...describeUser(user), Attributes: attributeList(user) } };
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
  const { sub } = requireUser(context, pool.id, input.Username);
  checkPolicy(pool, input.Password);
  const hash = await hashPassword(input.Password, context.scryptCost);
  const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  changeUser(context, pool.id, sub, (user) => setPassword(user, hash, status));
  return {};
}

/** A changed address is unverified unless the request says otherwise. */
function adminUpdateUserAttributes(context: Context, input: Input<'AdminUpdateUserAttributes'>) {
  const { sub } = requireUser(context, input.UserPoolId, input.Username);
  const attributes = readAttributes(input.UserAttributes);
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
    return { ...describeUser(user), UserAttributes: attributeList(user) };
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
