import { ServiceError } from '../../json-service.ts';
import { emailOf, readAttributes } from '../pool/attributes.ts';
import type { Handlers, Input } from './calls.ts';
import { type Context, requireClient } from '../pool/context.ts';
import { invalidParameter, notAuthorized, notImplemented, usernameExists } from '../pool/errors.ts';
import { authorize } from '../pool/tokens.ts';
import {
  attributeList,
  changeUser,
  deleteUser,
  findUser,
  insertUser,
  newUser,
  requireUser,
  setPassword,
  usernameOf,
} from '../pool/users.ts';
import { checkPolicy, hashPassword } from '../pool/passwords.ts';
import { checkPassword } from './sessions.ts';
import { requireSecretHash } from '../pool/secret.ts';
import { preSignUp } from '../pool/triggers.ts';

async function signUp(context: Context, input: Input<'SignUp'>) {
  const client = requireClient(context, input.ClientId);
  const { id: clientId, pool } = client;
  if (pool.refusesSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
  requireSecretHash(client, input.Username, input.SecretHash);
  const password = input.Password ?? '';
  const given = readAttributes(pool, input.UserAttributes, client);
  const attributes = { ...given, email: emailOf(input.Username, given), email_verified: 'false' };
  checkPolicy(pool, password);
  const user = newUser('UNCONFIRMED', attributes, await hashPassword(password, context.scryptCost));
  if (findUser(context, pool.id, attributes.email)) throw usernameExists();
  const origin = { poolId: pool.id, clientId, userName: user.sub };
  const userAttributes = { ...given, email: attributes.email };
  const decision = await preSignUp(context, 'PreSignUp_SignUp', origin, userAttributes);
  if (decision.autoConfirmUser) user.status = 'CONFIRMED';
  if (decision.autoVerifyEmail) attributes.email_verified = 'true';
  if (!insertUser(context, pool.id, user)) throw usernameExists();
  return { UserConfirmed: user.status === 'CONFIRMED', UserSub: user.sub };
}

/** Creating and confirming an account. */
export const signUpOperations = (context: Context): Handlers<'SignUp' | 'AdminConfirmSignUp'> => ({
  SignUp: (input) => signUp(context, input),
  AdminConfirmSignUp({ UserPoolId, Username }) {
    const { sub, status } = requireUser(context, UserPoolId, Username);
    if (status !== 'UNCONFIRMED')
      throw notAuthorized(`User cannot be confirmed. Current status is ${status}`);
    changeUser(context, UserPoolId, sub, (user) => {
      user.status = 'CONFIRMED';
    });
    return {};
  },
});

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

/** A new password, by the old password. */
export const passwordOperations = (context: Context): Handlers<'ChangePassword'> => ({
  ChangePassword: (input) => changePassword(context, input),
});

/** A signed-in user's own account. */
export const profileOperations = (
  context: Context,
): Handlers<'GetUser' | 'UpdateUserAttributes' | 'DeleteUser' | 'AssociateSoftwareToken'> => ({
  GetUser(input) {
    const { user, client } = authorize(context, input.AccessToken);
    return { Username: usernameOf(user), UserAttributes: attributeList(context, client.pool.id, user) };
  },
  UpdateUserAttributes(input) {
    const { user, client } = authorize(context, input.AccessToken);
    const attributes = readAttributes(client.pool, input.UserAttributes, client);
    if (attributes.email !== undefined) throw notImplemented('a change of the email address by its user');
    changeUser(context, client.pool.id, user.sub, (stored) => Object.assign(stored.attributes, attributes));
    return {};
  },
  DeleteUser(input) {
    const { user, client } = authorize(context, input.AccessToken);
    deleteUser(context, client.pool.id, user.sub);
    return {};
  },
  AssociateSoftwareToken(input) {
    authorize(context, input.AccessToken ?? '');
    throw new ServiceError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA is not enabled for the userPool.',
    );
  },
});
