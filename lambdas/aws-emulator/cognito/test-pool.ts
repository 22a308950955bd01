import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { type CognitoMail, type CognitoOptions, type ConfiguredPool, startCognito } from './index.ts';

/** The ids of the pool that tests use. */
export const POOL_ID = 'us-east-1_Test00001';
export const CLIENT_ID = 'testclient';

/** A pool with a lenient password policy, and a client that signs in by password and rotates refresh tokens. */
export const TEST_POOL: ConfiguredPool = {
  id: POOL_ID,
  clientId: CLIENT_ID,
  poolConfig: {
    Policies: {
      PasswordPolicy: {
        MinimumLength: 6,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    },
    MfaConfiguration: 'OPTIONAL',
  },
  clientConfig: {
    ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 0 },
    PreventUserExistenceErrors: 'ENABLED',
  },
};

/** The SDK's client for an endpoint, without retries. */
export const testClient = (endpoint: string) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });

/** Starts the test pool, in memory unless told otherwise, with a client and the mails it sends. */
export async function startTestPool(options: Partial<CognitoOptions> = {}) {
  const mails: CognitoMail[] = [];
  const cognito = await startCognito({
    pools: [TEST_POOL],
    scryptCost: 1024,
    sendMail: (mail) => void mails.push(mail),
    ...options,
  });
  const client = testClient(cognito.endpoint);
  const code = () => /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  return { cognito, client, mails, code };
}
