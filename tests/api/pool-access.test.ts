import { createHmac } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { admin, newLearner, visitor } from './shared-platform.ts';

const pool = new CognitoIdentityProviderClient({});
const ClientId = process.env.USER_POOL_CLIENT_ID ?? '';
const refusal = { name: 'NotAuthorizedException' };
const secretHash = (username: string) =>
  createHmac('sha256', process.env.USER_POOL_CLIENT_SECRET ?? '')
    .update(`${username}${ClientId}`)
    .digest('base64');

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
    const hashes: Record<string, string>[] = [
      {},
      { SECRET_HASH: 'guess' },
      { SECRET_HASH: secretHash(email) },
    ];
    for (const hash of hashes) {
      const AuthParameters = { USERNAME: email, PASSWORD: password, ...hash };
      const command = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
      await expect(pool.send(command)).rejects.toMatchObject({
        message: 'USER_PASSWORD_AUTH flow not enabled for this client',
      });
    }
  });

  it('exchanges and revokes no refresh token without the client’s secret', async () => {
    const { email, password } = await newLearner();
    const session = await visitor.send('POST', '/api/auth/sign-in', { email, password });
    const RefreshToken = session.body.refresh_token.split('.').at(-1);
    for (const secret of [{}, { ClientSecret: 'guess' }]) {
      const renew = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ...secret });
      await expect(pool.send(renew)).rejects.toMatchObject(refusal);
      const revoke = new RevokeTokenCommand({ ClientId, Token: RefreshToken, ...secret });
      await expect(pool.send(revoke)).rejects.toMatchObject(refusal);
    }
    const AuthParameters = { REFRESH_TOKEN: RefreshToken };
    const old = new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    await expect(pool.send(old)).rejects.toThrow(/rotation is enabled/);
    const body = { refresh_token: session.body.refresh_token };
    expect((await visitor.send('POST', '/api/auth/refresh', body)).status).toBe(200);
  });

  it.each([
    ['made-up', { accessKeyId: 'local', secretAccessKey: 'local' }, 'UnrecognizedClientException'],
    ['half-known', { secretAccessKey: 'local' }, 'InvalidSignatureException'],
  ])('runs no admin operation for a caller with %s AWS credentials', async (_name, given, name) => {
    const { email, password } = await newLearner();
    const known = { accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: '' };
    const stranger = new CognitoIdentityProviderClient({ credentials: { ...known, ...given } });
    const user = { UserPoolId: process.env.USER_POOL_ID, Username: email };
    const AuthParameters = { USERNAME: email, PASSWORD: password, SECRET_HASH: secretHash(email) };
    for (const command of [
      new AdminGetUserCommand(user),
      new AdminSetUserPasswordCommand({ ...user, Password: 'another-password', Permanent: true }),
      new AdminDeleteUserCommand(user),
      new AdminInitiateAuthCommand({
        ...user,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters,
      }),
    ])
      await expect(stranger.send(command as AdminGetUserCommand)).rejects.toMatchObject({ name });
  });

  it.each(['', 'A'.repeat(101), 'A\u202EB', 'A\nB'])(
    'creates no account with the name %j, also with the secret',
    async (name) => {
      await expect(signUp(secretHash(Username), name)).rejects.toMatchObject({
        name: 'UserLambdaValidationException',
      });
      const body = { email: Username, password: Password };
      expect((await visitor.send('POST', '/api/auth/sign-in', body)).status).toBe(401);
    },
  );
});
