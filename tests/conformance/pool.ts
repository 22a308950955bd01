import { randomUUID } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientCommandInput,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  SetUserPoolMfaConfigCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startCognito } from '../../lambdas/local/cognito/index.ts';
import { clientConfiguration, endpointFor } from './endpoints.ts';

/**
 * What another implementation is known to do otherwise than the API reference of Amazon Cognito says, by the name of
 * the test that shows it. Only `CONFORMANCE_JUDGE=<name>` leaves these tests out, and only these.
 */
const DEPARTURES: Record<string, Record<string, string>> = {
  moto: {
    'is refused for the same address in other letters':
      'UsernameConfiguration.CaseSensitive is not looked at',
    'takes the address in any letters': 'UsernameConfiguration.CaseSensitive is not looked at',
    'names the parameter that is missing': 'required members are not checked',
    'answers the same for a user who does not exist': 'PreventUserExistenceErrors is not looked at',
    'is refused to a client that does not allow it': 'ExplicitAuthFlows is not looked at',
    'come with a new refresh token under rotation, and the old one is refused':
      'GetTokensFromRefreshToken is missing',
    'end with the revocation of their refresh token': 'RevokeToken is missing',
    'is refused with a wrong code at sign-in': 'codes are not verified by default',
    'is not set up with a wrong code': 'codes are not verified by default',
    'is refused with a code that was used before': 'codes are not verified by default',
  },
};
const departures = DEPARTURES[process.env.CONFORMANCE_JUDGE ?? ''] ?? {};

const given = endpointFor('COGNITO_IDENTITY_PROVIDER');
const embedded = given === undefined ? await startCognito({ pools: [], scryptCost: 1024 }) : undefined;
/** Where the user pools under test are. */
export const endpoint = given ?? embedded?.endpoint ?? '';
/** The client of the endpoint under test. */
export const client = new CognitoIdentityProviderClient(clientConfiguration(endpoint));

/** The password of everyone who joins. */
export const Password = 'first-secret-1';
/** The pool of this file. */
export let UserPoolId = '';
/** The client that signs people in by password and refreshes without rotation. */
export let ClientId = '';
/** The client whose refresh tokens are exchanged at each use. */
export let rotatingClientId = '';
/** The client that takes no password. */
export let closedClientId = '';

async function createClient(ClientName: string, config: Partial<CreateUserPoolClientCommandInput>) {
  const { UserPoolClient } = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName,
      PreventUserExistenceErrors: 'ENABLED',
      ...config,
    }),
  );
  return UserPoolClient?.ClientId ?? '';
}

/** Makes the pool and its clients. */
async function createPool(): Promise<void> {
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({
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
    }),
  );
  UserPoolId = UserPool?.Id ?? '';
  await client.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId,
      MfaConfiguration: 'OPTIONAL',
      SoftwareTokenMfaConfiguration: { Enabled: true },
    }),
  );
  ClientId = await createClient('web', {
    ExplicitAuthFlows: [
      'ALLOW_USER_PASSWORD_AUTH',
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ],
  });
  rotatingClientId = await createClient('rotating', {
    ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 0 },
  });
  closedClientId = await createClient('closed', { ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] });
}

/** Deletes the pool, and ends the embedded service if it was started for this run. */
async function deletePool(): Promise<void> {
  if (UserPoolId) await client.send(new DeleteUserPoolCommand({ UserPoolId }));
  client.destroy();
  await embedded?.close();
}

/** Gives the tests of a file a pool of their own, and leaves out what the judge is known to do otherwise. */
export function setUpPool(): void {
  beforeAll(createPool);
  afterAll(deletePool);
  beforeEach(({ task, skip }) => skip(task.name in departures, departures[task.name]));
}

/** An address that nobody has. */
export const newAddress = () => `ada-${randomUUID()}@example.com`;

/** Signs somebody up; the account is not confirmed. */
export const signUp = (Username: string, password = Password) =>
  client.send(
    new SignUpCommand({
      ClientId,
      Username,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'name', Value: 'Sample Person' },
      ],
    }),
  );

/** Makes a confirmed account and answers its address. */
export async function join(): Promise<string> {
  const Username = newAddress();
  await signUp(Username);
  await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));
  return Username;
}

/** Tries to sign in, and answers what the pool does. */
export const attempt = (USERNAME: string, PASSWORD = Password, id = ClientId) =>
  client.send(
    new InitiateAuthCommand({
      ClientId: id,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );

/** Signs in and answers the tokens. */
export async function signIn(username: string, password = Password, id = ClientId) {
  const { AuthenticationResult } = await attempt(username, password, id);
  const { AccessToken = '', IdToken = '', RefreshToken = '', ...rest } = AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ...rest };
}

/** Exchanges a refresh token without rotation. */
export const refresh = (REFRESH_TOKEN: string) =>
  client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN },
    }),
  );

/** Exchanges a refresh token of the rotating client. */
export const rotate = async (RefreshToken: string) => {
  const { AuthenticationResult } = await client.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: rotatingClientId, RefreshToken }),
  );
  return AuthenticationResult;
};

/** What a token says, unverified. */
export const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Matches an exception by its name, and its message. */
export const refused = (name: string, message?: string | RegExp) =>
  expect.objectContaining({
    name,
    ...(message ? { message: expect.stringMatching(message) } : {}),
  });
