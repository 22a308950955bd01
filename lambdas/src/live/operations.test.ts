import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyAll } from './operations.ts';
import { deleteConnection, listConnections } from './repository.ts';
import { close, send } from './sockets.ts';

vi.mock(import('./repository.ts'), { spy: true });
vi.mock(import('./sockets.ts'), { spy: true });

const connection = (user_id: string) => ({
  connection_id: `of-${user_id}`,
  user_id,
  signed_in_at: 1,
  connected_at: 1,
  ttl: 4_000_000_000,
});
const roleWent = { changed: ['roles' as const], ended: [{ userId: 'former', mark: Infinity }] };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listConnections).mockResolvedValue([connection('former'), connection('admin')]);
  vi.mocked(deleteConnection).mockResolvedValue();
  vi.mocked(send).mockResolvedValue(true);
  vi.mocked(close).mockResolvedValue(true);
});

describe('when a role goes', () => {
  it('its socket is forgotten and closed, and the others are told', async () => {
    await notifyAll(roleWent);
    expect(vi.mocked(deleteConnection).mock.calls).toEqual([['of-former']]);
    expect(vi.mocked(close).mock.calls).toEqual([['of-former']]);
    expect(vi.mocked(send).mock.calls).toEqual([['of-admin', { changed: ['roles'] }]]);
  });

  it('and its socket cannot be forgotten, the change comes again, after the others were told', async () => {
    vi.mocked(deleteConnection).mockRejectedValueOnce(new Error('throttled'));
    await expect(notifyAll(roleWent)).rejects.toThrow('throttled');
    expect(vi.mocked(send).mock.calls).toEqual([['of-admin', { changed: ['roles'] }]]);
    await notifyAll(roleWent);
    expect(vi.mocked(close).mock.calls).toEqual([['of-former']]);
  });

  it('a socket that cannot be told is no reason to bring the change again', async () => {
    vi.mocked(send).mockRejectedValue(new Error('unreachable'));
    vi.mocked(close).mockRejectedValue(new Error('unreachable'));
    await expect(notifyAll({ ...roleWent, ended: [] })).resolves.toBeUndefined();
  });
});
