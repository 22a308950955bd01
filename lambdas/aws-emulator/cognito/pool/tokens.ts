import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../../json-service.ts';
import type { Client } from './config.ts';
import { type Context, regionOf, requireClient } from './context.ts';
import { notAuthorized, userNotFound } from './errors.ts';
import { type Claims, fingerprint } from './keys.ts';
import type { FamilyRecord, RefreshRecord, UserRecord } from './records.ts';
import { tokenScopes, USER_SCOPE } from './triggers.ts';
import { groupsOf, identitiesOf, usernameOf } from './users.ts';

const DAY = 86_400_000;

const seconds = (time: number) => Math.floor(time / 1000);

function putFamily({ store }: Context, poolId: string, family: FamilyRecord): void {
  store.families.put(poolId, family.id, family, {
    owner: family.sub,
    expiresAt: family.refreshExpiresAt + DAY,
  });
}

function putRefresh(
  { store }: Context,
  poolId: string,
  token: string,
  family: FamilyRecord,
  record: RefreshRecord,
) {
  store.refreshTokens.put(poolId, fingerprint(token), record, {
    owner: family.id,
    expiresAt: family.refreshExpiresAt + DAY,
  });
}

/** The scopes that let an ID token or `userInfo` have an attribute; `profile` stands for all others. */
const SCOPE_OF: Record<string, string> = {
  email: 'email',
  email_verified: 'email',
  phone_number: 'phone',
  phone_number_verified: 'phone',
};

/** Returns the attributes that scopes allow: all with `openid` alone or with the user's own scope. */
export function scopedAttributes(
  { attributes }: UserRecord,
  scopes: readonly string[],
): Record<string, string> {
  const limits = scopes.filter((scope) => ['email', 'phone', 'profile'].includes(scope));
  if (limits.length === 0 || scopes.includes(USER_SCOPE)) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => limits.includes(SCOPE_OF[name] ?? 'profile')),
  );
}

const attributeClaims = (user: UserRecord, scopes: readonly string[]): Claims =>
  Object.fromEntries(
    Object.entries(scopedAttributes(user, scopes)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );

/** What an authorization code grants. */
export interface Grant {
  scopes: readonly string[];
  nonce?: string | undefined;
  authenticatedAt: number;
  samlSession?: string | undefined;
}

/** The left half of a token's SHA-256 (OpenID Connect Core 1.0, section 3.1.3.6). */
const halfHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

const sourceOf = (family: FamilyRecord) =>
  family.scopes ? 'TokenGeneration_HostedAuth' : 'TokenGeneration_Authentication';

/** Signs the access token and the ID token of a sign-in, with the scopes that the trigger leaves. */
async function issue(
  context: Context,
  client: Client,
  user: UserRecord,
  family: FamilyRecord,
  source: Parameters<typeof tokenScopes>[1],
  nonce?: string,
): Promise<AuthenticationResultType> {
  const { key } = context;
  const requested = [...(family.scopes ?? [USER_SCOPE])];
  const identities = identitiesOf(context, client.pool.id, user.sub);
  const groups = groupsOf(context, client.pool.id, user.sub);
  const origin = { poolId: client.pool.id, clientId: client.id, userName: usernameOf(user) };
  const userAttributes = { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes };
  const scopes = await tokenScopes(context, source, origin, { userAttributes, groups, scopes: requested });
  const now = seconds(Date.now());
  const shared: Claims = {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: `https://cognito-idp.${regionOf(client.pool.id)}.amazonaws.com/${client.pool.id}`,
    origin_jti: family.id,
    event_id: randomUUID(),
    auth_time: seconds(family.authenticatedAt),
    iat: now,
  };
  const AccessToken = key.sign({
    ...shared,
    client_id: client.id,
    token_use: 'access',
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    exp: now + client.accessSeconds,
    jti: randomUUID(),
    username: usernameOf(user),
  });
  const IdToken = key.sign({
    ...attributeClaims(user, requested),
    ...shared,
    ...(identities.length > 0 && { identities }),
    ...(family.scopes && { at_hash: halfHash(AccessToken) }),
    ...(nonce !== undefined && { nonce }),
    'cognito:username': usernameOf(user),
    aud: client.id,
    token_use: 'id',
    exp: now + client.idSeconds,
    jti: randomUUID(),
  });
  return { AccessToken, IdToken, ExpiresIn: client.accessSeconds, TokenType: 'Bearer' };
}

/**
 * Creates the tokens of a completed sign-in, with `grant` those of an authorization code. Only the refresh token's hash is
 * stored.
 */
export async function signInTokens(
  context: Context,
  client: Client,
  user: UserRecord,
  grant?: Grant,
): Promise<AuthenticationResultType> {
  const now = Date.now();
  const family: FamilyRecord = {
    id: randomUUID(),
    sub: user.sub,
    clientId: client.id,
    authenticatedAt: grant?.authenticatedAt ?? now,
    refreshExpiresAt: now + client.refreshSeconds * 1000,
    revoked: false,
    ...(grant && { scopes: grant.scopes, samlSession: grant.samlSession }),
  };
  const RefreshToken = randomBytes(96).toString('base64url');
  context.store.transaction(() => {
    putFamily(context, client.pool.id, family);
    putRefresh(context, client.pool.id, RefreshToken, family, { familyId: family.id });
  });
  const tokens = await issue(context, client, user, family, sourceOf(family), grant?.nonce);
  return { ...tokens, RefreshToken };
}

function requireRefresh({ store }: Context, { id, pool, rotation }: Client, token: string) {
  const record = store.refreshTokens.get(pool.id, fingerprint(token));
  const family = record && store.families.get(pool.id, record.familyId);
  if (!record || !family || family.clientId !== id) throw notAuthorized('Invalid Refresh Token');
  if (family.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (family.refreshExpiresAt < Date.now()) throw notAuthorized('Refresh Token has expired');
  const graceMs = (rotation?.graceSeconds ?? 0) * 1000;
  if (record.rotatedAt !== undefined && Date.now() >= record.rotatedAt + graceMs)
    throw new ServiceError(
      'RefreshTokenReuseException',
      'The refresh token has been invalidated by refresh token rotation.',
    );
  return { record, family };
}

function rotate(context: Context, client: Client, token: string): string {
  const successor = randomBytes(96).toString('base64url');
  context.store.transaction(() => {
    const { record, family } = requireRefresh(context, client, token);
    putRefresh(context, client.pool.id, token, family, {
      ...record,
      rotatedAt: record.rotatedAt ?? Date.now(),
    });
    putRefresh(context, client.pool.id, successor, family, { familyId: family.id });
  });
  return successor;
}

/**
 * Creates new tokens for a refresh token. With rotation, the result has the refresh token's successor, which expires
 * when the first one would have, and the old one stays valid for the grace period; then its use is a
 * `RefreshTokenReuseException`.
 */
export async function refreshTokens(
  context: Context,
  client: Client,
  token: string,
): Promise<AuthenticationResultType> {
  const { family } = requireRefresh(context, client, token);
  const user = context.store.users.get(client.pool.id, family.sub);
  if (!user) throw userNotFound();
  if (!user.enabled) throw notAuthorized('User is disabled.');
  const successor = client.rotation && { RefreshToken: rotate(context, client, token) };
  return { ...(await issue(context, client, user, family, 'TokenGeneration_RefreshTokens')), ...successor };
}

/** Ends the sign-in of a refresh token, access tokens included. */
export function revokeRefreshToken(context: Context, client: Client, token: string): void {
  const { store } = context;
  const record = store.refreshTokens.get(client.pool.id, fingerprint(token));
  const family = record && store.families.get(client.pool.id, record.familyId);
  if (!family) return;
  if (family.clientId !== client.id)
    throw new ServiceError('UnauthorizedException', 'The token was issued to another client.');
  putFamily(context, client.pool.id, { ...family, revoked: true });
}

/** Ends the sign-ins of a user that match a condition, by default all. */
export function revokeAll(
  context: Context,
  poolId: string,
  sub: string,
  matches: (family: FamilyRecord) => boolean = () => true,
): void {
  context.store.transaction(() => {
    for (const family of context.store.families.ownedBy(poolId, sub))
      if (matches(family)) putFamily(context, poolId, { ...family, revoked: true });
  });
}

/**
 * Returns the user of an access token. Throws `NotAuthorizedException` for an invalid, expired, or revoked one, and for
 * one without the scope, by default the one for the user's own account.
 */
export function authorize(
  context: Context,
  accessToken: string,
  required = USER_SCOPE,
): { user: UserRecord; client: Client; scopes: string[] } {
  const payload = context.key.verify(accessToken);
  if (payload?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(payload.exp) <= seconds(Date.now())) throw notAuthorized('Access Token has expired');
  const client = requireClient(context, String(payload.client_id));
  const user = context.store.users.get(client.pool.id, String(payload.sub));
  if (!user) throw userNotFound();
  const family = context.store.families.get(client.pool.id, String(payload.origin_jti));
  if (!family || family.revoked) throw notAuthorized('Access Token has been revoked');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  const scopes = typeof payload.scope === 'string' ? payload.scope.split(' ') : [];
  if (!scopes.includes(required)) throw notAuthorized('Access Token does not have required scopes');
  return { user, client, scopes };
}
