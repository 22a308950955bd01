import { randomUUID } from 'node:crypto';
import type { UserType } from '@aws-sdk/client-cognito-identity-provider';
import { type Attributes, attributeList, normalizeEmail } from './attributes.ts';
import type { Context } from './context.ts';
import { aliasExists, resourceNotFound, userNotFound } from './errors.ts';
import { unlocked } from './lock-out.ts';
import type { ClientRecord, PoolRecord, UserRecord, UserStatus } from './model.ts';
import { NO_POOL, type Store } from './store.ts';

/** The pool, or `ResourceNotFoundException`. */
export function requirePool(store: Store, id: string): PoolRecord {
  const pool = store.pools.get(NO_POOL, id);
  if (!pool) throw resourceNotFound(`User pool ${id} does not exist.`);
  return pool;
}

/** An app client with its pool, or `ResourceNotFoundException`; with a pool's id, only a client of that pool. */
export function requireClient(
  store: Store,
  id: string,
  poolId?: string,
): { client: ClientRecord; pool: PoolRecord } {
  const client = store.clients.get(NO_POOL, id);
  if (!client || (poolId !== undefined && client.poolId !== poolId))
    throw resourceNotFound(`User pool client ${id} does not exist.`);
  return { client, pool: requirePool(store, client.poolId) };
}

/** A user by `sub` or, without regard to case, by e-mail address. */
export const findUser = (store: Store, poolId: string, username: string): UserRecord | undefined =>
  store.users.get(poolId, username) ?? store.users.byAlias(poolId, normalizeEmail(username));

/** A user of an existing pool, or `UserNotFoundException`. */
export function requireUser(store: Store, poolId: string, username: string): UserRecord {
  requirePool(store, poolId);
  const user = findUser(store, poolId, username);
  if (!user) throw userNotFound();
  return user;
}

const index = (user: UserRecord) => ({ alias: normalizeEmail(user.attributes.email ?? user.sub) });

/** A user as a sign-up or an administrator makes it; not yet kept. */
export function newUser(status: UserStatus, attributes: Attributes, passwordHash: string): UserRecord {
  const now = Date.now();
  return {
    sub: randomUUID(),
    status,
    enabled: true,
    attributes,
    passwordHash,
    passwordSetAt: now,
    codes: {},
    lockOut: unlocked(),
    softwareToken: { lastStep: 0, enabled: false, preferred: false },
    createdAt: now,
    modifiedAt: now,
  };
}

/** Keeps a new user; false when the address is taken. */
export const insertUser = (store: Store, poolId: string, user: UserRecord) =>
  store.users.insert(poolId, user.sub, user, index(user));

/**
 * Reads, changes and keeps a user as one step, whatever has happened to the record since the caller read it.
 * Throws `UserNotFoundException` when it is gone and `AliasExistsException` when its new address is taken.
 */
export function changeUser<T>(
  store: Store,
  poolId: string,
  sub: string,
  change: (user: UserRecord) => T,
): { user: UserRecord; result: T } {
  return store.transaction(() => {
    const user = store.users.get(poolId, sub);
    if (!user) throw userNotFound();
    const result = change(user);
    const holder = store.users.byAlias(poolId, index(user).alias);
    if (holder && holder.sub !== sub) throw aliasExists();
    user.modifiedAt = Date.now();
    store.users.put(poolId, sub, user, index(user));
    return { user, result };
  });
}

/** Changes a user and then throws the error that the change answered, if any: what was counted stays counted. */
export function changeUserOrThrow(
  store: Store,
  poolId: string,
  sub: string,
  change: (user: UserRecord) => Error | undefined,
): UserRecord {
  const { user, result } = changeUser(store, poolId, sub, change);
  if (result) throw result;
  return user;
}

/** Gives a user a new password: the lock is off and the time of a temporary one begins. */
export function setPassword(user: UserRecord, passwordHash: string, status: UserStatus): void {
  Object.assign(user, { passwordHash, status, passwordSetAt: Date.now(), lockOut: unlocked() });
}

/** Removes a user with tokens, sessions and memberships. */
export function deleteUser(context: Context, poolId: string, sub: string): void {
  const { store } = context;
  store.transaction(() => {
    for (const family of store.families.ownedBy(poolId, sub))
      store.refreshTokens.deleteOwned(poolId, family.id);
    store.families.deleteOwned(poolId, sub);
    store.sessions.deleteOwned(poolId, sub);
    store.memberships.deleteOwned(poolId, sub);
    store.users.delete(poolId, sub);
  });
}

/** A user as lists answer it. */
export function describeUser(user: UserRecord, attributes?: string[]): UserType {
  return {
    Username: user.sub,
    Attributes: attributeList(user, attributes),
    UserCreateDate: new Date(user.createdAt),
    UserLastModifiedDate: new Date(user.modifiedAt),
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** The second factors of a user, as `GetUser` and `AdminGetUser` answer them. */
export function mfaSettings(user: UserRecord) {
  const { enabled, preferred } = user.softwareToken;
  return {
    ...(enabled ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {}),
    ...(enabled && preferred ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
  };
}

/** The groups of a user in the order of tokens: by precedence, those without one last. */
export function groupsOf(store: Store, poolId: string, sub: string) {
  return store.memberships
    .ownedBy(poolId, sub)
    .flatMap(({ group }) => store.groups.get(poolId, group) ?? [])
    .sort(
      (a, b) =>
        (a.precedence ?? Number.MAX_SAFE_INTEGER) - (b.precedence ?? Number.MAX_SAFE_INTEGER) ||
        a.name.localeCompare(b.name),
    );
}
