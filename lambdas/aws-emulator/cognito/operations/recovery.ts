import type { Handlers, Input } from '../calls.ts';
import { newCode, takeCode } from '../codes.ts';
import type { Context } from '../context.ts';
import { codeMismatch, invalidParameter, notAuthorized, userNotFound } from '../errors.ts';
import { deliver, deliveredTo } from '../messages.ts';
import type { UserRecord } from '../model.ts';
import { checkPolicy, hashPassword } from '../passwords.ts';
import { changeUser, changeUserOrThrow, findUser, requireClient, setPassword } from '../users.ts';
import { hidesUsers } from './sign-up.ts';

function refusal(user: UserRecord | undefined) {
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
  const { client, pool } = requireClient(context.store, input.ClientId);
  const found = findUser(context.store, pool.id, input.Username);
  const refused = refusal(found);
  if (!found || refused) {
    if (refused && !hidesUsers(client)) throw refused;
    return { CodeDeliveryDetails: deliveredTo(input.Username) };
  }
  const { user, result } = changeUser(context.store, pool.id, found.sub, (kept) => newCode(kept, 'password'));
  const origin = { pool, clientId: client.id, userName: user.sub, metadata: input.ClientMetadata };
  return {
    CodeDeliveryDetails: await deliver(context, 'CustomMessage_ForgotPassword', origin, user, result),
  };
}

async function confirmForgotPassword(context: Context, input: Input<'ConfirmForgotPassword'>) {
  const { client, pool } = requireClient(context.store, input.ClientId);
  const found = findUser(context.store, pool.id, input.Username);
  if (!found?.enabled) {
    if (hidesUsers(client)) throw codeMismatch();
    throw found ? notAuthorized('User is disabled.') : userNotFound();
  }
  checkPolicy(pool, input.Password);
  const hash = await hashPassword(input.Password, context.scryptCost);
  changeUserOrThrow(context.store, pool.id, found.sub, (user) => {
    const refused = takeCode(user, 'password', input.ConfirmationCode);
    if (!refused) setPassword(user, hash, 'CONFIRMED');
    return refused;
  });
  return {};
}

/** A new password by a code that is sent to the user's address. */
export const recoveryOperations = (
  context: Context,
): Handlers<'ForgotPassword' | 'ConfirmForgotPassword'> => ({
  ForgotPassword: (input) => forgotPassword(context, input),
  ConfirmForgotPassword: (input) => confirmForgotPassword(context, input),
});
