import { describe, expect, test } from 'vitest';
import {
  ClientId,
  Password,
  UserPoolId,
  attempt,
  client,
  closedClientId,
  join,
  newAddress,
  refused,
  setUpPool,
  signIn,
  signUp,
} from './pool.ts';

setUpPool();

describe('sign-up', () => {
  test('creates an unconfirmed account, which an administrator confirms', async () => {
    const Username = newAddress();
    const { UserConfirmed, UserSub } = await signUp(Username);
    expect(UserConfirmed).toBe(false);
    const get = () => client.adminGetUser({ UserPoolId, Username });
    expect(await get()).toMatchObject({ Username: UserSub, UserStatus: 'UNCONFIRMED', Enabled: true });
    await expect(attempt(Username)).rejects.toEqual(refused('UserNotConfirmedException'));
    await client.adminConfirmSignUp({ UserPoolId, Username });
    expect(await get()).toMatchObject({ UserStatus: 'CONFIRMED' });
  });

  test.each([
    ['a registered address', (address: string) => address],
    ['a registered address in another case', (address: string) => address.toUpperCase()],
  ])('is refused for %s', async (_case, addressLike) => {
    await expect(signUp(addressLike(await join()))).rejects.toEqual(refused('UsernameExistsException'));
  });

  test.each(['short1', 'no-digits-here'])(
    'is refused for the password %s, which breaks the policy',
    async (password) => {
      await expect(signUp(newAddress(), password)).rejects.toEqual(refused('InvalidPasswordException'));
    },
  );
});

describe('sign-in by password', () => {
  test('returns three tokens and their lifetime', async () => {
    const tokens = await signIn(await join());
    expect(tokens).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
    for (const token of [tokens.AccessToken, tokens.IdToken, tokens.RefreshToken])
      expect(token.length).toBeGreaterThan(30);
  });

  test('rejects a wrong password', async () => {
    await expect(attempt(await join(), 'wrong-secret-1')).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
  });

  test('is refused for a client that does not allow it', async () => {
    await expect(attempt(await join(), Password, closedClientId)).rejects.toEqual(
      refused('InvalidParameterException', /USER_PASSWORD_AUTH/),
    );
  });

  test('is allowed for the server on behalf of the user', async () => {
    const { AuthenticationResult } = await client.adminInitiateAuth({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: await join(), PASSWORD: Password },
    });
    expect(AuthenticationResult?.AccessToken).toBeDefined();
  });

  test('is refused for a disabled user, and allowed again when enabled', async () => {
    const Username = await join();
    await client.adminDisableUser({ UserPoolId, Username });
    await expect(attempt(Username)).rejects.toEqual(refused('NotAuthorizedException', /disabled/));
    await client.adminEnableUser({ UserPoolId, Username });
    expect((await signIn(Username)).AccessToken).not.toBe('');
  });
});
