import {
  AdminConfirmSignUpCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
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
  signIn,
  signUp,
  setUpPool,
} from './pool.ts';

setUpPool();

describe('sign-up', () => {
  test('gives an unconfirmed account, which an administrator confirms', async () => {
    const Username = newAddress();
    const { UserConfirmed, UserSub } = await signUp(Username);
    expect(UserConfirmed).toBe(false);
    const get = new AdminGetUserCommand({ UserPoolId, Username });
    expect(await client.send(get)).toMatchObject({
      Username: UserSub,
      UserStatus: 'UNCONFIRMED',
      Enabled: true,
    });
    await expect(attempt(Username)).rejects.toEqual(refused('UserNotConfirmedException'));
    await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));
    expect(await client.send(get)).toMatchObject({ UserStatus: 'CONFIRMED' });
  });

  test('is refused for an address that has an account', async () => {
    const Username = await join();
    await expect(signUp(Username)).rejects.toEqual(refused('UsernameExistsException'));
  });

  test('is refused for the same address in other letters', async () => {
    const Username = await join();
    await expect(signUp(Username.toUpperCase())).rejects.toEqual(refused('UsernameExistsException'));
  });

  test('is refused for a password that breaks the policy', async () => {
    await expect(signUp(newAddress(), 'short1')).rejects.toEqual(refused('InvalidPasswordException'));
    await expect(signUp(newAddress(), 'no-digits-here')).rejects.toEqual(refused('InvalidPasswordException'));
  });

  test('is refused without a client that exists', async () => {
    await expect(
      client.send(new SignUpCommand({ ClientId: 'nosuchclient', Username: newAddress(), Password })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });

  test('names the parameter that is missing', async () => {
    const missing = new SignUpCommand({ ClientId: undefined, Username: newAddress(), Password });
    await expect(client.send(missing)).rejects.toEqual(refused('InvalidParameterException', /clientId/));
  });
});

describe('sign-in by password', () => {
  test('gives three tokens and says how long they last', async () => {
    const tokens = await signIn(await join());
    expect(tokens).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
    for (const token of [tokens.AccessToken, tokens.IdToken, tokens.RefreshToken])
      expect(token.length).toBeGreaterThan(30);
  });

  test('takes the address in any letters', async () => {
    const username = await join();
    expect((await signIn(username.toUpperCase())).AccessToken).not.toBe('');
  });

  test('refuses a wrong password', async () => {
    await expect(attempt(await join(), 'wrong-secret-1')).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
  });

  test('answers the same for a user who does not exist', async () => {
    await expect(attempt(newAddress())).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
  });

  test('is refused to a client that does not allow it', async () => {
    await expect(attempt(await join(), Password, closedClientId)).rejects.toEqual(
      refused('InvalidParameterException', /USER_PASSWORD_AUTH/),
    );
  });

  test('is open to the server on the user’s behalf', async () => {
    const USERNAME = await join();
    const { AuthenticationResult } = await client.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD: Password },
      }),
    );
    expect(AuthenticationResult?.AccessToken).toBeDefined();
  });

  test('is refused to a disabled user, and open again when enabled', async () => {
    const Username = await join();
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    await expect(attempt(Username)).rejects.toEqual(refused('NotAuthorizedException', /disabled/));
    await client.send(new AdminEnableUserCommand({ UserPoolId, Username }));
    expect((await signIn(Username)).AccessToken).not.toBe('');
  });
});
