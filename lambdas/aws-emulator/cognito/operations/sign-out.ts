import type { Handlers } from '../calls.ts';
import type { Context } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { authorize, revokeAll, revokeRefreshToken } from '../tokens.ts';
import { requireClient, requireUser } from '../users.ts';

/** Ending one sign-in, or all of a user. */
export const signOutOperations = (
  context: Context,
): Handlers<'RevokeToken' | 'GlobalSignOut' | 'AdminUserGlobalSignOut'> => ({
  RevokeToken(input) {
    const { client } = requireClient(context.store, input.ClientId);
    if (context.key.verify(input.Token))
      throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
    revokeRefreshToken(context, client, input.Token);
    return {};
  },
  GlobalSignOut(input) {
    const { user, pool } = authorize(context, input.AccessToken);
    revokeAll(context, pool.id, user.sub);
    return {};
  },
  AdminUserGlobalSignOut(input) {
    const user = requireUser(context.store, input.UserPoolId, input.Username);
    revokeAll(context, input.UserPoolId, user.sub);
    return {};
  },
});
