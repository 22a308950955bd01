import { ServiceError } from '../../json-service.ts';
import type { Handlers } from './calls.ts';
import { type Context, requireClient } from '../pool/context.ts';
import { requireClientSecret } from '../pool/secret.ts';
import { revokeAll, revokeRefreshToken } from '../pool/tokens.ts';
import { requireUser } from '../pool/users.ts';

/** Ending one sign-in, or all of a user. */
export const signOutOperations = (context: Context): Handlers<'RevokeToken' | 'AdminUserGlobalSignOut'> => ({
  RevokeToken(input) {
    const client = requireClient(context, input.ClientId);
    requireClientSecret(client, input.ClientSecret);
    if (context.key.verify(input.Token))
      throw new ServiceError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
    revokeRefreshToken(context, client, input.Token);
    return {};
  },
  AdminUserGlobalSignOut({ UserPoolId, Username }) {
    revokeAll(context, UserPoolId, requireUser(context, UserPoolId, Username).sub);
    return {};
  },
});
