import { ServiceError } from '../../json-service.ts';
import { attributeList, readAttributes } from '../pool/attributes.ts';
import type { Handlers } from './calls.ts';
import type { Context } from '../pool/context.ts';
import { notImplemented } from '../pool/errors.ts';
import { authorize } from '../pool/tokens.ts';
import { changeUser, deleteUser } from '../pool/users.ts';

/** A signed-in user's own account. */
export const profileOperations = (
  context: Context,
): Handlers<'GetUser' | 'UpdateUserAttributes' | 'DeleteUser' | 'AssociateSoftwareToken'> => ({
  GetUser(input) {
    const { user } = authorize(context, input.AccessToken);
    return { Username: user.sub, UserAttributes: attributeList(user) };
  },
  UpdateUserAttributes(input) {
    const { user, client } = authorize(context, input.AccessToken);
    const attributes = readAttributes(input.UserAttributes, client);
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
