import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ClientId,
  Password,
  startTestPool,
  testClientSettings,
  testPool,
  Username,
  UserPoolId,
} from './test-pool.ts';

let pool: Awaited<ReturnType<typeof startTestPool>>;
beforeEach(async () => {
  pool = await startTestPool();
});
afterEach(() => pool.cognito.close());

const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

async function restartWith(...clients: (typeof testClientSettings)[]) {
  await pool.cognito.close();
  pool = await startTestPool({ pools: [{ ...testPool, clients }] });
}

describe('tokens', () => {
  const refresh = (RefreshToken: string, id = ClientId) =>
    pool.client.send(new GetTokensFromRefreshTokenCommand({ ClientId: id, RefreshToken }));
  const getUser = (AccessToken: string) => pool.client.send(new GetUserCommand({ AccessToken }));

  test('are refreshed with a successor, and the old refresh token is refused', async () => {
    await pool.join();
    const first = await pool.signIn();
    const second = (await refresh(first.RefreshToken)).AuthenticationResult?.RefreshToken ?? '';
    await expect(refresh(first.RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    expect((await refresh(second)).AuthenticationResult?.RefreshToken).not.toBe(second);
  });

  test('are refreshed once when two requests arrive at the same moment', async () => {
    await pool.join();
    const { RefreshToken } = await pool.signIn();
    const both = await Promise.allSettled([refresh(RefreshToken), refresh(RefreshToken)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('are refreshed again with the old refresh token in the grace period', async () => {
    const RefreshTokenRotation = { Feature: 'ENABLED' as const, RetryGracePeriodSeconds: 60 };
    await restartWith({ ...testClientSettings, RefreshTokenRotation });
    await pool.join();
    const { RefreshToken } = await pool.signIn();
    const results = [await refresh(RefreshToken), await refresh(RefreshToken)];
    const successors = results.map(({ AuthenticationResult }) => AuthenticationResult?.RefreshToken);
    expect(new Set([RefreshToken, ...successors]).size).toBe(3);
  });

  test('of another client, altered, or of the wrong type are refused', async () => {
    await restartWith(testClientSettings, { ...testClientSettings, id: 'other' });
    await pool.join();
    const { AccessToken, RefreshToken } = await pool.signIn();
    await expect(refresh(RefreshToken, 'other')).rejects.toThrow('Invalid Refresh Token');
    await expect(getUser(`${AccessToken.slice(0, -4)}AAAA`)).rejects.toThrow('Invalid Access Token');
    await expect(getUser(RefreshToken)).rejects.toThrow('Invalid Access Token');
  });

  test('of one sign-in end with RevokeToken, and those of another stay', async () => {
    await pool.join();
    const [one, two] = [await pool.signIn(), await pool.signIn()];
    const revoke = (Token: string) => pool.client.send(new RevokeTokenCommand({ ClientId, Token }));
    await revoke(one.RefreshToken);
    await expect(refresh(one.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(getUser(one.AccessToken)).rejects.toThrow('Access Token has been revoked');
    expect(await getUser(two.AccessToken)).toHaveProperty('Username');
    await expect(revoke(two.AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });

  test('of a sign-in in the same second as a sign-out everywhere are valid', async () => {
    await pool.join();
    await pool.signIn();
    await pool.client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    expect(await getUser((await pool.signIn()).AccessToken)).toHaveProperty('Username');
  });

  test('name the user’s groups, the lowest precedence first', async () => {
    await pool.cognito.close();
    const groups = [
      { GroupName: 'b', Precedence: 2 },
      { GroupName: 'd' },
      { GroupName: 'c' },
      { GroupName: 'a', Precedence: 7 },
      { GroupName: 'z', Precedence: 0 },
    ];
    pool = await startTestPool({ pools: [{ ...testPool, groups }] });
    await pool.join();
    for (const { GroupName } of groups)
      await pool.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    const { AccessToken } = await pool.signIn();
    expect(claimsOf(AccessToken)['cognito:groups']).toEqual(['z', 'b', 'a', 'c', 'd']);
  });

  test('have the lifetimes of their client', async () => {
    await restartWith({
      ...testClientSettings,
      AccessTokenValidity: 10,
      IdTokenValidity: 900,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'seconds' },
    });
    await pool.join();
    const { AuthenticationResult } = await pool.attempt();
    const lifetime = (token: string | undefined) => {
      const { exp, iat } = claimsOf(token);
      return Number(exp) - Number(iat);
    };
    expect(AuthenticationResult?.ExpiresIn).toBe(600);
    expect(lifetime(AuthenticationResult?.AccessToken)).toBe(600);
    expect(lifetime(AuthenticationResult?.IdToken)).toBe(900);
  });
});

describe('attributes', () => {
  const asAdmin = (attribute: AttributeType) =>
    pool.client.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: [attribute] }),
    );

  test('include an address that an administrator changes: it is unverified and can sign in immediately', async () => {
    await pool.join();
    const { AccessToken } = await pool.signIn();
    await asAdmin({ Name: 'email', Value: 'Ada.New@Example.com' });
    const { UserAttributes } = await pool.client.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    expect(await pool.attempt(Password, 'ada.new@example.com')).toHaveProperty('AuthenticationResult');
    await expect(pool.attempt()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test.each([
    [{ Name: 'sub', Value: 'x' }, 'user.sub: Attribute cannot be updated.'],
    [{ Name: 'color', Value: 'x' }, /Type for attribute \{color\} could not be determined/],
    [{ Name: 'email', Value: 'nowhere' }, 'Invalid email address format.'],
    [{ Name: 'name', Value: 'x'.repeat(2049) }, /name: String must be no longer/],
    [{ Name: 'email', Value: 'BOB@example.com' }, 'An account with the given email already exists.'],
  ])('such as %o are refused', async (attribute, message) => {
    await pool.join();
    await pool.signUp('bob@example.com');
    await expect(asAdmin(attribute)).rejects.toThrow(message);
  });

  test('that verify an address cannot be written by users', async () => {
    await pool.join();
    const { AccessToken } = await pool.signIn();
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await expect(
      pool.client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    ).rejects.toThrow('A client attempted to write unauthorized attribute');
  });
});

test('a second confirmation is refused', async () => {
  await pool.join();
  await expect(pool.client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }))).rejects.toThrow(
    'User cannot be confirmed. Current status is CONFIRMED',
  );
});
