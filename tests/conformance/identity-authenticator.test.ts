import { createHmac } from 'node:crypto';
import {
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { ClientId, attempt, client, join, refused, signIn, setUpPool } from './pool.ts';

setUpPool();

/** The code of RFC 6238 that an authenticator app shows for a secret in base 32, some 30-second steps from now. */
function authenticatorCode(secret: string, stepsFromNow: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.toUpperCase())
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('an authenticator app', () => {
  async function withApp() {
    const username = await join();
    const { AccessToken } = await signIn(username);
    const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const { Status } = await client.send(
      new VerifySoftwareTokenCommand({ AccessToken, UserCode: authenticatorCode(SecretCode, 0) }),
    );
    expect(Status).toBe('SUCCESS');
    await client.send(
      new SetUserMFAPreferenceCommand({
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      }),
    );
    return { username, SecretCode, AccessToken };
  }

  const respond = (username: string, Session: string | undefined, code: string) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        Session,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    );

  test('is set up, asked for at sign-in and accepted', async () => {
    const { username, SecretCode, AccessToken } = await withApp();
    expect(await client.send(new GetUserCommand({ AccessToken }))).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    const { ChallengeName, Session } = await attempt(username);
    expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const { AuthenticationResult } = await respond(username, Session, authenticatorCode(SecretCode, 1));
    expect(AuthenticationResult).toHaveProperty('RefreshToken');
  });

  test('is refused with a wrong code at sign-in', async () => {
    const { username, SecretCode } = await withApp();
    const { Session } = await attempt(username);
    await expect(respond(username, Session, authenticatorCode(SecretCode, 1000))).rejects.toEqual(
      refused('CodeMismatchException'),
    );
  });

  test('is not set up with a wrong code', async () => {
    const { AccessToken } = await signIn(await join());
    const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const UserCode = authenticatorCode(SecretCode, 1000);
    await expect(client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))).rejects.toEqual(
      refused('EnableSoftwareTokenMFAException'),
    );
  });

  test('is refused with a code that was used before', async () => {
    const { username, SecretCode } = await withApp();
    const code = authenticatorCode(SecretCode, 1);
    await respond(username, (await attempt(username)).Session, code);
    const again = await attempt(username);
    await expect(respond(username, again.Session, code)).rejects.toEqual(refused('ExpiredCodeException'));
  });
});
