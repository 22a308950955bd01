import { beforeEach, describe, expect, it, vi } from 'vitest';
import { livePing } from '@redwhiteandcode/contract/live/operations.ts';
import { countCall, tooManyAttempts } from '../platform/caller-limits.ts';
import { confirm, notifyAll } from './operations.ts';
import { deleteConnection, listConnections, readConnection } from './repository.ts';
import { close, send } from './sockets.ts';

vi.mock(import('../platform/caller-limits.ts'), { spy: true });
vi.mock(import('./repository.ts'), { spy: true });
vi.mock(import('./sockets.ts'), { spy: true });

const connection = (user_id: string) => ({
  connection_id: `of-${user_id}`,
  user_id,
  session_id: 'session',
  connected_at: 1,
  ttl: 4_000_000_000,
});
const roleRemoved = { changed: ['roles' as const], ended: [{ userId: 'former', sessions: 'all' as const }] };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listConnections).mockResolvedValue([connection('former'), connection('admin')]);
  vi.mocked(deleteConnection).mockResolvedValue();
  vi.mocked(send).mockResolvedValue(true);
  vi.mocked(close).mockResolvedValue(true);
});

it('a socket that sends hundreds of messages is read only for those that the limit allows, and is closed once', async () => {
  let counted = 0;
  vi.mocked(countCall).mockImplementation(async () => {
    if (++counted > 60) throw tooManyAttempts(60);
  });
  vi.mocked(readConnection).mockResolvedValue(connection('admin'));
  await Promise.all(Array.from({ length: 600 }, () => confirm('of-admin', livePing)));
  expect(vi.mocked(readConnection)).toHaveBeenCalledTimes(60);
  expect(vi.mocked(send)).toHaveBeenCalledTimes(60);
  expect(vi.mocked(close).mock.calls).toEqual([['of-admin']]);
});

describe('when a role is removed', () => {
  it('its socket is closed and deleted, and the others are notified', async () => {
    await notifyAll(roleRemoved);
    expect(vi.mocked(deleteConnection).mock.calls).toEqual([['of-former']]);
    expect(vi.mocked(close).mock.calls).toEqual([['of-former']]);
    expect(vi.mocked(send).mock.calls).toEqual([['of-admin', { changed: ['roles'] }]]);
  });

  it('and its socket cannot be deleted, the change is retried after the others were notified', async () => {
    vi.mocked(deleteConnection).mockRejectedValueOnce(new Error('throttled'));
    await expect(notifyAll(roleRemoved)).rejects.toThrow('throttled');
    expect(vi.mocked(send).mock.calls).toEqual([['of-admin', { changed: ['roles'] }]]);
    await notifyAll(roleRemoved);
    expect(vi.mocked(close).mock.calls).toEqual([['of-former']]);
  });

  it('a socket that cannot be notified does not cause a retry', async () => {
    vi.mocked(send).mockRejectedValue(new Error('unreachable'));
    vi.mocked(close).mockRejectedValue(new Error('unreachable'));
    await expect(notifyAll({ ...roleRemoved, ended: [] })).resolves.toBeUndefined();
  });
});
