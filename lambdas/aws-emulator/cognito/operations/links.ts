import type { ProviderUserIdentifierType } from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../../json-service.ts';
import { type Context, requirePool } from '../pool/context.ts';
import { invalidParameter, notImplemented, userNotFound } from '../pool/errors.ts';
import { federatedUsername, identityId } from '../pool/federation.ts';
import { requireProvider } from '../pool/providers.ts';
import { requireUser } from '../pool/users.ts';
import type { Handlers, Input } from './calls.ts';

const MAX_LINKS = 5;

/** Reads the person at a provider. Only the subject names one here; AWS also takes mapped attributes. */
function readPerson({
  ProviderName,
  ProviderAttributeName,
  ProviderAttributeValue,
}: ProviderUserIdentifierType) {
  if (ProviderAttributeName !== 'Cognito_Subject')
    throw notImplemented(`a person by the attribute ${ProviderAttributeName ?? ''}`);
  if (!ProviderName || !ProviderAttributeValue)
    throw invalidParameter('ProviderName and ProviderAttributeValue are required.');
  if (ProviderName === 'Cognito')
    throw invalidParameter(
      'Invalid SourceUser: Cognito users with a username/password may not be passed in as a SourceUser, only as a DestinationUser',
    );
  return { provider: ProviderName, subject: ProviderAttributeValue };
}

function link(
  context: Context,
  { UserPoolId, DestinationUser, SourceUser }: Input<'AdminLinkProviderForUser'>,
) {
  if (DestinationUser.ProviderName !== 'Cognito')
    throw notImplemented('a destination of an identity provider');
  const { sub, username } = requireUser(context, UserPoolId, DestinationUser.ProviderAttributeValue ?? '');
  if (username !== undefined) throw notImplemented('a destination of an identity provider');
  const { provider: name, subject } = readPerson(SourceUser);
  const { type, saml } = requireProvider(context, UserPoolId, name);
  const { identities } = context.store;
  context.store.transaction(() => {
    const links = identities.ownedBy(UserPoolId, sub);
    if (links.some((one) => one.provider === name && one.subject === subject))
      throw invalidParameter('SourceUser is already linked to DestinationUser');
    if (links.length >= MAX_LINKS)
      throw new ServiceError('LimitExceededException', `A user has ${MAX_LINKS} linked identities at most.`);
    const issuer = saml?.entityId ?? null;
    const identity = { sub, provider: name, type, subject, issuer, isLinked: true, createdAt: Date.now() };
    const alias = federatedUsername(name, subject);
    if (!identities.insert(UserPoolId, identityId(name, subject), identity, { owner: sub, alias }))
      throw invalidParameter(
        'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
      );
  });
  return {};
}

function unlink(context: Context, { UserPoolId, User }: Input<'AdminDisableProviderForUser'>) {
  requirePool(context, UserPoolId);
  const { provider, subject } = readPerson(User);
  const { identities } = context.store;
  const identity = identities.get(UserPoolId, identityId(provider, subject));
  if (!identity) throw userNotFound();
  if (!identity.isLinked) throw notImplemented('disabling a user whom an identity provider created');
  identities.delete(UserPoolId, identityId(provider, subject));
  return {};
}

/** Linking a person of an identity provider to a user, and ending it. Neither ends a session. */
export const linkOperations = (
  context: Context,
): Handlers<'AdminLinkProviderForUser' | 'AdminDisableProviderForUser'> => ({
  AdminLinkProviderForUser: (input) => link(context, input),
  AdminDisableProviderForUser: (input) => unlink(context, input),
});
