import type { Handlers, Input } from './calls.ts';
import type { Context } from '../pool/context.ts';
import { invalidParameter } from '../pool/errors.ts';
import { checkPolicy, hashPassword } from '../pool/passwords.ts';
import { authorize } from '../pool/tokens.ts';
import { changeUser, setPassword } from '../pool/users.ts';
import { checkPassword } from './sign-in.ts';

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
