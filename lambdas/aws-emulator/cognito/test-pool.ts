import {
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { credentials } from '../test-account.ts';
import { type CognitoOptions, type PoolOptions, startCognito } from './index.ts';

/** The IDs of the test pool and its client. */
export const UserPoolId = 'us-east-1_Test00001';
export const ClientId = 'testclient';

/** The address and password of the test user. */
export const Username = 'ada@example.com';
export const Password = 'plain-secret';

/** A client that signs in by password and rotates refresh tokens. */
export const testClientSettings: PoolOptions['clients'][number] = {
  id: ClientId,
  ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 0 },
  PreventUserExistenceErrors: 'ENABLED',
};

/** A pool with a lenient password policy. */
export const testPool: PoolOptions = {
  id: UserPoolId,
  Policies: {
    PasswordPolicy: {
      MinimumLength: 6,
      RequireLowercase: false,
      RequireUppercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
    },
  },
  groups: [{ GroupName: 'user' }, { GroupName: 'admin', Precedence: 1 }],
  clients: [testClientSettings],
};

/** Creates an SDK client without retries. */
export const testClient = (endpoint: string) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });

/** Starts the test pool, in memory by default, and returns it with a client and shortcuts. */
export async function startTestPool(options: Partial<CognitoOptions> = {}) {
  const cognito = await startCognito({
    credentials,
    pools: [testPool],
    scryptCost: 1024,
    ...options,
  });
  const client = testClient(cognito.endpoint);
  const signUp = (username = Username) =>
    client.send(new SignUpCommand({ ClientId, Username: username, Password }));
  /** Creates a confirmed user with a verified address. */
  const join = async () => {
    const user = { UserPoolId, Username };
    await signUp();
    await client.send(new AdminConfirmSignUpCommand(user));
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
  };
  const attempt = (password = Password, username = Username, id = ClientId) =>
    client.send(
      new InitiateAuthCommand({
        ClientId: id,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: username, PASSWORD: password },
      }),
    );
  const signIn = async () => {
    const { AccessToken = '', RefreshToken = '' } = (await attempt()).AuthenticationResult ?? {};
    return { AccessToken, RefreshToken };
  };
  return { cognito, client, signUp, join, attempt, signIn };
}
