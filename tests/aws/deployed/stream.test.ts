import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { admin, newLearner, origin, readList } from '../../api/shared-platform.ts';

const address = `${origin.replace('http', 'ws')}/live`;

/** MiniStack refuses every socket with 403; AWS returns the function's status. */
const refused = 403;

it('a new user is found by a search of admins, through the stream and its consumer', async () => {
  const name = `Stream ${crypto.randomUUID().slice(0, 8)}`;
  const { userId } = await newLearner(name);
  const search = () => readList(`/api/admin/users?q=${encodeURIComponent(name)}`);
  await expect.poll(search).toMatchObject({ items: [{ id: userId }] });
});

it('an open admin screen hears of a new user over its socket, through the stream and its consumer', async () => {
  const socket = new WebSocket(address, ['bearer', admin.token ?? ''], { origin });
  const heard = new Set<string>();
  socket.on('message', (data: Buffer) => {
    for (const list of JSON.parse(data.toString()).changed) heard.add(list);
  });
  await once(socket, 'open');
  await newLearner();
  await expect.poll(() => [...heard]).toContain('users');
  socket.close();
  await once(socket, 'close');
});

it('a socket without a session is refused', async () => {
  const socket = new WebSocket(address, ['bearer', 'nonsense'], { origin });
  socket.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
  socket.on('open', () => resolve(101));
  expect(await promise).toBe(refused);
  socket.terminate();
});
