import { attributeList, checkRequired, emailOf, readAttributes } from '../attributes.ts';
import type { Handlers, Input } from '../calls.ts';
import type { Context } from '../context.ts';
import { CognitoError, notImplemented, usernameExists } from '../errors.ts';
import { deliver } from '../messages.ts';
import type { PoolRecord, UserRecord } from '../model.ts';
import { checkPolicy, hashPassword, temporaryPassword } from '../passwords.ts';
import { revokeAll } from '../tokens.ts';
import { NO_CLIENT, preSignUp } from '../triggers.ts';
import {
  changeUser,
  deleteUser,
  describeUser,
  findUser,
  insertUser,
  mfaSettings,
  newUser,
  requirePool,
  requireUser,
  setPassword,
} from '../users.ts';
import { writeAttributes } from './profile.ts';
import { pairs } from './sign-up.ts';

type Creation = Input<'AdminCreateUser'>;

function originOf(pool: PoolRecord, user: UserRecord, metadata: Creation['ClientMetadata']) {
  return { pool, clientId: NO_CLIENT, userName: user.sub, metadata };
}

async function invite(
  context: Context,
  pool: PoolRecord,
  user: UserRecord,
  input: Creation,
  password: string,
) {
  if (input.MessageAction === 'SUPPRESS') return;
  const origin = originOf(pool, user, input.ClientMetadata);
  await deliver(context, 'CustomMessage_AdminCreateUser', origin, user, password);
}

async function resend(context: Context, pool: PoolRecord, input: Creation) {
  const found = requireUser(context.store, pool.id, input.Username);
  if (found.status !== 'FORCE_CHANGE_PASSWORD')
    throw new CognitoError(
      'UnsupportedUserStateException',
      `Resend not possible. ${found.sub} status is not FORCE_CHANGE_PASSWORD`,
    );
  const password = input.TemporaryPassword ?? temporaryPassword(pool);
  checkPolicy(pool, password);
  const hash = await hashPassword(password, context.scryptCost);
  const { user } = changeUser(context.store, pool.id, found.sub, (kept) =>
    setPassword(kept, hash, 'FORCE_CHANGE_PASSWORD'),
  );
  await invite(context, pool, user, input, password);
  return { User: describeUser(user) };
}

async function adminCreateUser(context: Context, input: Creation) {
  const { store } = context;
  const pool = requirePool(store, input.UserPoolId);
  if (input.MessageAction !== 'SUPPRESS' && !input.DesiredDeliveryMediums?.includes('EMAIL'))
    throw notImplemented(
      'an invitation by SMS; name EMAIL in DesiredDeliveryMediums or suppress the message',
    );
  if (input.MessageAction === 'RESEND') return resend(context, pool, input);
  const given = readAttributes(pool, input.UserAttributes, 'admin');
  const attributes: Record<string, string> = { ...given, email: emailOf(input.Username, given) };
  checkRequired(pool, attributes);
  const password = input.TemporaryPassword ?? temporaryPassword(pool);
  checkPolicy(pool, password);
  const hash = await hashPassword(password, context.scryptCost);
  if (findUser(store, pool.id, attributes.email ?? '')) throw usernameExists();
  const user = newUser('FORCE_CHANGE_PASSWORD', attributes, hash);
  const decided = await preSignUp(
    context,
    'PreSignUp_AdminCreateUser',
    originOf(pool, user, input.ClientMetadata),
    { ...attributes },
    pairs(input.ValidationData),
  );
  if (decided.autoVerifyEmail) attributes.email_verified = 'true';
  if (!insertUser(store, pool.id, user)) throw usernameExists();
  await invite(context, pool, user, input, password);
  return { User: describeUser(user) };
}

function adminGetUser({ store }: Context, input: Input<'AdminGetUser'>) {
  const user = requireUser(store, input.UserPoolId, input.Username);
  return {
    Username: user.sub,
    UserAttributes: attributeList(user),
    UserCreateDate: new Date(user.createdAt),
    UserLastModifiedDate: new Date(user.modifiedAt),
    Enabled: user.enabled,
    UserStatus: user.status,
    ...mfaSettings(user),
  };
}

function setEnabled(context: Context, input: Input<'AdminDisableUser'>, enabled: boolean) {
  const { sub } = requireUser(context.store, input.UserPoolId, input.Username);
  changeUser(context.store, input.UserPoolId, sub, (user) => {
    user.enabled = enabled;
  });
  if (!enabled) revokeAll(context, input.UserPoolId, sub);
  return {};
}

async function adminSetUserPassword(context: Context, input: Input<'AdminSetUserPassword'>) {
  const pool = requirePool(context.store, input.UserPoolId);
  const { sub } = requireUser(context.store, pool.id, input.Username);
  checkPolicy(pool, input.Password);
  const hash = await hashPassword(input.Password, context.scryptCost);
  const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  changeUser(context.store, pool.id, sub, (user) => setPassword(user, hash, status));
  return {};
}

async function adminUpdateUserAttributes(context: Context, input: Input<'AdminUpdateUserAttributes'>) {
  const pool = requirePool(context.store, input.UserPoolId);
  const user = requireUser(context.store, pool.id, input.Username);
  const attributes = readAttributes(pool, input.UserAttributes, 'admin');
  await writeAttributes(context, originOf(pool, user, input.ClientMetadata), user, attributes);
  return {};
}

/** What an administrator does with one user. */
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
  AdminGetUser: (input) => adminGetUser(context, input),
  AdminCreateUser: (input) => adminCreateUser(context, input),
  AdminDeleteUser(input) {
    const { sub } = requireUser(context.store, input.UserPoolId, input.Username);
    deleteUser(context, input.UserPoolId, sub);
    return {};
  },
  AdminDisableUser: (input) => setEnabled(context, input, false),
  AdminEnableUser: (input) => setEnabled(context, input, true),
  AdminSetUserPassword: (input) => adminSetUserPassword(context, input),
  AdminUpdateUserAttributes: (input) => adminUpdateUserAttributes(context, input),
});
