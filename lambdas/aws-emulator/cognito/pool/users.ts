import { randomUUID } from 'node:crypto';
import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../../json-service.ts';
import { type Attributes, normalizeEmail } from './attributes.ts';
import { type Context, requirePool } from './context.ts';
import { userNotFound } from './errors.ts';
import { unlocked } from './passwords.ts';
import type { UserRecord, UserStatus } from './records.ts';

/** Returns a user's name: `sub`, or the name that an identity provider gave. */
export const usernameOf = ({ username, sub }: UserRecord): string => username ?? sub;

/** Returns a user as operations on users describe it, without the attributes. */
export const describeUser = (user: UserRecord) => ({
  Username: usernameOf(user),
  UserCreateDate: new Date(user.createdAt),
  UserLastModifiedDate: new Date(user.modifiedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
});

/** Finds a user by `sub` or, without regard to case, by email address or the name that an identity provider gave. */
export const findUser = ({ store }: Context, poolId: string, username: string): UserRecord | undefined =>
  store.users.get(poolId, username) ?? store.users.byAlias(poolId, normalizeEmail(username));

/** Returns a user of an existing pool, or throws `UserNotFoundException`. */
export function requireUser(context: Context, poolId: string, username: string): UserRecord {
  requirePool(context, poolId);
  const user = findUser(context, poolId, username);
  if (!user) throw userNotFound();
  return user;
}

/** The address of a user whom an identity provider created is no alias: a person can have it here too. */
const index = ({ attributes, sub, username }: UserRecord) => ({
  alias: username ?? normalizeEmail(attributes.email ?? sub),
});

/** Creates a user that is not stored yet. */
export function newUser(status: UserStatus, attributes: Attributes, passwordHash: string): UserRecord {
  const now = Date.now();
  return {
    sub: randomUUID(),
    status,
    enabled: true,
    attributes,
    passwordHash,
    passwordSetAt: now,
    lockOut: unlocked(),
    createdAt: now,
    modifiedAt: now,
  };
}

/** Stores a new user. Returns false when the address is taken. */
export const insertUser = ({ store }: Context, poolId: string, user: UserRecord) =>
  store.users.insert(poolId, user.sub, user, index(user));

/**
 * Reads, changes, and stores a user in one transaction, and returns the result of `change`. Throws
 * `UserNotFoundException` when the user is gone, and `AliasExistsException` when the new address is taken.
 */
export function changeUser<T>(
  { store }: Context,
  poolId: string,
  sub: string,
  change: (user: UserRecord) => T,
): { user: UserRecord; result: T } {
  return store.transaction(() => {
    const user = store.users.get(poolId, sub);
    if (!user) throw userNotFound();
    const result = change(user);
    const other = store.users.byAlias(poolId, index(user).alias);
    if (other && other.sub !== sub)
      throw new ServiceError('AliasExistsException', 'An account with the given email already exists.');
    user.modifiedAt = Date.now();
    store.users.put(poolId, sub, user, index(user));
    return { user, result };
  });
}

/** Sets a new password, which ends a lockout and starts the validity of a temporary password. */
export function setPassword(user: UserRecord, passwordHash: string, status: UserStatus): void {
  Object.assign(user, { passwordHash, status, passwordSetAt: Date.now(), lockOut: unlocked() });
}

/** Deletes a user with tokens and memberships. */
export function deleteUser({ store }: Context, poolId: string, sub: string): void {
  store.transaction(() => {
    for (const family of store.families.ownedBy(poolId, sub))
      store.refreshTokens.deleteOwned(poolId, family.id);
    for (const records of [store.families, store.memberships, store.identities, store.browserSessions])
      records.deleteOwned(poolId, sub);
    store.users.delete(poolId, sub);
  });
}

/**
 * Returns a user's groups in the order of tokens. Users whom an identity provider created are in a group of that provider,
 * as in AWS.
 */
export function groupsOf(context: Context, poolId: string, sub: string): string[] {
  const names = new Set(context.store.memberships.ownedBy(poolId, sub).map(({ group }) => group));
  const created = context.store.identities.ownedBy(poolId, sub).filter(({ isLinked }) => !isLinked);
  return [
    ...requirePool(context, poolId).groups.filter((name) => names.has(name)),
    ...created.map(({ provider }) => `${poolId}_${provider}`),
  ];
}

/** Returns a user's identities at providers as tokens list them. */
export const identitiesOf = ({ store }: Context, poolId: string, sub: string) =>
  store.identities.ownedBy(poolId, sub).map(({ provider, type, subject, issuer, isLinked, createdAt }) => ({
    userId: subject,
    providerName: provider,
    providerType: type,
    issuer,
    primary: String(!isLinked),
    dateCreated: String(createdAt),
  }));

/** Returns a user's attributes as requests and responses list them. */
export function attributeList(context: Context, poolId: string, user: UserRecord): AttributeType[] {
  const identities = identitiesOf(context, poolId, user.sub);
  return Object.entries({
    sub: user.sub,
    ...user.attributes,
    ...(identities.length > 0 && { identities: JSON.stringify(identities) }),
  }).map(([Name, Value]) => ({ Name, Value }));
}
