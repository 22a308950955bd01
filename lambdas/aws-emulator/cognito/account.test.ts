import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_ID, POOL_ID, startTestPool, TEST_POOL } from './test-pool.ts';

const Username = 'ada@example.com';
const Password = 'plain-secret';
const ClientId = CLIENT_ID;
const UserPoolId = POOL_ID;

let pool: Awaited<ReturnType<typeof startTestPool>>;
beforeEach(async () => {
  pool = await startTestPool();
});
afterEach(() => pool.cognito.close());

const attempt = (password = Password, username = Username) =>
  pool.client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    }),
  );

async function join() {
  await pool.client.send(new SignUpCommand({ ClientId, Username, Password }));
  await pool.client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: pool.code() }));
}

async function signIn() {
  const { AuthenticationResult } = await attempt();
  const { AccessToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  return { AccessToken, RefreshToken };
}

describe('tokens', () => {
  const refresh = (RefreshToken: string, client = ClientId) =>
    pool.client.send(new GetTokensFromRefreshTokenCommand({ ClientId: client, RefreshToken }));
  const whoAmI = (AccessToken: string) => pool.client.send(new GetUserCommand({ AccessToken }));

  test('a rotated refresh token is refused at once without a grace period; its successor works', async () => {
    await join();
    const first = await signIn();
    const second = (await refresh(first.RefreshToken)).AuthenticationResult?.RefreshToken ?? '';
    await expect(refresh(first.RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    expect((await refresh(second)).AuthenticationResult?.RefreshToken).not.toBe(second);
  });

  test('two refreshes at the same moment give one successor', async () => {
    await join();
    const { RefreshToken } = await signIn();
    const both = await Promise.allSettled([refresh(RefreshToken), refresh(RefreshToken)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a rotated refresh token works within its grace period', async () => {
    await pool.cognito.close();
    const RefreshTokenRotation = { Feature: 'ENABLED' as const, RetryGracePeriodSeconds: 60 };
    const clientConfig = { ...TEST_POOL.clientConfig, RefreshTokenRotation };
    pool = await startTestPool({ pools: [{ ...TEST_POOL, clientConfig }] });
    await join();
    const { RefreshToken } = await signIn();
    const answers = [await refresh(RefreshToken), await refresh(RefreshToken)];
    const successors = answers.map((answer) => answer.AuthenticationResult?.RefreshToken);
    expect(new Set([RefreshToken, ...successors]).size).toBe(3);
  });

  test('of another client, altered, or of no sign-in are refused', async () => {
    await join();
    const { AccessToken, RefreshToken } = await signIn();
    const { UserPoolClient } = await pool.client.send(
      new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'other' }),
    );
    await expect(refresh(RefreshToken, UserPoolClient?.ClientId)).rejects.toThrow('Invalid Refresh Token');
    await expect(whoAmI(`${AccessToken.slice(0, -4)}AAAA`)).rejects.toThrow('Invalid Access Token');
    await expect(whoAmI(RefreshToken)).rejects.toThrow('Invalid Access Token');
  });

  test('of one sign-in end with RevokeToken; those of another sign-in stay', async () => {
    await join();
    const [one, two] = [await signIn(), await signIn()];
    await pool.client.send(new RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
    await expect(refresh(one.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(whoAmI(one.AccessToken)).rejects.toThrow('Access Token has been revoked');
    expect(await whoAmI(two.AccessToken)).toHaveProperty('Username');
    await expect(
      pool.client.send(new RevokeTokenCommand({ ClientId, Token: two.AccessToken })),
    ).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });

  test('of a sign-in in the same second as GlobalSignOut are good', async () => {
    await join();
    const { AccessToken } = await signIn();
    await pool.client.send(new GlobalSignOutCommand({ AccessToken }));
    expect(await whoAmI((await signIn()).AccessToken)).toHaveProperty('Username');
  });

  test('name the groups of the user, the one with the lowest precedence first', async () => {
    await join();
    for (const [GroupName, Precedence] of [['b', 2], ['d'], ['c'], ['a', 7], ['z', 0]] as const) {
      await pool.client.send(
        new CreateGroupCommand({
          UserPoolId,
          GroupName,
          ...(Precedence === undefined ? {} : { Precedence }),
        }),
      );
      await pool.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    }
    const { AccessToken } = await signIn();
    const payload = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(payload['cognito:groups']).toEqual(['z', 'b', 'a', 'c', 'd']);
  });

  test('have the lifetimes of their client', async () => {
    const { UserPoolClient } = await pool.client.send(
      new CreateUserPoolClientCommand({
        UserPoolId,
        ClientName: 'short',
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
        AccessTokenValidity: 10,
        IdTokenValidity: 900,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'seconds' },
      }),
    );
    await join();
    const { AuthenticationResult } = await pool.client.send(
      new InitiateAuthCommand({
        ClientId: UserPoolClient?.ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: Username, PASSWORD: Password },
      }),
    );
    const lifetime = (token = '') => {
      const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      return exp - iat;
    };
    expect(AuthenticationResult?.ExpiresIn).toBe(600);
    expect(lifetime(AuthenticationResult?.AccessToken)).toBe(600);
    expect(lifetime(AuthenticationResult?.IdToken)).toBe(900);
    await expect(
      pool.client.send(
        new CreateUserPoolClientCommand({
          UserPoolId,
          ClientName: 'too-short',
          AccessTokenValidity: 1,
          TokenValidityUnits: { AccessToken: 'minutes' },
        }),
      ),
    ).rejects.toThrow('Invalid range for token validity.');
  });
});

describe('attributes', () => {
  test('a changed address is unverified until its code is given, and signs in at once', async () => {
    await join();
    const { AccessToken } = await signIn();
    const Value = 'Ada.New@Example.com';
    await pool.client.send(
      new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value }] }),
    );
    const verified = async () => {
      const { UserAttributes } = await pool.client.send(
        new AdminGetUserCommand({ UserPoolId, Username: Value }),
      );
      return UserAttributes?.find(({ Name }) => Name === 'email_verified')?.Value;
    };
    expect(await verified()).toBe('false');
    expect(pool.mails.at(-1)?.to).toBe(Value);
    await pool.client.send(
      new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: pool.code() }),
    );
    expect(await verified()).toBe('true');
    expect(await attempt(Password, 'ada.new@example.com')).toHaveProperty('AuthenticationResult');
    await expect(attempt()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test.each([
    [{ Name: 'email_verified', Value: 'true' }, 'A client attempted to write unauthorized attribute'],
    [{ Name: 'sub', Value: 'x' }, 'user.sub: Attribute cannot be updated.'],
    [{ Name: 'colour', Value: 'x' }, /Type for attribute \{colour\} could not be determined/],
    [{ Name: 'email', Value: 'nowhere' }, 'Invalid email address format.'],
    [{ Name: 'name', Value: 'x'.repeat(2049) }, /name: String must be no longer/],
    [{ Name: 'email', Value: 'BOB@example.com' }, 'An account with the given email already exists.'],
  ])('%o is refused', async (attribute, message) => {
    await join();
    const { AccessToken } = await signIn();
    await pool.client.send(new SignUpCommand({ ClientId, Username: 'bob@example.com', Password }));
    await expect(
      pool.client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [attribute] })),
    ).rejects.toThrow(message);
  });

  test('a second confirmation is refused', async () => {
    await join();
    await expect(pool.client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }))).rejects.toThrow(
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  });
});
