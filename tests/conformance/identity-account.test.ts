import { describe, expect, test } from 'vitest';
import { totpCode, totpStep } from '@redwhiteandcode/aws-emulator/cognito/totp';
import {
  ClientId,
  Password,
  UserPoolId,
  attempt,
  client,
  join,
  refresh,
  refused,
  setUpPool,
  signIn,
} from './pool.ts';

setUpPool();

type Challenge = 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA';

/** Signs in and responds to the challenge. */
async function signInThrough(
  ChallengeName: Challenge,
  USERNAME: string,
  password: string,
  response: Record<string, string>,
) {
  const challenge = await attempt(USERNAME, password);
  expect(challenge.ChallengeName).toBe(ChallengeName);
  const { AuthenticationResult } = await client.respondToAuthChallenge({
    ClientId,
    Session: challenge.Session,
    ChallengeName,
    ChallengeResponses: { USERNAME, ...response },
  });
  return AuthenticationResult;
}

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
    const chosen = { NEW_PASSWORD: 'chosen-one-1' };
    const tokens = await signInThrough('NEW_PASSWORD_REQUIRED', Username, 'temporary-1', chosen);
    expect(tokens).toHaveProperty('AccessToken');
    expect((await signIn(Username, 'chosen-one-1')).AccessToken).not.toBe('');
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

describe('an authenticator app', () => {
  const code = (secret: string, stepsFromNow: number) =>
    totpCode(secret, totpStep(Date.now()) + stepsFromNow);

  async function addApp() {
    const username = await join();
    const { AccessToken } = await signIn(username);
    const { SecretCode = '' } = await client.associateSoftwareToken({ AccessToken });
    const verify = (UserCode: string) => client.verifySoftwareToken({ AccessToken, UserCode });
    const enable = async () => {
      expect(await verify(code(SecretCode, 0))).toMatchObject({ Status: 'SUCCESS' });
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
      await client.setUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings });
    };
    const signInWith = (SOFTWARE_TOKEN_MFA_CODE: string) =>
      signInThrough('SOFTWARE_TOKEN_MFA', username, Password, { SOFTWARE_TOKEN_MFA_CODE });
    return { AccessToken, SecretCode, verify, enable, signInWith };
  }

  test('is set up, requested at sign-in, and accepted', async () => {
    const { AccessToken, SecretCode, enable, signInWith } = await addApp();
    await enable();
    expect(await client.getUser({ AccessToken })).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    expect(await signInWith(code(SecretCode, 1))).toHaveProperty('RefreshToken');
  });

  test('rejects a code that is wrong or was used before', async () => {
    const { SecretCode, verify, enable, signInWith } = await addApp();
    const wrong = code(SecretCode, 1000);
    await expect(verify(wrong)).rejects.toEqual(refused('EnableSoftwareTokenMFAException'));
    await enable();
    await expect(signInWith(wrong)).rejects.toEqual(refused('CodeMismatchException'));
    const right = code(SecretCode, 1);
    await signInWith(right);
    await expect(signInWith(right)).rejects.toEqual(refused('ExpiredCodeException'));
  });
});
