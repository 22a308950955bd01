import type { Handlers, Input } from '../calls.ts';
import type { Context } from '../context.ts';
import { CognitoError, invalidParameter, notAuthorized, notImplemented, userNotFound } from '../errors.ts';
import { afterFailure, assertUnlocked, unlocked } from '../lock-out.ts';
import type { ClientRecord, PoolRecord, UserRecord } from '../model.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';
import { refreshTokens, rotates, signInTokens, type Grant } from '../tokens.ts';
import { changeUser, findUser, requireClient } from '../users.ts';
import { hidesUsers } from './sign-up.ts';

type Authentication = Input<'InitiateAuth'> | Input<'AdminInitiateAuth'>;

const DAY = 86_400_000;

/** Why a flow of the API reference is refused: none of them is known here. */
const UNKNOWN_FLOWS: Record<string, string> = {
  USER_SRP_AUTH: 'the flow USER_SRP_AUTH (secure remote password)',
  CUSTOM_AUTH: 'the flow CUSTOM_AUTH',
  USER_AUTH: 'the flow USER_AUTH (choice of factors, passkeys, one-time passwords)',
};

function parameter(input: Authentication, name: string): string {
  const value = input.AuthParameters?.[name];
  if (typeof value !== 'string' || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

function allows(client: ClientRecord, flow: string): boolean {
  return client.config.ExplicitAuthFlows?.some((allowed) => allowed === `ALLOW_${flow}`) ?? false;
}

/**
 * Checks a password and counts the failure, one attempt after another for each user. Throws
 * `NotAuthorizedException`, also while the user is locked out.
 */
export async function checkPassword(context: Context, pool: PoolRecord, sub: string, password: string) {
  return context.inTurn(`${pool.id} ${sub}`, async () => {
    const user = context.store.users.get(pool.id, sub);
    if (!user) throw notAuthorized();
    assertUnlocked(user.lockOut, Date.now());
    const right = await verifyPassword(password, user.passwordHash);
    if (right && user.lockOut.failures === 0) return user;
    const { user: kept } = changeUser(context.store, pool.id, sub, (changed) => {
      changed.lockOut = right ? unlocked() : afterFailure(changed.lockOut, Date.now());
    });
    if (!right) throw notAuthorized();
    return kept;
  });
}

function checkState(pool: PoolRecord, user: UserRecord): void {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED')
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  const lasts = (pool.passwordPolicy.TemporaryPasswordValidityDays || 7) * DAY;
  if (user.status === 'FORCE_CHANGE_PASSWORD' && user.passwordSetAt + lasts < Date.now())
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
}

/** Asks for the second factor of a user who has one; otherwise gives the tokens. */
export async function completeSignIn(context: Context, grant: Grant) {
  const { client, user } = grant;
  if (!user.softwareToken.enabled)
    return { AuthenticationResult: await signInTokens(context, grant), ChallengeParameters: {} };
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA' as const,
    Session: openSession(context, client, user.sub, 'SOFTWARE_TOKEN_MFA'),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  };
}

async function signInByPassword(
  context: Context,
  client: ClientRecord,
  pool: PoolRecord,
  input: Authentication,
) {
  const username = parameter(input, 'USERNAME');
  const password = parameter(input, 'PASSWORD');
  const found = findUser(context.store, pool.id, username);
  if (!found) {
    await hashPassword(password, context.scryptCost);
    throw hidesUsers(client) ? notAuthorized() : userNotFound();
  }
  const user = await checkPassword(context, pool, found.sub, password);
  checkState(pool, user);
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED' as const,
      Session: openSession(context, client, user.sub, 'NEW_PASSWORD_REQUIRED'),
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      },
    };
  const source = 'TokenGeneration_Authentication' as const;
  return completeSignIn(context, { pool, client, user, source, metadata: input.ClientMetadata });
}

async function initiate(context: Context, input: Authentication, byAdmin: boolean) {
  const { client, pool } = requireClient(
    context.store,
    input.ClientId,
    'UserPoolId' in input ? input.UserPoolId : undefined,
  );
  for (const name of ['SECRET_HASH', 'DEVICE_KEY'])
    if (input.AuthParameters?.[name]) throw notImplemented(`the authentication parameter ${name}`);
  const unknown = UNKNOWN_FLOWS[input.AuthFlow];
  if (unknown) throw notImplemented(unknown);
  if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN') {
    if (rotates(client))
      throw invalidParameter(
        'Refresh token rotation is enabled for this client; use GetTokensFromRefreshToken.',
      );
    if (!allows(client, 'REFRESH_TOKEN_AUTH'))
      throw invalidParameter('Auth flow not enabled for this client');
    const token = parameter(input, 'REFRESH_TOKEN');
    const AuthenticationResult = await refreshTokens(context, client.id, token, input.ClientMetadata);
    return { AuthenticationResult, ChallengeParameters: {} };
  }
  const flow = byAdmin ? 'ADMIN_USER_PASSWORD_AUTH' : 'USER_PASSWORD_AUTH';
  const named = input.AuthFlow === 'ADMIN_NO_SRP_AUTH' ? 'ADMIN_USER_PASSWORD_AUTH' : input.AuthFlow;
  if (named !== flow) throw invalidParameter('Initiate Auth method not supported.');
  if (!allows(client, flow))
    throw invalidParameter(
      byAdmin ? 'Auth flow not enabled for this client' : `${flow} flow not enabled for this client`,
    );
  return signInByPassword(context, client, pool, input);
}

/** Signing in by password, by the user or on the server's behalf, and by refresh token. */
export const signInOperations = (
  context: Context,
): Handlers<'InitiateAuth' | 'AdminInitiateAuth' | 'GetTokensFromRefreshToken'> => ({
  InitiateAuth: (input) => initiate(context, input, false),
  AdminInitiateAuth: (input) => initiate(context, input, true),
  async GetTokensFromRefreshToken(input) {
    const { ClientId, RefreshToken, ClientMetadata } = input;
    return { AuthenticationResult: await refreshTokens(context, ClientId, RefreshToken, ClientMetadata) };
  },
});
