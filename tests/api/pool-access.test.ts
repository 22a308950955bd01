import { createHmac } from 'node:crypto';
import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetUserCommand,
  InitiateAuthCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { admin, newLearner, visitor } from './shared-platform.ts';

const pool = new CognitoIdentityProviderClient({});
const ClientId = process.env.USER_POOL_CLIENT_ID ?? '';
const refusal = { name: 'NotAuthorizedException' };

describe('the user pool, which anyone can call,', () => {
  it.each([
    ['a learner', async () => (await newLearner()).token],
    ['an admin', async () => admin.token],
  ])('does not accept the access token of %s', async (_name, tokenOf) => {
    const AccessToken = await tokenOf();
    const UserAttributes = [{ Name: 'email', Value: 'another@example.com' }];
    const passwords = { PreviousPassword: 'test-password', ProposedPassword: 'another-password' };
    for (const command of [
      new GetUserCommand({ AccessToken }),
      new UpdateUserAttributesCommand({ AccessToken, UserAttributes }),
      new DeleteUserCommand({ AccessToken }),
      new ChangePasswordCommand({ AccessToken, ...passwords }),
      new AssociateSoftwareTokenCommand({ AccessToken }),
    ])
      await expect(pool.send(command as GetUserCommand)).rejects.toMatchObject(refusal);
  });

  const Username = `${crypto.randomUUID()}@example.com`;
  const Password = 'test-password';
  const signUp = (SecretHash?: string, name = 'Test Person') =>
    pool.send(
      new SignUpCommand({
        ClientId,
        Username,
        Password,
        SecretHash,
        UserAttributes: [{ Name: 'name', Value: name }],
      }),
    );

  it('creates no account and no session for a caller without the client’s secret', async () => {
    const { email, password } = await newLearner();
    await expect(signUp()).rejects.toMatchObject(refusal);
    await expect(signUp('guess')).rejects.toMatchObject(refusal);
    const AuthParameters = { USERNAME: email, PASSWORD: password };
    const command = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    await expect(pool.send(command)).rejects.toThrow();
  });

  it.each(['', 'A'.repeat(101), 'A\u202EB', 'A\nB'])(
    'creates no account with the name %j, also with the secret',
    async (name) => {
      const hmac = createHmac('sha256', process.env.USER_POOL_CLIENT_SECRET ?? '');
      const hash = hmac.update(`${Username}${ClientId}`).digest('base64');
      await expect(signUp(hash, name)).rejects.toMatchObject({ name: 'UserLambdaValidationException' });
      const body = { email: Username, password: Password };
      expect((await visitor.send('POST', '/api/auth/sign-in', body)).status).toBe(401);
    },
  );
});
