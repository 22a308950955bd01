import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Caller, createCaller, newLearner, signIn } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let admin: Caller;
let table: DynamoDBDocumentClient;
let TableName: string;

beforeAll(async () => {
  platform = await startPlatform();
  admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
  const stack = parseEnv(readFileSync(path.join(platform.dataDir, 'stack.env'), 'utf8'));
  TableName = stack.TABLE_NAME ?? '';
  table = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: stack.AWS_REGION ?? 'us-east-1',
      endpoint: stack.AWS_ENDPOINT_URL_DYNAMODB ?? '',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
});
afterAll(() => platform?.stop());

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const address = () => `${platform.origin.replace('http', 'ws')}/live`;

/** The status that a handshake is refused with, or 101. */
async function statusOf(protocols: string[], url = address()): Promise<number | undefined> {
  const socket = new WebSocket(url, protocols);
  sockets.push(socket);
  socket.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
  socket.on('open', () => resolve(101));
  return promise;
}

/** An open socket, and every list that it was told of. */
async function follow({ token = '' }: Caller) {
  const socket = new WebSocket(address(), ['bearer', token]);
  sockets.push(socket);
  const messages: { changed: string[] }[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = once(socket, 'close');
  await once(socket, 'open');
  return { socket, messages, closed, lists: () => new Set(messages.flatMap(({ changed }) => changed)) };
}
const withinASecond = { timeout: 1000, interval: 10 };

const role = (userId: string | undefined, name = 'admin') => ({ pk: `USER#${userId}`, sk: `ROLE#${name}` });
const roleRow = (userId: string | undefined) => ({ ...role(userId), user_id: userId, role: 'admin' });

/** A new account with the admin role. */
async function newAdmin() {
  const account = await newLearner(platform.origin);
  await table.send(new PutCommand({ TableName, Item: roleRow(account.userId) }));
  return account;
}
const removeRole = (userId: string | undefined) =>
  table.send(new DeleteCommand({ TableName, Key: role(userId) }));

async function keptConnections(): Promise<string[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'CONNECTIONS' },
      ConsistentRead: true,
    }),
  );
  return Items.map(({ sk }) => String(sk));
}

describe('who may connect', () => {
  it('is an admin, under the subprotocol that names the token', async () => {
    const { socket } = await follow(admin);
    expect(socket.protocol).toBe('bearer');
  });

  it('is no visitor, no learner, no moderator', async () => {
    const learner = await newLearner(platform.origin);
    const moderator = await signIn(platform.origin, 'moderator@example.com', 'moderator-demo');
    expect(await statusOf([])).toBe(401);
    expect(await statusOf(['bearer'])).toBe(401);
    expect(await statusOf(['bearer', 'nonsense'])).toBe(401);
    expect(await statusOf(['bearer', learner.token ?? ''])).toBe(403);
    expect(await statusOf(['bearer', moderator.token ?? ''])).toBe(403);
    expect(await keptConnections()).toEqual([]);
  });

  it('is nobody who writes the token into the address or under another name', async () => {
    expect(await statusOf([], `${address()}?token=${admin.token}`)).toBe(401);
    expect(await statusOf(['token', admin.token ?? ''])).toBe(401);
    expect(await statusOf(['bearer', admin.token ?? ''], `${address()}/other`)).toBe(403);
  });
});

describe('an open socket', () => {
  beforeEach(() => expect.poll(keptConnections).toEqual([]));

  it('hears within a second which lists an enrollment changes, and nothing of the learner', async () => {
    const learner = await newLearner(platform.origin);
    const first = await follow(admin);
    const second = await follow(admin);
    const { status } = await learner.send('POST', '/api/enrollments', {
      course_id: 'prompt-engineering-mastery',
    });
    expect(status).toBe(201);
    for (const { lists } of [first, second]) {
      await expect
        .poll(() => lists().isSupersetOf(new Set(['enrollments', 'analytics'])), withinASecond)
        .toBe(true);
    }
    const heard = JSON.stringify(first.messages);
    for (const secret of [learner.email, learner.userId, 'prompt-engineering'])
      expect(heard).not.toContain(secret);
  });

  it('is answered when it asks, and forgotten when it closes', async () => {
    const { socket, messages } = await follow(admin);
    expect(await keptConnections()).toHaveLength(1);
    socket.send('{}');
    await expect.poll(() => messages).toEqual([{ changed: [] }]);
    socket.close();
    await expect.poll(keptConnections).toEqual([]);
    const { lists } = await follow(admin);
    await newLearner(platform.origin);
    await expect.poll(lists, withinASecond).toContain('users');
  });

  it('is closed when it asks and is not kept any more', async () => {
    const { socket, closed } = await follow(admin);
    const [sk] = await keptConnections();
    await table.send(new DeleteCommand({ TableName, Key: { pk: 'CONNECTIONS', sk } }));
    socket.send('{}');
    await closed;
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it('hears of changes although others are gone, which are forgotten', async () => {
    const ghost = (id: string, age: number) => ({
      pk: 'CONNECTIONS',
      sk: `CONNECTION#${id}`,
      connection_id: id,
      user_id: 'gone',
      signed_in_at: 1,
      connected_at: Math.floor(Date.now() / 1000) - age,
      ttl: 4_000_000_000,
    });
    await table.send(new PutCommand({ TableName, Item: ghost('old', 60) }));
    await table.send(new PutCommand({ TableName, Item: ghost('opening', 0) }));
    const { lists } = await follow(admin);
    await newLearner(platform.origin);
    await expect.poll(lists, withinASecond).toContain('users');
    await expect.poll(keptConnections).not.toContain('CONNECTION#old');
    expect(await keptConnections()).toContain('CONNECTION#opening');
    await table.send(new DeleteCommand({ TableName, Key: { pk: 'CONNECTIONS', sk: 'CONNECTION#opening' } }));
  });
});

describe('a socket is closed', () => {
  it('within a second when its owner’s role goes, and no other', async () => {
    const account = await newAdmin();
    const theirs = await follow(account);
    const alsoTheirs = await follow(account);
    const another = await follow(admin);
    await removeRole(account.userId);
    const since = performance.now();
    await Promise.all([theirs.closed, alsoTheirs.closed]);
    expect(performance.now() - since).toBeLessThan(1000);
    expect(await statusOf(['bearer', account.token ?? ''])).toBe(403);
    await expect.poll(another.lists).toContain('roles');
    expect(another.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('whether the role goes before, while or after it connects', async () => {
    for (const delay of [0, 0, 2, 4, 6, 8, 12, 20]) {
      const account = await newAdmin();
      const socket = new WebSocket(address(), ['bearer', account.token ?? '']);
      sockets.push(socket);
      socket.on('error', () => undefined);
      // As every browser does: a socket that opens just after it was to be closed learns it here.
      socket.on('open', () => socket.send('{}'));
      const closed = new Promise((resolve) => socket.on('close', resolve));
      await wait(delay);
      await removeRole(account.userId);
      await closed;
    }
    await expect.poll(keptConnections).toEqual([]);
  });

  it('when its session is ended, and one of a later session stays', async () => {
    const account = await newAdmin();
    const { closed } = await follow(account);
    expect((await account.send('POST', '/api/me/sign-out-everywhere')).status).toBe(204);
    await closed;
    expect(await statusOf(['bearer', account.token ?? ''])).toBe(401);
    const again = await signIn(platform.origin, account.email, account.password);
    const { socket, messages } = await follow(again);
    socket.send('{}');
    await expect.poll(() => messages.length).toBeGreaterThan(0);
  });
});

it('comes back after the platform was stopped and started again, and hears of changes', async () => {
  const { closed } = await follow(admin);
  const { dataDir } = platform;
  const before = createCaller(platform.origin);
  expect((await before.send('GET', '/api/health')).status).toBe(200);
  platform.process.kill('SIGTERM');
  await closed;
  await once(platform.process, 'close');
  platform = await startPlatform({ dataDir });
  const { lists } = await follow(await signIn(platform.origin, 'admin@example.com', 'admin-demo'));
  await newLearner(platform.origin);
  await expect.poll(lists, withinASecond).toContain('users');
});
