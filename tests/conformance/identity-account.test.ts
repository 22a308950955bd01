import { describe, expect, test } from 'vitest';
import { Password, UserPoolId, attempt, client, join, refresh, refused, setUpPool, signIn } from './pool.ts';

setUpPool();

describe('a password', () => {
  test('can be changed by the user with the old one, without ending a session', async () => {
    const username = await join();
    const sessions = [await signIn(username), await signIn(username)];
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      client.changePassword({ AccessToken: sessions[0]?.AccessToken, PreviousPassword, ProposedPassword });
    await expect(change('wrong-secret-1', 'second-secret-2')).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
    await expect(change(Password, 'short1')).rejects.toEqual(refused('InvalidPasswordException'));
    await change(Password, 'second-secret-2');
    await expect(attempt(username)).rejects.toEqual(refused('NotAuthorizedException'));
    expect((await signIn(username, 'second-secret-2')).AccessToken).not.toBe('');
    for (const { AccessToken, RefreshToken } of sessions) {
      expect(await client.getUser({ AccessToken })).toHaveProperty('Username');
      expect((await refresh(RefreshToken)).AuthenticationResult).toHaveProperty('AccessToken');
    }
  });

  test('can be set by an administrator, permanently or until the next sign-in', async () => {
    const Username = await join();
    const set = (password: string, Permanent: boolean) =>
      client.adminSetUserPassword({ UserPoolId, Username, Password: password, Permanent });
    await expect(set('short1', true)).rejects.toEqual(refused('InvalidPasswordException'));
    await set('permanent-1', true);
    expect((await signIn(Username, 'permanent-1')).AccessToken).not.toBe('');
    await set('temporary-1', false);
    expect(await client.adminGetUser({ UserPoolId, Username })).toMatchObject({
      UserStatus: 'FORCE_CHANGE_PASSWORD',
    });
    expect(await attempt(Username, 'temporary-1')).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  });
});

test('users can change their names', async () => {
  const Username = await join();
  const { AccessToken } = await signIn(Username);
  const name = { Name: 'name', Value: 'Zoë O’Neill-李 👩‍🚀' };
  await client.updateUserAttributes({ AccessToken, UserAttributes: [name] });
  const { UserAttributes } = await client.adminGetUser({ UserPoolId, Username });
  expect(UserAttributes).toEqual(expect.arrayContaining([name, { Name: 'email', Value: Username }]));
});
