import type { Handlers, Input } from '../calls.ts';
import { createResetCode, useResetCode } from '../codes.ts';
import { type Context, requireClient } from '../context.ts';
import { codeMismatch, invalidParameter, notAuthorized, userNotFound } from '../errors.ts';
import { maskedDelivery, sendResetCode } from '../messages.ts';
import { checkPolicy, hashPassword } from '../passwords.ts';
import type { UserRecord } from '../records.ts';
import { authorize } from '../tokens.ts';
import { changeUser, findUser, setPassword } from '../users.ts';
import { checkPassword } from './sign-in.ts';

function resetError(user: UserRecord | undefined) {
  if (!user) return userNotFound();
  if (!user.enabled) return notAuthorized('User is disabled.');
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    return notAuthorized('User password cannot be reset in the current state.');
  if (user.attributes.email_verified !== 'true')
    return invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  return undefined;
}

async function forgotPassword(context: Context, input: Input<'ForgotPassword'>) {
  const { id: clientId, pool, hidesUsers } = requireClient(context, input.ClientId);
  const found = findUser(context, pool.id, input.Username);
  const error = resetError(found);
  if (!found || error) {
    if (error && !hidesUsers) throw error;
    return { CodeDeliveryDetails: maskedDelivery(input.Username) };
  }
  const { user, result: code } = changeUser(context, pool.id, found.sub, (stored) => createResetCode(stored));
  const origin = { poolId: pool.id, clientId, userName: user.sub };
  return { CodeDeliveryDetails: await sendResetCode(context, origin, user, code) };
}

async function confirmForgotPassword(context: Context, input: Input<'ConfirmForgotPassword'>) {
  const { pool, hidesUsers } = requireClient(context, input.ClientId);
  const found = findUser(context, pool.id, input.Username);
  if (!found?.enabled) {
    if (hidesUsers) throw codeMismatch();
    throw found ? notAuthorized('User is disabled.') : userNotFound();
  }
  checkPolicy(pool, input.Password);
  const hash = await hashPassword(input.Password, context.scryptCost);
  const { result: error } = changeUser(context, pool.id, found.sub, (user) => {
    const failure = useResetCode(user, input.ConfirmationCode);
    if (!failure) setPassword(user, hash, 'CONFIRMED');
    return failure;
  });
  if (error) throw error;
  return {};
}

async function changePassword(context: Context, input: Input<'ChangePassword'>) {
  const { user, client } = authorize(context, input.AccessToken);
  const { pool } = client;
  if (input.PreviousPassword === undefined)
    throw invalidParameter('Missing required parameter PreviousPassword');
  await checkPassword(context, pool.id, user.sub, input.PreviousPassword);
  checkPolicy(pool, input.ProposedPassword);
  const hash = await hashPassword(input.ProposedPassword, context.scryptCost);
  changeUser(context, pool.id, user.sub, (stored) => setPassword(stored, hash, 'CONFIRMED'));
  return {};
}

/** A new password, by an emailed code or by the old password. */
export const passwordOperations = (
  context: Context,
): Handlers<'ForgotPassword' | 'ConfirmForgotPassword' | 'ChangePassword'> => ({
  ForgotPassword: (input) => forgotPassword(context, input),
  ConfirmForgotPassword: (input) => confirmForgotPassword(context, input),
  ChangePassword: (input) => changePassword(context, input),
});
