import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  DescribeUserPoolCommand,
  GetGroupCommand,
  ListUsersInGroupCommand,
  ForgotPasswordCommand,
  AdminUpdateUserAttributesCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLIENT_ID, POOL_ID, startTestPool, TEST_POOL, testClient } from './test-pool.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cognito-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'cognito.db');
const Username = 'ada@example.com';
const Password = 'plain-secret-7';
const AuthParameters = { USERNAME: Username, PASSWORD: Password };
const signIn = () =>
  new InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });

async function startChild() {
  const child = fork(new URL('./test-child.ts', import.meta.url), [file()], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  const [message] = await once(child, 'message');
  return { child, endpoint: String(message.endpoint), kid: String(message.kid) };
}

test('users, tokens and the signing key are there after a restart', async () => {
  const first = await startTestPool({ file: file() });
  await first.client.send(new SignUpCommand({ ClientId: CLIENT_ID, Username, Password }));
  await first.client.send(new AdminConfirmSignUpCommand({ UserPoolId: POOL_ID, Username }));
  const { AuthenticationResult } = await first.client.send(signIn());
  await first.cognito.close();

  const second = await startTestPool({ file: file() });
  expect(second.cognito.jwks).toEqual(first.cognito.jwks);
  const AccessToken = AuthenticationResult?.AccessToken;
  expect(await second.client.send(new GetUserCommand({ AccessToken }))).toHaveProperty('Username');
  const refreshed = await second.client.send(
    new GetTokensFromRefreshTokenCommand({
      ClientId: CLIENT_ID,
      RefreshToken: AuthenticationResult?.RefreshToken,
    }),
  );
  expect(refreshed.AuthenticationResult).toHaveProperty('AccessToken');
  await second.cognito.close();
});

test('a changed configuration is applied at the next start, and groups keep their age and members', async () => {
  const start = (precedence: number, MinimumLength: number) =>
    startTestPool({
      file: file(),
      pools: [
        {
          ...TEST_POOL,
          poolConfig: { Policies: { PasswordPolicy: { MinimumLength } } },
          groups: [{ name: 'admin', precedence }, 'user'],
        },
      ],
    });
  const group = new GetGroupCommand({ UserPoolId: POOL_ID, GroupName: 'admin' });
  const first = await start(3, 12);
  await first.client.send(
    new AdminCreateUserCommand({ UserPoolId: POOL_ID, Username, MessageAction: 'SUPPRESS' }),
  );
  await first.client.send(
    new AdminAddUserToGroupCommand({ UserPoolId: POOL_ID, Username, GroupName: 'admin' }),
  );
  const before = (await first.client.send(group)).Group;
  await first.cognito.close();

  const second = await start(1, 20);
  const after = (await second.client.send(group)).Group;
  const pool = await second.client.send(new DescribeUserPoolCommand({ UserPoolId: POOL_ID }));
  const members = await second.client.send(
    new ListUsersInGroupCommand({ UserPoolId: POOL_ID, GroupName: 'admin' }),
  );
  await second.cognito.close();
  expect(before?.Precedence).toBe(3);
  expect(after).toMatchObject({ Precedence: 1, CreationDate: before?.CreationDate });
  expect(pool.UserPool?.Policies?.PasswordPolicy?.MinimumLength).toBe(20);
  expect(members.Users).toHaveLength(1);
});

test('no password, refresh token, session or code stands on disk as it is', async () => {
  const { cognito, client, code } = await startTestPool({ file: file() });
  await client.send(new SignUpCommand({ ClientId: CLIENT_ID, Username, Password }));
  await client.send(new AdminConfirmSignUpCommand({ UserPoolId: POOL_ID, Username }));
  await client.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: POOL_ID,
      Username,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    }),
  );
  const { AuthenticationResult } = await client.send(signIn());
  await client.send(new ForgotPasswordCommand({ ClientId: CLIENT_ID, Username }));
  const disk = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
  const open = disk();
  await cognito.close();
  const refreshToken = AuthenticationResult?.RefreshToken ?? '';
  expect(refreshToken).toHaveLength(128);
  for (const content of [open, disk()]) {
    expect(content).toContain(Username);
    for (const secret of [Password, refreshToken, AuthenticationResult?.AccessToken ?? '', `"${code()}"`])
      expect(content.includes(secret)).toBe(false);
  }
});

test('every acknowledged sign-up outlives a killed process', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { child, endpoint } = await startChild();
    const client = testClient(endpoint);
    const gone = once(child, 'exit');
    const before = acknowledged.length;
    const writer = async (name: string) => {
      for (let number = 0; ; number += 1) {
        const email = `${name}-${number}@example.com`;
        try {
          await client.send(new SignUpCommand({ ClientId: CLIENT_ID, Username: email, Password }));
        } catch {
          return;
        }
        acknowledged.push(email);
        if (acknowledged.length >= before + 40) child.kill('SIGKILL');
      }
    };
    await Promise.all('abcdefgh'.split('').map((letter) => writer(`${letter}${round}`)));
    await gone;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(120);

  const { cognito, client } = await startTestPool({ file: file() });
  const kept = new Set<string | undefined>();
  let PaginationToken: string | undefined;
  do {
    const answer = await client.send(
      new ListUsersCommand({ UserPoolId: POOL_ID, ...(PaginationToken ? { PaginationToken } : {}) }),
    );
    for (const { Attributes } of answer.Users ?? [])
      kept.add(Attributes?.find(({ Name }) => Name === 'email')?.Value);
    PaginationToken = answer.PaginationToken;
  } while (PaginationToken);
  await cognito.close();
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  const database = new DatabaseSync(file());
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
});

test('two processes that start at once on one new file share its key and its users', async () => {
  const [first, second] = await Promise.all([startChild(), startChild()]);
  expect(second.kid).toBe(first.kid);
  const [one, two] = [testClient(first.endpoint), testClient(second.endpoint)];
  const results = await Promise.allSettled(
    [one, two].map((client) => client.send(new SignUpCommand({ ClientId: CLIENT_ID, Username, Password }))),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const get = new AdminGetUserCommand({ UserPoolId: POOL_ID, Username });
  expect((await one.send(get)).Username).toBe((await two.send(get)).Username);
});
