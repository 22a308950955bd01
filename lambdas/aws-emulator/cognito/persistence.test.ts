import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { startProcess } from '../test-process.ts';
import {
  ClientId,
  Password,
  startTestPool,
  testClient,
  testPool,
  Username,
  UserPoolId,
} from './test-pool.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cognito-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => path.join(folder, 'cognito.db');
const startChild = () => {
  const options = { credentials, file: file(), pools: [testPool], scryptCost: 1024 };
  return startProcess(new URL('index.ts', import.meta.url), 'startCognito', options);
};

test('users, tokens, and the signing key survive a restart', async () => {
  const first = await startTestPool({ file: file() });
  await first.join();
  const { AccessToken, RefreshToken } = await first.signIn();
  await first.cognito.close();

  const second = await startTestPool({ file: file() });
  expect(second.cognito.jwks).toEqual(first.cognito.jwks);
  expect(await second.client.send(new GetUserCommand({ AccessToken }))).toHaveProperty('Username');
  const refreshed = await second.client.send(
    new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }),
  );
  expect(refreshed.AuthenticationResult).toHaveProperty('AccessToken');
  await second.cognito.close();
});

test('changed settings apply at the next start, and groups keep their members', async () => {
  const first = await startTestPool({ file: file() });
  const groups = new AdminListGroupsForUserCommand({ UserPoolId, Username });
  const namesIn = async ({ client }: typeof first) =>
    (await client.send(groups)).Groups?.map(({ GroupName }) => GroupName);
  await first.join();
  for (const GroupName of ['admin', 'user'])
    await first.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  expect(await namesIn(first)).toEqual(['admin', 'user']);
  await first.cognito.close();

  const second = await startTestPool({
    file: file(),
    pools: [
      {
        ...testPool,
        Policies: { PasswordPolicy: { MinimumLength: 20 } },
        groups: [{ GroupName: 'admin' }, { GroupName: 'user', Precedence: 1 }],
      },
    ],
  });
  expect(await namesIn(second)).toEqual(['user', 'admin']);
  await expect(second.signUp('bob@example.com')).rejects.toThrow('Password not long enough');
  await second.cognito.close();
});

test('no password or token is stored in plain text', async () => {
  const { cognito, join, attempt } = await startTestPool({ file: file() });
  await join();
  const { AuthenticationResult } = await attempt();
  const disk = () =>
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'latin1'))
      .join('');
  const open = disk();
  await cognito.close();
  const refreshToken = AuthenticationResult?.RefreshToken ?? '';
  expect(refreshToken).toHaveLength(128);
  for (const content of [open, disk()]) {
    expect(content).toContain(Username);
    for (const secret of [Password, refreshToken, AuthenticationResult?.AccessToken ?? ''])
      expect(content.includes(secret)).toBe(false);
  }
});

test('every acknowledged sign-up survives a killed process', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { kill, endpoint } = await startChild();
    const client = testClient(endpoint);
    const before = acknowledged.length;
    const writer = async (name: string) => {
      for (let number = 0; ; number += 1) {
        const email = `${name}-${number}@example.com`;
        try {
          await client.send(new SignUpCommand({ ClientId, Username: email, Password }));
        } catch {
          return;
        }
        acknowledged.push(email);
        if (acknowledged.length >= before + 40) void kill();
      }
    };
    await Promise.all('abcdefgh'.split('').map((letter) => writer(`${letter}${round}`)));
    await kill();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(120);

  const { cognito, client } = await startTestPool({ file: file() });
  const lost: string[] = [];
  for (const email of acknowledged)
    await client.send(new AdminGetUserCommand({ UserPoolId, Username: email })).catch(() => lost.push(email));
  await cognito.close();
  expect(lost).toEqual([]);
  const database = new DatabaseSync(file());
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
});

test('two processes that start with one new file at the same time share its key and its users', async () => {
  const [first, second] = await Promise.all([startChild(), startChild()]);
  const keys = async ({ endpoint }: typeof first) =>
    (await fetch(`${endpoint}/${UserPoolId}/.well-known/jwks.json`)).json();
  expect(await keys(second)).toEqual(await keys(first));
  const [one, two] = [testClient(first.endpoint), testClient(second.endpoint)];
  const results = await Promise.allSettled(
    [one, two].map((client) => client.send(new SignUpCommand({ ClientId, Username, Password }))),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const get = new AdminGetUserCommand({ UserPoolId, Username });
  expect((await one.send(get)).Username).toBe((await two.send(get)).Username);
});
