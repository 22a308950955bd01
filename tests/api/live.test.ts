import { once } from 'node:events';
import {
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { atOnce, type Caller, createCaller, signIn } from '../clients/api-client.ts';
import { runJob } from '../platform/platform.ts';
import {
  admin,
  dataDir,
  enroll,
  newAdmin,
  newLearner,
  origin,
  removeAdmin,
  visitor,
} from './shared-platform.ts';

const TableName = process.env.TABLE_NAME;
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const address = `${origin.replace('http', 'ws')}/live`;

function open(protocols: string[], url = address, from: string | null = origin): WebSocket {
  const socket = new WebSocket(url, protocols, from === null ? {} : { origin: from });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return socket;
}

/** Returns the status of a handshake: 101 if it succeeds. */
async function statusOf(
  protocols: string[],
  url = address,
  from?: string | null,
): Promise<number | undefined> {
  const socket = open(protocols, url, from);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
  socket.on('open', () => resolve(101));
  return promise;
}

/** Opens a socket. Returns it with the lists named in its messages. */
async function follow({ token = '' }: Caller) {
  const socket = open(['bearer', token]);
  const messages: { changed: string[] }[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = once(socket, 'close');
  await once(socket, 'open');
  return { socket, messages, closed, lists: () => new Set(messages.flatMap(({ changed }) => changed)) };
}

async function readConnections(): Promise<string[]> {
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
beforeEach(async () => {
  await expect.poll(readConnections).toEqual([]);
});

describe('connecting', () => {
  it('is allowed for an admin, with the subprotocol that carries the token', async () => {
    const { socket } = await follow(admin);
    expect(socket.protocol).toBe('bearer');
  });

  it('is refused for a visitor, a learner, and a moderator', { tags: ['live-admins'] }, async () => {
    const learner = await newLearner();
    const moderator = await signIn(origin, 'moderator@example.com', 'moderator-demo');
    expect(await statusOf([])).toBe(401);
    expect(await statusOf(['bearer'])).toBe(401);
    expect(await statusOf(['bearer', 'nonsense'])).toBe(401);
    expect(await statusOf(['bearer', learner.token ?? ''])).toBe(403);
    expect(await statusOf(['bearer', moderator.token ?? ''])).toBe(403);
    expect(await readConnections()).toEqual([]);
  });

  it('is refused with the token in the URL or under another subprotocol', async () => {
    expect(await statusOf([], `${address}?token=${admin.token}`)).toBe(401);
    expect(await statusOf(['token', admin.token ?? ''])).toBe(401);
    expect(await statusOf(['bearer', admin.token ?? ''], `${address}/other`)).toBe(403);
  });
});

describe('connecting from another page', () => {
  it.each(['https://other.example', 'http://localhost:1', 'null', null])('is refused: %s', async (from) => {
    expect(await statusOf(['bearer', admin.token ?? ''], address, from)).toBe(403);
    expect(await readConnections()).toEqual([]);
  });
});

describe('the sockets of a user', () => {
  it('are at most ten, also when they open concurrently, and another user is not affected', async () => {
    const account = await newAdmin();
    const statuses = await atOnce(14, () => statusOf(['bearer', account.token ?? '']));
    // If all are saved before the first is counted, all are refused.
    expect(statuses.filter((status) => status === 101).length).toBeLessThanOrEqual(10);
    expect(statuses.every((status) => status === 101 || status === 429)).toBe(true);
    const count = async () => (await readConnections()).length;
    expect(await count()).toBe(statuses.filter((status) => status === 101).length);
    while ((await count()) < 10) await follow(account);
    expect(await statusOf(['bearer', account.token ?? ''])).toBe(429);
    expect(await count()).toBe(10);
    await follow(admin);
    await removeAdmin(account);
  });

  it('do not include those of an expired session', async () => {
    const account = await newAdmin();
    const expired = (n: number) => ({
      pk: 'CONNECTIONS',
      sk: `CONNECTION#expired-${n}`,
      connection_id: `expired-${n}`,
      user_id: account.userId,
      session_id: 'gone',
      connected_at: 1,
      ttl: Math.floor(Date.now() / 1000) - 60,
    });
    for (let n = 0; n < 10; n++) await table.send(new PutCommand({ TableName, Item: expired(n) }));
    expect(await statusOf(['bearer', account.token ?? ''])).toBe(101);
    await removeAdmin(account);
  });
});

describe('an open socket', () => {
  it('receives the names of the lists that an enrollment changes, and nothing about the learner', async () => {
    const learner = await newLearner();
    const [first, second] = [await follow(admin), await follow(admin)];
    await enroll(learner, 'prompt-engineering-mastery');
    for (const { lists } of [first, second])
      await expect.poll(() => lists().isSupersetOf(new Set(['enrollments', 'analytics']))).toBe(true);
    const heard = JSON.stringify(first.messages);
    for (const secret of [learner.email, learner.userId, 'prompt-engineering'])
      expect(heard).not.toContain(secret);
  });

  it('gets a reply to its ping, and its row is deleted when it closes', async () => {
    const { socket, messages } = await follow(admin);
    expect(await readConnections()).toHaveLength(1);
    socket.send('{}');
    await expect.poll(() => messages).toContainEqual({ changed: [] });
    socket.close();
    await expect.poll(readConnections).toEqual([]);
    const { lists } = await follow(admin);
    await newLearner();
    await expect.poll(lists).toContain('users');
  });

  it.each(['', '{ }', '{"changed":["sample"]}', 'x'.repeat(100_000)])(
    'is closed when it sends something else: %.20j',
    async (message) => {
      const { socket, closed, messages } = await follow(admin);
      socket.send(message);
      await closed;
      // A change that an earlier test made may still arrive.
      for (const response of [{ changed: [] }, { changed: ['sample'] }])
        expect(messages).not.toContainEqual(response);
      await expect.poll(readConnections).toEqual([]);
    },
  );

  it('is closed when it sends a ping after its row was deleted', async () => {
    const { socket, closed } = await follow(admin);
    const [sk] = await readConnections();
    await table.send(new DeleteCommand({ TableName, Key: { pk: 'CONNECTIONS', sk } }));
    socket.send('{}');
    await closed;
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it('receives changes although other sockets are gone, whose rows are deleted', async () => {
    const ghost = (id: string, age: number) => ({
      pk: 'CONNECTIONS',
      sk: `CONNECTION#${id}`,
      connection_id: id,
      user_id: 'gone',
      session_id: 'gone',
      connected_at: Math.floor(Date.now() / 1000) - age,
      ttl: 4_000_000_000,
    });
    // The gateway does not know an opening socket yet, so its row stays.
    const opening = ghost('opening', -3600);
    await table.send(new PutCommand({ TableName, Item: ghost('old', 3600) }));
    await table.send(new PutCommand({ TableName, Item: opening }));
    const { lists } = await follow(admin);
    await newLearner();
    await expect.poll(lists).toContain('users');
    await expect.poll(readConnections).not.toContain('CONNECTION#old');
    expect(await readConnections()).toContain(opening.sk);
    await table.send(new DeleteCommand({ TableName, Key: { pk: 'CONNECTIONS', sk: opening.sk } }));
  });
});

describe('a socket is closed', () => {
  it('when its owner is no longer an admin, and other sockets stay open', async () => {
    const account = await newAdmin();
    const [theirs, alsoTheirs] = [await follow(account), await follow(account)];
    const another = await follow(admin);
    await removeAdmin(account);
    await Promise.all([theirs.closed, alsoTheirs.closed]);
    expect(await statusOf(['bearer', account.token ?? ''])).toBe(403);
    await expect.poll(another.lists).toContain('roles');
    expect(another.socket.readyState).toBe(WebSocket.OPEN);
  });

  it.each(['before', 'while', 'while', 'while', 'after'])(
    'when its owner’s role is removed %s it connects',
    async (when) => {
      const account = await newAdmin();
      if (when === 'before') await removeAdmin(account);
      const socket = open(['bearer', account.token ?? '']);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const opened = new Promise((resolve) => socket.once('open', resolve));
      // Every browser pings on open. A socket that opens just after its deletion is closed by the reply.
      void opened.then(() => socket.send('{}'));
      if (when === 'after') await opened;
      if (when !== 'before') await removeAdmin(account);
      await closed;
      expect(socket.readyState).toBe(WebSocket.CLOSED);
    },
  );

  it('when its session ends, and a socket of a later session stays open', async () => {
    const account = await newAdmin();
    const { closed } = await follow(account);
    expect((await account.send('POST', '/api/me/sign-out-everywhere')).status).toBe(204);
    await closed;
    expect(await statusOf(['bearer', account.token ?? ''])).toBe(401);
    const again = await signIn(origin, account.email, account.password);
    const { socket, messages } = await follow(again);
    socket.send('{}');
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    await removeAdmin(account);
  });

  it('when an operator disables its owner, whose sessions end at the next request and who cannot sign in', async () => {
    const account = await newAdmin();
    const { email, password } = account;
    const { body } = await visitor.send('POST', '/api/auth/sign-in', { email, password });
    const { closed } = await follow(account);
    expect((await runJob(dataDir, 'disable-user', email)).trim()).toBe(
      `${email} is suspended, and signed out everywhere.`,
    );
    await closed;
    expect(await statusOf(['bearer', account.token ?? ''])).toBe(401);
    expect((await account.send('GET', '/api/admin/users')).status).toBe(401);
    const { refresh_token } = body;
    expect((await visitor.send('POST', '/api/auth/refresh', { refresh_token })).status).toBe(401);
    expect((await visitor.send('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
    const shown = await admin.send('GET', `/api/admin/users/${account.userId}`);
    expect(shown.body).toMatchObject({ is_suspended: true });
    await removeAdmin(account);
  });

  it('when its owner was disabled in the pool and the session is refreshed', async () => {
    const account = await newAdmin();
    const { email, password } = account;
    const { body } = await visitor.send('POST', '/api/auth/sign-in', { email, password });
    const { closed } = await follow(createCaller(origin, body.access_token));
    const command = { UserPoolId: process.env.USER_POOL_ID, Username: account.userId };
    await new CognitoIdentityProviderClient({}).send(new AdminDisableUserCommand(command));
    const { refresh_token } = body;
    expect((await visitor.send('POST', '/api/auth/refresh', { refresh_token })).status).toBe(401);
    await closed;
    const again = createCaller(origin, body.access_token);
    expect((await again.send('GET', '/api/me')).status).toBe(401);
    await removeAdmin(account);
  });

  it('when its session is signed out, and the socket of another session stays open', async () => {
    const account = await newAdmin();
    const { email, password } = account;
    const { body } = await visitor.send('POST', '/api/auth/sign-in', { email, password });
    const [theirs, another] = [await follow(createCaller(origin, body.access_token)), await follow(account)];
    await visitor.send('POST', '/api/auth/sign-out', { refresh_token: body.refresh_token });
    await theirs.closed;
    expect(await statusOf(['bearer', body.access_token])).toBe(401);
    expect(another.socket.readyState).toBe(WebSocket.OPEN);
    await removeAdmin(account);
  });
});
