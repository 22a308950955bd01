import { randomUUID } from 'node:crypto';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect } from 'vitest';
import { type PoolOptions, startCognito } from '@redwhiteandcode/aws-emulator/cognito';
import { skipDeviations } from './deviations.ts';
import { clientConfiguration, localCredentials, serviceUnderTest } from './endpoints.ts';

const Policies = {
  PasswordPolicy: {
    MinimumLength: 8,
    RequireLowercase: true,
    RequireNumbers: true,
    RequireUppercase: false,
    RequireSymbols: false,
  },
};
type Flows = NonNullable<PoolOptions['clients'][number]['ExplicitAuthFlows']>;
const flows: Flows = [
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_ADMIN_USER_PASSWORD_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
];
const closedFlows: Flows = ['ALLOW_REFRESH_TOKEN_AUTH'];

/** The groups of the pool. */
export const groupNames = ['editors', 'readers'];

/** The pool of this file. */
export let UserPoolId = 'us-east-1_Conformance1';
/** The client that allows sign-in by password and refreshes without rotation. */
export let ClientId = 'web';
/** The client that does not allow sign-in by password. */
export let closedClientId = 'closed';

const service = await serviceUnderTest('COGNITO_IDENTITY_PROVIDER', () =>
  startCognito({
    credentials: localCredentials,
    scryptCost: 1024,
    pools: [
      {
        id: UserPoolId,
        Policies,
        groups: groupNames.map((GroupName) => ({ GroupName })),
        clients: [
          { id: ClientId, ExplicitAuthFlows: flows },
          { id: closedClientId, ExplicitAuthFlows: closedFlows },
        ],
      },
    ],
  }),
);
/** The endpoint of the user pools under test. */
export const { endpoint } = service;
/** The client of the endpoint under test. */
export const client = new CognitoIdentityProvider(clientConfiguration(endpoint));

/** The password of every account that `join` creates. */
export const Password = 'first-secret-1';

/** Creates in another implementation the pool that the emulator reads from its settings. */
async function createPool(): Promise<void> {
  const { UserPool } = await client.createUserPool({
    PoolName: 'conformance',
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    Policies,
  });
  UserPoolId = UserPool?.Id ?? '';
  const createClient = async (ClientName: string, ExplicitAuthFlows: Flows) =>
    (await client.createUserPoolClient({ UserPoolId, ClientName, ExplicitAuthFlows: [...ExplicitAuthFlows] }))
      .UserPoolClient?.ClientId ?? '';
  ClientId = await createClient('web', flows);
  closedClientId = await createClient('closed', closedFlows);
  for (const GroupName of groupNames) await client.createGroup({ UserPoolId, GroupName });
}

/** Sets up a pool for the tests of a file, and skips tests in which moto is known to differ. */
export function setUpPool(): void {
  beforeAll(async () => {
    if (!service.isEmbedded) await createPool();
  });
  afterAll(async () => {
    if (!service.isEmbedded) await client.deleteUserPool({ UserPoolId });
    client.destroy();
    await service.close();
  });
  skipDeviations({
    moto: {
      'is refused for a registered address in another case': 'UsernameConfiguration.CaseSensitive is ignored',
      'is refused for a client that does not allow it': 'ExplicitAuthFlows is ignored',
      'keep the sign-in time when they are renewed': 'auth_time is the time of the renewal',
    },
  });
}

/** Returns an email address without an account. */
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

/** Creates a confirmed account and returns its email address. */
export async function join(): Promise<string> {
  const Username = newAddress();
  await signUp(Username);
  await client.adminConfirmSignUp({ UserPoolId, Username });
  return Username;
}

/** Tries to sign in and returns the pool's response. */
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

/** Returns the unverified claims of a token. */
export const claims = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Matches an exception by its name and message. */
export const refused = (name: string, message?: string | RegExp) =>
  expect.objectContaining({
    name,
    ...(message ? { message: expect.stringMatching(message) } : {}),
  });
