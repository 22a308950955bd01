import { attributeList, readAttributes } from '../attributes.ts';
import type { Handlers } from '../calls.ts';
import type { Context } from '../context.ts';
import { notImplemented } from '../errors.ts';
import { authorize } from '../tokens.ts';
import { changeUser, mfaSettings } from '../users.ts';

/** A signed-in user's own attributes. */
export const profileOperations = (context: Context): Handlers<'GetUser' | 'UpdateUserAttributes'> => ({
  GetUser(input) {
    const { user } = authorize(context, input.AccessToken);
    return { Username: user.sub, UserAttributes: attributeList(user), ...mfaSettings(user) };
  },
  UpdateUserAttributes(input) {
    const { user, client } = authorize(context, input.AccessToken);
    const attributes = readAttributes(input.UserAttributes, 'user');
    if (attributes.email !== undefined) throw notImplemented('a change of the email address by its user');
    changeUser(context, client.pool.id, user.sub, (stored) => Object.assign(stored.attributes, attributes));
    return {};
  },
});
