import { randomUUID } from 'node:crypto';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect } from 'vitest';
import { startCognito } from '@redwhiteandcode/aws-emulator/cognito';
import { skipDepartures } from './departures.ts';
import { clientConfiguration, serviceUnderTest } from './endpoints.ts';

const service = await serviceUnderTest('COGNITO_IDENTITY_PROVIDER', () =>
  startCognito({ pools: [], scryptCost: 1024 }),
);
/** The endpoint of the user pools under test. */
export const { endpoint } = service;
/** The client of the endpoint under test. */
export const client = new CognitoIdentityProvider(clientConfiguration(endpoint));

/** The password of every account that `join` makes. */
export const Password = 'first-secret-1';
/** The pool of this file. */
export let UserPoolId = '';
/** The client that signs users in by password and refreshes without rotation. */
export let ClientId = '';

async function createPool(): Promise<void> {
  const { UserPool } = await client.createUserPool({
    PoolName: 'conformance',
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    Policies: {
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: true,
        RequireNumbers: true,
        RequireUppercase: false,
        RequireSymbols: false,
      },
    },
  });
  UserPoolId = UserPool?.Id ?? '';
  await client.setUserPoolMfaConfig({
    UserPoolId,
    MfaConfiguration: 'OPTIONAL',
    SoftwareTokenMfaConfiguration: { Enabled: true },
  });
  const { UserPoolClient } = await client.createUserPoolClient({
    UserPoolId,
    ClientName: 'web',
    ExplicitAuthFlows: [
      'ALLOW_USER_PASSWORD_AUTH',
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ],
  });
  ClientId = UserPoolClient?.ClientId ?? '';
}

/** Gives the tests of a file their own pool, and skips what moto is known to do otherwise. */
export function setUpPool(): void {
  beforeAll(createPool);
  afterAll(async () => {
    if (UserPoolId) await client.deleteUserPool({ UserPoolId });
    client.destroy();
    await service.close();
  });
  skipDepartures({
    moto: {
      'is refused for the same address in other letters': 'UsernameConfiguration.CaseSensitive is ignored',
      'is refused to a client that does not allow it': 'ExplicitAuthFlows is ignored',
      'keep the time of the sign-in when they are renewed': 'auth_time is the time of the renewal',
      'refuses a code that is wrong or was used before': 'codes are not verified by default',
    },
  });
}

/** An address without an account. */
export const newAddress = () => `ada-${randomUUID()}@example.com`;

/** Signs up; the account is not confirmed. */
export const signUp = (Username: string, password = Password) =>
  client.signUp({
    ClientId,
    Username,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: Username },
      { Name: 'name', Value: 'Sample Person' },
    ],
  });

/** Makes a confirmed account and returns its address. */
export async function join(): Promise<string> {
  const Username = newAddress();
  await signUp(Username);
  await client.adminConfirmSignUp({ UserPoolId, Username });
  return Username;
}

/** Tries to sign in, and returns the pool's answer. */
export const attempt = (USERNAME: string, PASSWORD = Password, id = ClientId) =>
  client.initiateAuth({
    ClientId: id,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  });

/** Signs in and returns the tokens. */
export async function signIn(username: string, password = Password) {
  const { AuthenticationResult } = await attempt(username, password);
  const { AccessToken = '', IdToken = '', RefreshToken = '', ...rest } = AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ...rest };
}

/** Exchanges a refresh token. */
export const refresh = (REFRESH_TOKEN: string) =>
  client.initiateAuth({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } });

/** The claims of a token, unverified. */
export const claims = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Matches an exception by its name, and its message. */
export const refused = (name: string, message?: string | RegExp) =>
  expect.objectContaining({
    name,
    ...(message ? { message: expect.stringMatching(message) } : {}),
  });
