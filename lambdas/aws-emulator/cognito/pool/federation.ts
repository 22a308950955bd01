import { randomBytes } from 'node:crypto';
import { ServiceError } from '../../json-service.ts';
import { type Attributes, checkValue } from './attributes.ts';
import type { Client } from './config.ts';
import type { Context } from './context.ts';
import type { ProviderRecord, UserRecord } from './records.ts';
import { preSignUp } from './triggers.ts';
import { changeUser, insertUser, newUser } from './users.ts';

/** A sign-in that ends at the client's callback URL with an error. */
export class FederationError extends Error {
  readonly code: 'access_denied' | 'invalid_request' | 'server_error';

  constructor(message: string, code: FederationError['code'] = 'invalid_request') {
    super(message);
    this.code = code;
  }
}

/** The claims that a provider made about a person, as texts by name. */
export type PersonClaims = Record<string, string>;

/** A person whom an identity provider signed in. */
export interface Person {
  provider: ProviderRecord;
  subject: string;
  claims: PersonClaims;
  /** The entity ID of a SAML provider. */
  issuer: string | null;
}

const formEncode = (value: string) => new URLSearchParams([['', value]]).toString().slice(1);

/** Returns a claim with several values as one text, in which each is form-encoded. One value stays as it is. */
export const joinValues = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] ?? '') : values.map(formEncode).join(',');

const MAX_USERNAME = 128;
const USERNAME = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u;
const REQUIRED = ['email'];

/** Returns the user name of a person. Pools that ignore the case of names have it in lower case. */
export const federatedUsername = (provider: string, subject: string): string =>
  `${provider}_${subject}`.toLowerCase();

/** Returns the ID of the stored identity. The case of a subject matters. */
export const identityId = (provider: string, subject: string): string => JSON.stringify([provider, subject]);

function checkUsername(username: string): void {
  const { length } = Array.from(username);
  if (length > MAX_USERNAME)
    throw new FederationError(
      `The provider name, an underscore, and the subject must have ${MAX_USERNAME} characters at most, and have ${length}.`,
      'server_error',
    );
  if (!USERNAME.test(username))
    throw new FederationError('The subject has a character that a user name cannot have.', 'server_error');
}

function checkRequired({ mapping }: ProviderRecord, claims: PersonClaims): void {
  const missing = REQUIRED.filter((name) => claims[mapping[name] ?? ''] === undefined);
  if (missing.length > 0) throw new FederationError(`attributes required: [${missing.join(', ')}]`);
  const empty = REQUIRED.find((name) => claims[mapping[name] ?? ''] === '');
  if (empty)
    throw new FederationError(`Invalid user attributes: ${empty}: Required attribute cannot be deleted`);
}

/**
 * Returns the attributes that a provider's mapping makes of claims; an empty text deletes one. An address is not verified
 * unless `email_verified` is mapped and true. Throws if an attribute is missing, not valid, or not writable by the client.
 */
function mapAttributes(provider: ProviderRecord, claims: PersonClaims, client: Client): Attributes {
  checkRequired(provider, claims);
  const attributes: Attributes = {};
  for (const [name, claim] of Object.entries(provider.mapping)) {
    const value = claims[claim];
    if (name === 'username' || value === undefined) continue;
    if (client.writable && !client.writable.includes(name))
      throw new FederationError(`A client attempted to write unauthorized attribute ${name}`);
    try {
      if (value !== '' && name !== 'email_verified') checkValue(client.pool, name, value);
    } catch (error) {
      throw new FederationError(`Invalid user attributes: ${name}: ${(error as Error).message}`);
    }
    attributes[name] = value;
  }
  return { ...attributes, email_verified: attributes['email_verified'] === 'true' ? 'true' : 'false' };
}

function write(user: UserRecord, attributes: Attributes): void {
  Object.assign(user.attributes, attributes);
  for (const [name, value] of Object.entries(attributes)) if (value === '') delete user.attributes[name];
}

/** Creates the user of a person who was never here. The trigger may refuse it, or link the person to a user. */
async function createUser(context: Context, client: Client, person: Person, attributes: Attributes) {
  const { store } = context;
  const { pool } = client;
  const { name: provider, type } = person.provider;
  const username = federatedUsername(provider, person.subject);
  await preSignUp(
    context,
    'PreSignUp_ExternalProvider',
    { poolId: pool.id, clientId: client.id, userName: username },
    { ...attributes, 'cognito:email_alias': '', 'cognito:phone_number_alias': '' },
  );
  const user = { ...newUser('EXTERNAL_PROVIDER', {}, randomBytes(32).toString('hex')), username };
  write(user, attributes);
  const { subject, issuer } = person;
  const { sub, createdAt } = user;
  const identity = { sub, provider, type, subject, issuer, isLinked: false, createdAt };
  const isNew = store.transaction(() => {
    const id = identityId(provider, subject);
    if (!store.identities.insert(pool.id, id, identity, { owner: sub, alias: username })) return false;
    if (insertUser(context, pool.id, user)) return true;
    store.identities.delete(pool.id, id);
    return false;
  });
  // So ends the first sign-in of a person whom the trigger links.
  if (!isNew) throw new FederationError(`Already found an entry for username ${username}`);
  return user;
}

function updateUser(context: Context, client: Client, sub: string, attributes: Attributes): UserRecord {
  const poolId = client.pool.id;
  if (!context.store.users.get(poolId, sub)?.enabled) throw new FederationError('User is disabled.');
  return changeUser(context, poolId, sub, (user) => write(user, attributes)).user;
}

async function findOrCreate(context: Context, client: Client, person: Person): Promise<UserRecord> {
  const { identities } = context.store;
  const poolId = client.pool.id;
  const { name } = person.provider;
  const attributes = mapAttributes(person.provider, person.claims, client);
  const identity = identities.get(poolId, identityId(name, person.subject));
  if (identity) return updateUser(context, client, identity.sub, attributes);
  if (identities.byAlias(poolId, federatedUsername(name, person.subject)))
    throw new FederationError(
      'Invalid ProviderName/Username combination. Please check again',
      'server_error',
    );
  return createUser(context, client, person, attributes);
}

/**
 * Signs in a person of an identity provider, and writes the mapped attributes again: to the user who was created at the
 * first sign-in, or to the one whom an administrator linked. Throws a FederationError.
 */
export async function signInPerson(context: Context, client: Client, person: Person): Promise<UserRecord> {
  const username = federatedUsername(person.provider.name, person.subject);
  checkUsername(username);
  return context.inTurn(`${client.pool.id} ${username}`, async () => {
    try {
      return await findOrCreate(context, client, person);
    } catch (error) {
      throw error instanceof ServiceError ? new FederationError(error.message) : error;
    }
  });
}
