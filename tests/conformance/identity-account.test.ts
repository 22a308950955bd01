import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  ChangePasswordCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RespondToAuthChallengeCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  ClientId,
  Password,
  UserPoolId,
  attempt,
  client,
  join,
  refresh,
  refused,
  signIn,
  setUpPool,
} from './pool.ts';

setUpPool();

describe('a password', () => {
  test('is changed by the user who knows the old one', async () => {
    const username = await join();
    const { AccessToken } = await signIn(username);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    await expect(change('wrong-secret-1', 'second-secret-2')).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
    await expect(change(Password, 'short1')).rejects.toEqual(refused('InvalidPasswordException'));
    await change(Password, 'second-secret-2');
    await expect(attempt(username)).rejects.toEqual(refused('NotAuthorizedException'));
    expect((await signIn(username, 'second-secret-2')).AccessToken).not.toBe('');
  });

  test('is changed without ending a session', async () => {
    const username = await join();
    const [one, two] = [await signIn(username), await signIn(username)];
    await client.send(
      new ChangePasswordCommand({
        AccessToken: one.AccessToken,
        PreviousPassword: Password,
        ProposedPassword: 'second-secret-2',
      }),
    );
    for (const { AccessToken, RefreshToken } of [one, two]) {
      expect(await client.send(new GetUserCommand({ AccessToken }))).toHaveProperty('Username');
      expect((await refresh(RefreshToken)).AuthenticationResult).toHaveProperty('AccessToken');
    }
  });

  test('is set by an administrator, for good or until the next sign-in', async () => {
    const Username = await join();
    const set = (password: string, Permanent: boolean) =>
      client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent }));
    await expect(set('short1', true)).rejects.toEqual(refused('InvalidPasswordException'));
    await set('permanent-1', true);
    expect((await signIn(Username, 'permanent-1')).AccessToken).not.toBe('');
    await set('temporary-1', false);
    expect(await client.send(new AdminGetUserCommand({ UserPoolId, Username }))).toMatchObject({
      UserStatus: 'FORCE_CHANGE_PASSWORD',
    });
    const { ChallengeName, Session } = await attempt(Username, 'temporary-1');
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const { AuthenticationResult } = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        Session,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ChallengeResponses: { USERNAME: Username, NEW_PASSWORD: 'chosen-one-1' },
      }),
    );
    expect(AuthenticationResult?.AccessToken).toBeDefined();
    expect((await signIn(Username, 'chosen-one-1')).AccessToken).not.toBe('');
  });
});

describe('a name', () => {
  test('is changed by its owner, as long as their session lasts', async () => {
    const username = await join();
    const { AccessToken } = await signIn(username);
    const change = (Value: string) =>
      client.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'name', Value }] }),
      );
    await change('Zoë O’Neill-李 👩‍🚀');
    const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: username }));
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'name', Value: 'Zoë O’Neill-李 👩‍🚀' },
        { Name: 'email', Value: username },
      ]),
    );
    await client.send(new GlobalSignOutCommand({ AccessToken }));
    await expect(change('Other Person')).rejects.toEqual(refused('NotAuthorizedException'));
  });
});
