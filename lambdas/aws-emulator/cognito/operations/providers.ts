import { ServiceError } from '../../json-service.ts';
import { readOidcDetails } from '../oidc/details.ts';
import { isAttribute } from '../pool/attributes.ts';
import type { Pool } from '../pool/config.ts';
import { type Context, requirePool } from '../pool/context.ts';
import { invalidParameter, notImplemented, resourceNotFound } from '../pool/errors.ts';
import { assertOwnIdentifiers, providerByIdentifier, requireProvider } from '../pool/providers.ts';
import type { ProviderRecord } from '../pool/records.ts';
import { openPoolKey } from '../saml/certificate.ts';
import { readSamlDetails } from '../saml/details.ts';
import type { Handlers, Input } from './calls.ts';

const NAME = /^[^_\p{Z}][\p{L}\p{M}\p{S}\p{N}\p{P}]+[^_\p{Z}]$/u;
const IDENTIFIER = /^[\w\s+=.@-]{1,40}$/;
const MAX_IDENTIFIERS = 50;
const MAX_MAPPED_NAME = 32;

/** Reads the details of a provider, and what it publishes about itself. */
const readDetails = async (
  { store }: Context,
  poolId: string,
  type: ProviderRecord['type'],
  details: Record<string, string>,
): Promise<Pick<ProviderRecord, 'details' | 'saml'>> =>
  type === 'SAML' ? readSamlDetails(store, poolId, details) : { details: await readOidcDetails(details) };

function checkName(name: string): void {
  if (name.length < 3 || name.length > 32 || !NAME.test(name) || name.includes('_'))
    throw invalidParameter(
      "1 validation error detected: Value at 'providerName' must have 3 to 32 characters, without underscores and spaces.",
    );
  if (name.toLowerCase() === 'cognito') throw invalidParameter('The provider name Cognito is reserved.');
}

function readIdentifiers(identifiers: string[]): string[] {
  if (identifiers.length > MAX_IDENTIFIERS)
    throw invalidParameter(`A provider has ${MAX_IDENTIFIERS} identifiers at most.`);
  const wrong = identifiers.find((identifier) => !IDENTIFIER.test(identifier));
  if (wrong !== undefined)
    throw invalidParameter(
      `The identifier ${wrong} has more than 40 characters, or one that is not allowed.`,
    );
  return [...new Set(identifiers)];
}

/** Every mapped attribute must exist in the pool. The user name is always the subject. */
function readMapping(pool: Pool, type: ProviderRecord['type'], mapping: Record<string, string>) {
  for (const [name, claim] of Object.entries(mapping)) {
    if (name === 'username' && type === 'OIDC' && claim === 'sub') continue;
    if (name === 'username') throw notImplemented('another user name than the subject');
    if (name.length > MAX_MAPPED_NAME || !isAttribute(pool, name) || name === 'sub')
      throw invalidParameter(`Invalid user attributes: ${name}: Attribute does not exist in the schema.`);
    if (claim === '') throw invalidParameter(`The mapping of ${name} names no claim.`);
  }
  return { ...mapping, ...(type === 'OIDC' && { username: 'sub' }) };
}

const dates = ({ createdAt, modifiedAt }: ProviderRecord) => ({
  CreationDate: new Date(createdAt),
  LastModifiedDate: new Date(modifiedAt),
});

const describe = (UserPoolId: string, provider: ProviderRecord) => ({
  UserPoolId,
  ProviderName: provider.name,
  ProviderType: provider.type,
  ProviderDetails: provider.details,
  AttributeMapping: provider.mapping,
  IdpIdentifiers: provider.identifiers,
  ...dates(provider),
});

async function create(context: Context, input: Input<'CreateIdentityProvider'>) {
  const pool = requirePool(context, input.UserPoolId);
  const { ProviderName: name, ProviderType: type } = input;
  checkName(name);
  if (type !== 'OIDC' && type !== 'SAML') throw notImplemented(`the provider type ${type}`);
  const now = Date.now();
  const provider: ProviderRecord = {
    name,
    type,
    mapping: readMapping(pool, type, input.AttributeMapping ?? {}),
    identifiers: readIdentifiers(input.IdpIdentifiers ?? []),
    ...(await readDetails(context, pool.id, type, input.ProviderDetails)),
    createdAt: now,
    modifiedAt: now,
  };
  context.store.transaction(() => {
    assertOwnIdentifiers(context, pool.id, name, provider.identifiers);
    if (!context.store.providers.insert(pool.id, name, provider))
      throw new ServiceError('DuplicateProviderException', `Identity provider ${name} already exists.`);
  });
  return { IdentityProvider: describe(pool.id, provider) };
}

/** Members that the request leaves out stay as they are. */
async function update(context: Context, input: Input<'UpdateIdentityProvider'>) {
  const pool = requirePool(context, input.UserPoolId);
  const { type } = requireProvider(context, pool.id, input.ProviderName);
  const { AttributeMapping: mapping, IdpIdentifiers: identifiers, ProviderDetails: details } = input;
  const changes = {
    ...(mapping && { mapping: readMapping(pool, type, mapping) }),
    ...(identifiers && { identifiers: readIdentifiers(identifiers) }),
    ...(details && (await readDetails(context, pool.id, type, details))),
  };
  const provider = context.store.transaction(() => {
    const stored = requireProvider(context, pool.id, input.ProviderName);
    const changed = { ...stored, ...changes, modifiedAt: Date.now() };
    assertOwnIdentifiers(context, pool.id, stored.name, changed.identifiers);
    context.store.providers.put(pool.id, stored.name, changed);
    return changed;
  });
  return { IdentityProvider: describe(pool.id, provider) };
}

const MAX_RESULTS = 60;

function list(
  context: Context,
  { UserPoolId, MaxResults = MAX_RESULTS, NextToken }: Input<'ListIdentityProviders'>,
) {
  requirePool(context, UserPoolId);
  if (MaxResults < 0 || MaxResults > MAX_RESULTS)
    throw invalidParameter('MaxResults must be between 0 and 60.');
  if (NextToken !== undefined && !/^\d{1,15}$/.test(NextToken))
    throw invalidParameter('Invalid pagination token.');
  const size = MaxResults || MAX_RESULTS;
  const found = context.store.providers.page(UserPoolId, Number(NextToken ?? 0), size + 1);
  const page = found.slice(0, size);
  return {
    Providers: page.map(({ value }) => ({
      ProviderName: value.name,
      ProviderType: value.type,
      ...dates(value),
    })),
    NextToken: found.length > size ? page.at(-1)?.position.toString() : undefined,
  };
}

/** Adding, changing, reading, and deleting identity providers. */
export const providerOperations = (
  context: Context,
): Handlers<
  | 'CreateIdentityProvider'
  | 'UpdateIdentityProvider'
  | 'DescribeIdentityProvider'
  | 'DeleteIdentityProvider'
  | 'ListIdentityProviders'
  | 'GetIdentityProviderByIdentifier'
  | 'GetSigningCertificate'
> => ({
  CreateIdentityProvider: (input) => create(context, input),
  UpdateIdentityProvider: (input) => update(context, input),
  DescribeIdentityProvider: ({ UserPoolId, ProviderName }) => ({
    IdentityProvider: describe(UserPoolId, requireProvider(context, UserPoolId, ProviderName)),
  }),
  DeleteIdentityProvider({ UserPoolId, ProviderName }) {
    requireProvider(context, UserPoolId, ProviderName);
    context.store.providers.delete(UserPoolId, ProviderName);
    return {};
  },
  ListIdentityProviders: (input) => list(context, input),
  GetIdentityProviderByIdentifier({ UserPoolId, IdpIdentifier }) {
    requirePool(context, UserPoolId);
    const provider = providerByIdentifier(context, UserPoolId, IdpIdentifier);
    if (!provider)
      throw resourceNotFound(`There is no identity provider with the identifier ${IdpIdentifier}.`);
    return { IdentityProvider: describe(UserPoolId, provider) };
  },
  GetSigningCertificate({ UserPoolId }) {
    requirePool(context, UserPoolId);
    return { Certificate: openPoolKey(context.store, UserPoolId).certificate };
  },
});
