import {
  type Attributes,
  attributeList,
  checkMutable,
  normalizeEmail,
  readAttributes,
} from '../attributes.ts';
import type { Handlers, Input } from '../calls.ts';
import { newCode, takeCode } from '../codes.ts';
import type { Context } from '../context.ts';
import { invalidParameter, notImplemented } from '../errors.ts';
import { deliver } from '../messages.ts';
import type { UserRecord } from '../model.ts';
import { checkPolicy, hashPassword } from '../passwords.ts';
import { authorize } from '../tokens.ts';
import type { Origin } from '../triggers.ts';
import { changeUser, changeUserOrThrow, deleteUser, mfaSettings, setPassword } from '../users.ts';
import { checkPassword } from './sign-in.ts';

/**
 * Writes attributes; a new address is unverified unless the change says otherwise, and then gets a code in pools
 * that verify addresses. Answers where the code went.
 */
export async function writeAttributes(
  context: Context,
  origin: Origin,
  target: UserRecord,
  attributes: Attributes,
) {
  const { pool } = origin;
  checkMutable(pool, attributes);
  const moves =
    attributes.email !== undefined &&
    normalizeEmail(attributes.email) !== normalizeEmail(target.attributes.email ?? '');
  const verifies =
    moves &&
    attributes.email_verified !== 'true' &&
    pool.config.AutoVerifiedAttributes?.includes('email') === true;
  const { user, result: code } = changeUser(context.store, pool.id, target.sub, (kept) => {
    Object.assign(kept.attributes, moves ? { email_verified: 'false' } : {}, attributes);
    if (moves) kept.codes = {};
    return verifies ? newCode(kept, 'email') : undefined;
  });
  if (code === undefined) return [];
  return [await deliver(context, 'CustomMessage_UpdateUserAttribute', origin, user, code)];
}

async function updateUserAttributes(context: Context, input: Input<'UpdateUserAttributes'>) {
  const { user, client, pool } = authorize(context, input.AccessToken);
  const attributes = readAttributes(pool, input.UserAttributes, 'user');
  const origin = { pool, clientId: client.id, userName: user.sub, metadata: input.ClientMetadata };
  return { CodeDeliveryDetailsList: await writeAttributes(context, origin, user, attributes) };
}

function verifyUserAttribute(context: Context, input: Input<'VerifyUserAttribute'>) {
  const { user, pool } = authorize(context, input.AccessToken);
  if (input.AttributeName !== 'email') throw notImplemented(`verification of ${input.AttributeName}`);
  changeUserOrThrow(context.store, pool.id, user.sub, (kept) => {
    const refused = takeCode(kept, 'email', input.Code);
    if (!refused) kept.attributes.email_verified = 'true';
    return refused;
  });
  return {};
}

async function changePassword(context: Context, input: Input<'ChangePassword'>) {
  const { user, pool } = authorize(context, input.AccessToken);
  if (input.PreviousPassword === undefined)
    throw invalidParameter('Missing required parameter PreviousPassword');
  await checkPassword(context, pool, user.sub, input.PreviousPassword);
  checkPolicy(pool, input.ProposedPassword);
  const hash = await hashPassword(input.ProposedPassword, context.scryptCost);
  changeUser(context.store, pool.id, user.sub, (kept) => setPassword(kept, hash, 'CONFIRMED'));
  return {};
}

/** What signed-in users do with their own account. */
export const profileOperations = (
  context: Context,
): Handlers<
  'GetUser' | 'UpdateUserAttributes' | 'VerifyUserAttribute' | 'ChangePassword' | 'DeleteUser'
> => ({
  GetUser(input) {
    const { user } = authorize(context, input.AccessToken);
    return { Username: user.sub, UserAttributes: attributeList(user), ...mfaSettings(user) };
  },
  UpdateUserAttributes: (input) => updateUserAttributes(context, input),
  VerifyUserAttribute: (input) => verifyUserAttribute(context, input),
  ChangePassword: (input) => changePassword(context, input),
  DeleteUser(input) {
    const { user, pool } = authorize(context, input.AccessToken);
    deleteUser(context, pool.id, user.sub);
    return {};
  },
});
