import { expect, it } from 'vitest';
import { createCaller } from '../clients/api-client.ts';
import { admin, newLearner, origin, visitor } from './shared-platform.ts';

const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { SessionsItem } = await import('../../lambdas/src/platform/sessions.ts');
const { getItem, transact } = await import('../../lambdas/src/platform/table.ts');

const [hour, day] = [3600, 86_400];
const seconds = () => Math.floor(Date.now() / 1000);
const refresh = (refresh_token: string) => visitor.send('POST', '/api/auth/refresh', { refresh_token });

/** Signs a new user in, and returns ways to see the session's row and to let it be idle. */
async function signIn({ isAdmin = false } = {}) {
  const { email, password, userId = '' } = await newLearner();
  const assignment = { user_id: userId, role: 'admin' };
  const makeAdmin = async () =>
    expect((await admin.send('POST', '/api/admin/roles', assignment)).status).toBe(201);
  if (isAdmin) await makeAdmin();
  const { body } = await visitor.send('POST', '/api/auth/sign-in', { email, password });
  const caller = createCaller(origin, body.access_token);
  const items = (await caller.send('GET', '/api/me/sessions')).body.items;
  const { id } = items.find(({ is_current }: { is_current: boolean }) => is_current);
  return {
    caller,
    token: body.refresh_token as string,
    makeAdmin,
    row: async () => {
      const item = await getItem(keys.sessions(userId), SessionsItem, { consistent: true });
      return item?.sessions[id];
    },
    /** Moves the row's times to the past, as if the user had done nothing since. */
    idle: (by: number) =>
      transact([
        {
          Update: {
            Key: keys.sessions(userId),
            UpdateExpression:
              'SET sessions.#id.last_used_at = :at, sessions.#id.expires = sessions.#id.expires - :by',
            ExpressionAttributeNames: { '#id': id },
            ExpressionAttributeValues: { ':at': new Date((seconds() - by) * 1000).toISOString(), ':by': by },
          },
        },
      ]),
  };
}

it.each([
  ['a learner', false, 30 * day],
  ['an admin', true, hour],
])(
  'the session of %s ends without a report of activity, and the next call is refused',
  async (_who, isAdmin, idle) => {
    const { caller, token, row, idle: rest } = await signIn({ isAdmin });
    await rest(idle - 60);
    expect((await caller.send('GET', '/api/me')).status).toBe(200);
    const { body } = await refresh(token);
    await rest(60);
    const ended = await caller.send('GET', '/api/me');
    expect(ended.status).toBe(401);
    expect(ended.body.detail).toBe('Your session has ended. Please sign in again.');
    expect((await refresh(body.refresh_token)).status).toBe(401);
    expect(await row()).toBeUndefined();
  },
);

it.each([
  ['a learner', false, 30 * day],
  ['an admin', true, hour],
])(
  'a report of activity lets the session of %s last longer; calls and refreshes do not',
  async (_who, isAdmin, idle) => {
    const { caller, token, row, idle: rest } = await signIn({ isAdmin });
    await rest(600);
    const before = await row();
    expect((await caller.send('GET', '/api/me')).status).toBe(200);
    expect((await refresh(token)).status).toBe(200);
    expect(await row()).toEqual(before);
    expect((await caller.send('POST', '/api/me/activity')).status).toBe(204);
    const after = await row();
    expect(after?.expires).toBeGreaterThanOrEqual((before?.expires ?? 0) + 600);
    expect(after?.expires).toBeLessThanOrEqual(seconds() + idle);
    expect(Date.parse(after?.last_used_at ?? '')).toBeGreaterThan(Date.parse(before?.last_used_at ?? ''));
  },
);

it('the session of a learner who became an admin ends like an admin’s', async () => {
  const { caller, token, makeAdmin, idle: rest } = await signIn();
  await rest(hour);
  await makeAdmin();
  expect((await caller.send('GET', '/api/admin/analytics')).status).toBe(401);
  expect((await refresh(token)).status).toBe(401);
  expect((await caller.send('GET', '/api/me')).status).toBe(401);
});

it('a session that has ended cannot be kept by a report', async () => {
  const { caller, token } = await signIn();
  await visitor.send('POST', '/api/auth/sign-out', { refresh_token: token });
  expect((await caller.send('POST', '/api/me/activity')).status).toBe(401);
});
