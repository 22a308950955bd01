import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import type { Context } from './context.ts';
import { CognitoError, notAuthorized, userNotFound } from './errors.ts';
import { type Claims, fingerprint } from './keys.ts';
import type { ClientRecord, FamilyRecord, PoolRecord, RefreshRecord, UserRecord } from './model.ts';
import { preTokenGeneration, type ClientMetadata, type TokenSource } from './triggers.ts';
import { groupsOf, requireClient } from './users.ts';

const DAY = 86_400_000;
const SCOPE = 'aws.cognito.signin.user.admin';
const RESERVED = new Set(
  'acr amr at_hash aud auth_time azp client_id cognito:username device_key event_id exp iat iss jti nbf nonce origin_jti scope sub token_use username'.split(
    ' ',
  ),
);

/** The issuer of a pool's tokens, the same as the real service has. */
export const issuerOf = (region: string, poolId: string) =>
  `https://cognito-idp.${region}.amazonaws.com/${poolId}`;

const seconds = (time: number) => Math.floor(time / 1000);

/** Who gets tokens, for which client and in which step. */
export interface Grant {
  pool: PoolRecord;
  client: ClientRecord;
  user: UserRecord;
  source: TokenSource;
  metadata?: ClientMetadata;
}

function newFamily({ user, client }: Grant): FamilyRecord {
  const now = Date.now();
  return {
    id: randomUUID(),
    sub: user.sub,
    clientId: client.id,
    authenticatedAt: now,
    refreshExpiresAt: now + client.refreshSeconds * 1000,
    revoked: false,
  };
}

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

const attributeClaims = ({ attributes }: UserRecord): Claims =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );

async function claims(context: Context, grant: Grant, family: FamilyRecord) {
  const { pool, client, user, source, metadata } = grant;
  const names = groupsOf(context.store, pool.id, user.sub).map((group) => group.name);
  const origin = { pool, clientId: client.id, userName: user.sub, metadata };
  const overrides = await preTokenGeneration(context, source, origin, user, names);
  const groups = overrides.groupOverrideDetails?.groupsToOverride ?? names;
  const now = Date.now();
  const shared: Claims = {
    sub: user.sub,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    iss: issuerOf(context.region, pool.id),
    origin_jti: family.id,
    event_id: randomUUID(),
    auth_time: seconds(family.authenticatedAt),
    iat: seconds(now),
  };
  const added = Object.entries(overrides.claimsToAddOrOverride ?? {}).filter(([name]) => !RESERVED.has(name));
  const suppressed = new Set((overrides.claimsToSuppress ?? []).filter((name) => !RESERVED.has(name)));
  const id: Claims = {
    ...attributeClaims(user),
    ...shared,
    'cognito:username': user.sub,
    ...Object.fromEntries(added),
    aud: client.id,
    token_use: 'id',
    exp: seconds(now) + client.idSeconds,
    jti: randomUUID(),
  };
  const access: Claims = {
    ...shared,
    client_id: client.id,
    token_use: 'access',
    scope: SCOPE,
    exp: seconds(now) + client.accessSeconds,
    jti: randomUUID(),
    username: user.sub,
  };
  return { access, id: Object.fromEntries(Object.entries(id).filter(([name]) => !suppressed.has(name))) };
}

async function issue(
  context: Context,
  grant: Grant,
  family: FamilyRecord,
): Promise<AuthenticationResultType> {
  const { access, id } = await claims(context, grant, family);
  return {
    AccessToken: context.key.sign(access),
    IdToken: context.key.sign(id),
    ExpiresIn: grant.client.accessSeconds,
    TokenType: 'Bearer',
  };
}

/** Tokens for a completed sign-in, with a refresh token of which only the hash is kept. */
export async function signInTokens(context: Context, grant: Grant): Promise<AuthenticationResultType> {
  const family = newFamily(grant);
  const result = await issue(context, grant, family);
  const RefreshToken = randomBytes(96).toString('base64url');
  context.store.transaction(() => {
    putFamily(context, grant.pool.id, family);
    putRefresh(context, grant.pool.id, RefreshToken, family, { familyId: family.id });
  });
  return { ...result, RefreshToken };
}

/** Whether refreshing gives a new refresh token in place of the old one. */
export const rotates = (client: ClientRecord) => client.config.RefreshTokenRotation?.Feature === 'ENABLED';

function requireRefresh({ store }: Context, client: ClientRecord, token: string) {
  const record = store.refreshTokens.get(client.poolId, fingerprint(token));
  const family = record && store.families.get(client.poolId, record.familyId);
  if (!record || !family || family.clientId !== client.id) throw notAuthorized('Invalid Refresh Token');
  if (family.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (family.refreshExpiresAt < Date.now()) throw notAuthorized('Refresh Token has expired');
  const grace = (client.config.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0) * 1000;
  if (record.rotatedAt !== undefined && Date.now() >= record.rotatedAt + grace)
    throw new CognitoError(
      'RefreshTokenReuseException',
      'The refresh token has been invalidated by refresh token rotation.',
    );
  return { record, family };
}

function rotate(context: Context, client: ClientRecord, token: string): string {
  const successor = randomBytes(96).toString('base64url');
  context.store.transaction(() => {
    const { record, family } = requireRefresh(context, client, token);
    putRefresh(context, client.poolId, token, family, {
      ...record,
      rotatedAt: record.rotatedAt ?? Date.now(),
    });
    putRefresh(context, client.poolId, successor, family, { familyId: family.id });
  });
  return successor;
}

/**
 * New tokens for a refresh token. With rotation the answer holds its successor, which expires when the first one
 * would have, and the old one is good for the grace period only; its later use is a `RefreshTokenReuseException`.
 */
export async function refreshTokens(
  context: Context,
  clientId: string,
  token: string,
  metadata: ClientMetadata,
): Promise<AuthenticationResultType> {
  const { client, pool } = requireClient(context.store, clientId);
  const { family } = requireRefresh(context, client, token);
  const user = context.store.users.get(pool.id, family.sub);
  if (!user) throw userNotFound();
  if (!user.enabled) throw notAuthorized('User is disabled.');
  const grant: Grant = { pool, client, user, source: 'TokenGeneration_RefreshTokens', metadata };
  const RefreshToken = rotates(client) ? rotate(context, client, token) : undefined;
  const result = await issue(context, grant, family);
  return RefreshToken ? { ...result, RefreshToken } : result;
}

/** Ends the sign-in that a refresh token belongs to: its access tokens are refused from now on. */
export function revokeRefreshToken(context: Context, client: ClientRecord, token: string): void {
  const record = context.store.refreshTokens.get(client.poolId, fingerprint(token));
  const family = record && context.store.families.get(client.poolId, record.familyId);
  if (!family) return;
  if (family.clientId !== client.id)
    throw new CognitoError('UnauthorizedException', 'The token was issued to another client.');
  putFamily(context, client.poolId, { ...family, revoked: true });
}

/** Ends all sign-ins of a user. */
export function revokeAll(context: Context, poolId: string, sub: string): void {
  context.store.transaction(() => {
    for (const family of context.store.families.ownedBy(poolId, sub))
      putFamily(context, poolId, { ...family, revoked: true });
  });
}

/** The user an access token stands for. Throws `NotAuthorizedException` when it is not good, or no longer. */
export function authorize(context: Context, accessToken: string) {
  const payload = context.key.verify(accessToken);
  if (payload?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(payload.exp) <= seconds(Date.now())) throw notAuthorized('Access Token has expired');
  const { client, pool } = requireClient(context.store, String(payload.client_id));
  const user = context.store.users.get(pool.id, String(payload.sub));
  if (!user) throw userNotFound();
  const family = context.store.families.get(pool.id, String(payload.origin_jti));
  if (!family || family.revoked) throw notAuthorized('Access Token has been revoked');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return { user, client, pool };
}
