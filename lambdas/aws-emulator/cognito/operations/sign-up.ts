import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { checkRequired, emailOf, readAttributes } from '../attributes.ts';
import type { Handlers, Input } from '../calls.ts';
import { newCode, takeCode } from '../codes.ts';
import type { Context } from '../context.ts';
import { codeMismatch, invalidParameter, notAuthorized, userNotFound, usernameExists } from '../errors.ts';
import { deliver, deliveredTo } from '../messages.ts';
import type { ClientRecord } from '../model.ts';
import { checkPolicy, hashPassword } from '../passwords.ts';
import { preSignUp } from '../triggers.ts';
import {
  changeUser,
  changeUserOrThrow,
  findUser,
  insertUser,
  newUser,
  requireClient,
  requireUser,
} from '../users.ts';

/** Whether a client hides which users exist. */
export const hidesUsers = (client: ClientRecord) => client.config.PreventUserExistenceErrors === 'ENABLED';

/** Name and value pairs as an object, as triggers receive them; undefined when there are none. */
export const pairs = (list: AttributeType[] | undefined) =>
  list && Object.fromEntries(list.map(({ Name, Value }) => [Name ?? '', Value ?? '']));

async function signUp(context: Context, input: Input<'SignUp'>) {
  const { store } = context;
  const { client, pool } = requireClient(store, input.ClientId);
  const password = input.Password ?? '';
  if (pool.config.AdminCreateUserConfig?.AllowAdminCreateUserOnly)
    throw notAuthorized('SignUp is not permitted for this user pool');
  const given = readAttributes(pool, input.UserAttributes, 'user');
  const attributes = { ...given, email: emailOf(input.Username, given), email_verified: 'false' };
  checkRequired(pool, attributes);
  checkPolicy(pool, password);
  const user = newUser('UNCONFIRMED', attributes, await hashPassword(password, context.scryptCost));
  if (findUser(store, pool.id, attributes.email)) throw usernameExists();
  const origin = { pool, clientId: client.id, userName: user.sub, metadata: input.ClientMetadata };
  const decided = await preSignUp(
    context,
    'PreSignUp_SignUp',
    origin,
    { ...given, email: attributes.email },
    pairs(input.ValidationData),
  );
  if (decided.autoConfirmUser) user.status = 'CONFIRMED';
  if (decided.autoVerifyEmail) attributes.email_verified = 'true';
  const confirmed = user.status === 'CONFIRMED';
  const sends = !confirmed && pool.config.AutoVerifiedAttributes?.includes('email') === true;
  const code = sends ? newCode(user, 'sign-up') : undefined;
  if (!insertUser(store, pool.id, user)) throw usernameExists();
  const answer = { UserConfirmed: confirmed, UserSub: user.sub };
  if (code === undefined) return answer;
  const CodeDeliveryDetails = await deliver(context, 'CustomMessage_SignUp', origin, user, code);
  return { ...answer, CodeDeliveryDetails };
}

function confirmSignUp({ store }: Context, input: Input<'ConfirmSignUp'>) {
  const { client, pool } = requireClient(store, input.ClientId);
  const found = findUser(store, pool.id, input.Username);
  if (!found) throw hidesUsers(client) ? codeMismatch() : userNotFound();
  if (found.status !== 'UNCONFIRMED')
    throw notAuthorized(`User cannot be confirmed. Current status is ${found.status}`);
  changeUserOrThrow(store, pool.id, found.sub, (user) => {
    const refused = takeCode(user, 'sign-up', input.ConfirmationCode);
    if (!refused) {
      user.status = 'CONFIRMED';
      user.attributes.email_verified = 'true';
    }
    return refused;
  });
  return {};
}

async function resendConfirmationCode(context: Context, input: Input<'ResendConfirmationCode'>) {
  const { client, pool } = requireClient(context.store, input.ClientId);
  const found = findUser(context.store, pool.id, input.Username);
  if (!found || !found.enabled) {
    if (!hidesUsers(client)) throw found ? notAuthorized('User is disabled.') : userNotFound();
    return { CodeDeliveryDetails: deliveredTo(input.Username) };
  }
  if (found.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  const { user, result } = changeUser(context.store, pool.id, found.sub, (kept) => newCode(kept, 'sign-up'));
  const origin = { pool, clientId: client.id, userName: user.sub, metadata: input.ClientMetadata };
  return { CodeDeliveryDetails: await deliver(context, 'CustomMessage_ResendCode', origin, user, result) };
}

function adminConfirmSignUp({ store }: Context, input: Input<'AdminConfirmSignUp'>) {
  const found = requireUser(store, input.UserPoolId, input.Username);
  if (found.status !== 'UNCONFIRMED')
    throw notAuthorized(`User cannot be confirmed. Current status is ${found.status}`);
  changeUser(store, input.UserPoolId, found.sub, (user) => {
    user.status = 'CONFIRMED';
    delete user.codes['sign-up'];
  });
  return {};
}

/** Making an account oneself, and confirming it. */
export const signUpOperations = (
  context: Context,
): Handlers<'SignUp' | 'ConfirmSignUp' | 'ResendConfirmationCode' | 'AdminConfirmSignUp'> => ({
  SignUp: (input) => signUp(context, input),
  ConfirmSignUp: (input) => confirmSignUp(context, input),
  ResendConfirmationCode: (input) => resendConfirmationCode(context, input),
  AdminConfirmSignUp: (input) => adminConfirmSignUp(context, input),
});
