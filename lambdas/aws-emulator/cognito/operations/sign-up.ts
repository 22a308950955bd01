import { emailOf, readAttributes } from '../pool/attributes.ts';
import type { Handlers, Input } from './calls.ts';
import { type Context, requireClient } from '../pool/context.ts';
import { notAuthorized, usernameExists } from '../pool/errors.ts';
import { checkPolicy, hashPassword } from '../pool/passwords.ts';
import { requireSecretHash } from '../pool/secret.ts';
import { preSignUp } from '../pool/triggers.ts';
import { changeUser, findUser, insertUser, newUser, requireUser } from '../pool/users.ts';

async function signUp(context: Context, input: Input<'SignUp'>) {
  const client = requireClient(context, input.ClientId);
  const { id: clientId, pool } = client;
  if (pool.refusesSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
  requireSecretHash(client, input.Username, input.SecretHash);
  const password = input.Password ?? '';
  const given = readAttributes(input.UserAttributes, client);
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
