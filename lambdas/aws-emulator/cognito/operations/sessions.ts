import { randomBytes } from 'node:crypto';
import { ServiceError } from '../../json-service.ts';
import type { Handlers, Input } from './calls.ts';
import type { Client, Pool } from '../pool/config.ts';
import { type Context, requireClient } from '../pool/context.ts';
import { invalidParameter, notAuthorized, notImplemented, userNotFound } from '../pool/errors.ts';
import { afterFailure, assertUnlocked, hashPassword, unlocked, verifyPassword } from '../pool/passwords.ts';
import type { UserRecord } from '../pool/records.ts';
import { requireClientSecret, requireSecretHash } from '../pool/secret.ts';
import { refreshTokens, revokeAll, revokeRefreshToken, signInTokens } from '../pool/tokens.ts';
import { changeUser, findUser, requireUser } from '../pool/users.ts';

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

type Authentication = Input<'InitiateAuth'> | Input<'AdminInitiateAuth'>;

const DAY = 86_400_000;
const UNSUPPORTED_FLOWS = ['USER_SRP_AUTH', 'CUSTOM_AUTH', 'USER_AUTH'];

function parameter(input: Authentication, name: string): string {
  const value = input.AuthParameters?.[name];
  if (typeof value !== 'string' || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

const allows = (client: Client, flow: string) => client.flows.some((allowed) => allowed === `ALLOW_${flow}`);

/**
 * Checks a password and counts failures. Attempts for the same user run one at a time. Throws `NotAuthorizedException`
 * for a wrong password and while the user is locked out.
 */
export async function checkPassword(context: Context, poolId: string, sub: string, password: string) {
  return context.inTurn(`${poolId} ${sub}`, async () => {
    const user = context.store.users.get(poolId, sub);
    if (!user) throw notAuthorized();
    assertUnlocked(user.lockOut, Date.now());
    const isRight = await verifyPassword(password, user.passwordHash);
    if (isRight && user.lockOut.failures === 0) return user;
    const { user: changed } = changeUser(context, poolId, sub, (stored) => {
      stored.lockOut = isRight ? unlocked() : afterFailure(stored.lockOut, Date.now());
    });
    if (!isRight) throw notAuthorized();
    return changed;
  });
}

function checkStatus(pool: Pool, user: UserRecord): void {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED')
    throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  const validMs = (pool.passwordPolicy.TemporaryPasswordValidityDays || 7) * DAY;
  if (user.status === 'FORCE_CHANGE_PASSWORD' && user.passwordSetAt + validMs < Date.now())
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
}

async function signInByPassword(context: Context, client: Client, input: Authentication) {
  const username = parameter(input, 'USERNAME');
  const password = parameter(input, 'PASSWORD');
  const { pool } = client;
  requireSecretHash(client, username, input.AuthParameters?.['SECRET_HASH']);
  const found = findUser(context, pool.id, username);
  if (!found) {
    // An unknown user takes as long as a wrong password.
    await hashPassword(password, context.scryptCost);
    throw client.hidesUsers ? notAuthorized() : userNotFound();
  }
  const user = await checkPassword(context, pool.id, found.sub, password);
  checkStatus(pool, user);
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    return { AuthenticationResult: await signInTokens(context, client, user), ChallengeParameters: {} };
  // The session is not stored: no supported operation accepts it.
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED' as const,
    Session: randomBytes(48).toString('base64url'),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}

async function refresh(context: Context, client: Client, input: Authentication) {
  if (client.rotation)
    throw invalidParameter(
      'Refresh token rotation is enabled for this client; use GetTokensFromRefreshToken.',
    );
  if (!allows(client, 'REFRESH_TOKEN_AUTH')) throw invalidParameter('Auth flow not enabled for this client');
  if (client.secret !== undefined)
    throw notImplemented('a refresh by a client with a secret; use GetTokensFromRefreshToken');
  const token = parameter(input, 'REFRESH_TOKEN');
  return { AuthenticationResult: await refreshTokens(context, client, token), ChallengeParameters: {} };
}

async function initiate(context: Context, input: Authentication, isAdmin: boolean) {
  const poolId = 'UserPoolId' in input ? input.UserPoolId : undefined;
  const client = requireClient(context, input.ClientId, poolId);
  if (input.AuthParameters?.['DEVICE_KEY']) throw notImplemented('the authentication parameter DEVICE_KEY');
  if (UNSUPPORTED_FLOWS.includes(input.AuthFlow)) throw notImplemented(`the flow ${input.AuthFlow}`);
  if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN')
    return refresh(context, client, input);
  const flow = isAdmin ? 'ADMIN_USER_PASSWORD_AUTH' : 'USER_PASSWORD_AUTH';
  if (input.AuthFlow !== flow) throw invalidParameter('Initiate Auth method not supported.');
  if (!allows(client, flow))
    throw invalidParameter(
      isAdmin ? 'Auth flow not enabled for this client' : `${flow} flow not enabled for this client`,
    );
  return signInByPassword(context, client, input);
}

/** Sign-in by password, from a client or a server, and by refresh token. */
export const signInOperations = (
  context: Context,
): Handlers<'InitiateAuth' | 'AdminInitiateAuth' | 'GetTokensFromRefreshToken'> => ({
  InitiateAuth: (input) => initiate(context, input, false),
  AdminInitiateAuth: (input) => initiate(context, input, true),
  async GetTokensFromRefreshToken({ ClientId, ClientSecret, RefreshToken }) {
    const client = requireClient(context, ClientId);
    requireClientSecret(client, ClientSecret);
    return { AuthenticationResult: await refreshTokens(context, client, RefreshToken) };
  },
});
