import type { Session } from '@redwhiteandcode/contract/identity/operations.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage, forbiddenStorage } from './fakeStorage.ts';
import { persistIn, sessionKey } from './persistence.ts';
import { createSessionStore, type SessionEnvironment, type SessionEvent } from './sessionStore.ts';

const key = sessionKey('example.test');

const failure = (status: number) => Object.assign(new Error(`Status ${status}`), { status });

let now = 0;
let storage: Storage;
let waits: number[];
let timers: { run: () => void; milliseconds: number }[];
let locked: Promise<unknown>;

const session = (name: string, userId = 'u1'): Session => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  expires_at: 1,
  expires_in: 3600,
  token_type: 'bearer',
  user: {
    id: userId,
    email: 'a@example.com',
    full_name: 'A',
    email_verified: true,
    roles: ['user'],
    created_at: '2025-01-01T00:00:00Z',
  },
});

function openTab(overrides: Partial<SessionEnvironment> = {}) {
  const environment: SessionEnvironment = {
    persistence: persistIn(() => storage, key),
    refresh: vi.fn(async () => session('new')),
    endSession: vi.fn(async () => {}),
    now: () => now,
    wait: async (milliseconds) => void waits.push(milliseconds),
    schedule: (run, milliseconds) => {
      const timer = { run, milliseconds };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    exclusively: (run) => {
      const mine = locked.then(run, run);
      locked = mine.catch(() => undefined);
      return mine;
    },
    onEnded: vi.fn(),
    ...overrides,
  };
  const store = createSessionStore(environment);
  const events: SessionEvent[] = [];
  store.subscribe((event) => events.push(event));
  return { store, events, environment };
}

const later = (seconds: number) => {
  now += seconds * 1000;
};

beforeEach(() => {
  now = 1_700_000_000_000;
  storage = fakeStorage();
  waits = [];
  timers = [];
  locked = Promise.resolve();
});

describe('signing in and out', () => {
  it('sends listeners the current state and then every change', { tags: ['session-events'] }, async () => {
    const { store, events } = openTab();
    store.begin(session('a'));
    store.updateUser({ ...session('a').user, full_name: 'B' });
    store.announce('PASSWORD_RECOVERY');
    await store.signOut();
    expect(events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'USER_UPDATED',
      'PASSWORD_RECOVERY',
      'SIGNED_OUT',
    ]);
  });

  it('sends listeners the second step that was verified', { tags: ['second-step-event'] }, () => {
    const { store, events } = openTab();
    store.begin(session('a'));
    store.announce('MFA_CHALLENGE_VERIFIED');
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'MFA_CHALLENGE_VERIFIED']);
  });

  it('stores the session for the next page under a key with the host', { tags: ['session-kept'] }, () => {
    openTab().store.begin(session('a'));
    expect(storage.getItem('rwc-example.test-session')).toContain('access-a');
    expect(openTab().store.read()?.access_token).toBe('access-a');
  });

  it.each([401, 403, 404])(
    'signs out here when the server responds with %i',
    { tags: ['sign-out-always'] },
    async (status) => {
      const { store } = openTab({ endSession: () => Promise.reject(failure(status)) });
      store.begin(session('a'));
      await store.signOut();
      expect(store.read()).toBeNull();
      expect(storage.getItem(key)).toBeNull();
    },
  );

  it.each([500, 0])('signs out here, and rejects, when the server responds with %i', async (status) => {
    const { store } = openTab({ endSession: () => Promise.reject(failure(status)) });
    store.begin(session('a'));
    await expect(store.signOut()).rejects.toThrow(`Status ${status}`);
    expect(store.read()).toBeNull();
  });

  it('reads no session from other stored texts', () => {
    storage.setItem(key, '{"access_token": 1}');
    expect(openTab().store.read()).toBeNull();
    storage.setItem(key, 'not json');
    expect(openTab().store.read()).toBeNull();
  });

  it('works in memory where storage is forbidden', () => {
    const { store } = openTab({ persistence: persistIn(forbiddenStorage, key) });
    store.begin(session('a'));
    expect(store.read()?.access_token).toBe('access-a');
  });
});

describe('a refresh', () => {
  it('is not necessary while the token is fresh by this device’s clock', async () => {
    const { store, environment } = openTab();
    store.begin(session('a'));
    later(3500);
    expect(await store.accessToken()).toBe('access-a');
    expect(environment.refresh).not.toHaveBeenCalled();
  });

  it('happens once for all waiting requests', { tags: ['session-events'] }, async () => {
    const { store, events, environment } = openTab();
    store.begin(session('a'));
    later(3590);
    const tokens = await Promise.all([
      store.accessToken(),
      store.accessToken(),
      store.replaceToken('access-a'),
    ]);
    expect(tokens).toEqual(['access-new', 'access-new', 'access-new']);
    expect(environment.refresh).toHaveBeenCalledTimes(1);
    expect(environment.refresh).toHaveBeenCalledWith('refresh-a');
    expect(events.at(-1)).toBe('TOKEN_REFRESHED');
  });

  it('happens once for all tabs', async () => {
    const refresh = vi.fn(async () => session('new'));
    openTab().store.begin(session('a'));
    const [one, two] = [openTab({ refresh }), openTab({ refresh })];
    later(3590);
    expect(await Promise.all([one.store.accessToken(), two.store.accessToken()])).toEqual([
      'access-new',
      'access-new',
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('happens automatically a minute before the token expires', { tags: ['session-refreshed'] }, async () => {
    const { store, environment } = openTab();
    store.begin(session('a'));
    expect(timers.map((timer) => timer.milliseconds)).toEqual([3_540_000]);
    later(3540);
    timers[0]?.run();
    await expect.poll(() => store.read()?.access_token).toBe('access-new');
    expect(environment.refresh).toHaveBeenCalledTimes(1);
  });

  it('is retried after 200 ms, doubled each time, while the server cannot be reached, and the session stays', {
    tags: ['refresh-backoff'],
  }, async () => {
    const refresh = vi.fn(() => Promise.reject(failure(0)));
    const { store } = openTab({ refresh });
    store.begin(session('a'));
    later(3590);
    await expect(store.accessToken()).rejects.toThrow('Status 0');
    expect(waits).toEqual([200, 400, 800, 1600, 3200]);
    expect(store.read()?.refresh_token).toBe('refresh-a');
  });

  it('succeeds after a short loss of the connection', async () => {
    const refresh = vi.fn().mockRejectedValueOnce(failure(0)).mockResolvedValueOnce(session('new'));
    const { store } = openTab({ refresh });
    store.begin(session('a'));
    expect(await store.replaceToken('access-a')).toBe('access-new');
    expect(waits).toEqual([200]);
  });

  it('removes the session when the server refuses the refresh token, without a retry', async () => {
    const refresh = vi.fn(() => Promise.reject(failure(401)));
    const { store, events, environment } = openTab({ refresh });
    store.begin(session('a'));
    expect(await store.replaceToken('access-a')).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(events.at(-1)).toBe('SIGNED_OUT');
    expect(storage.getItem(key)).toBeNull();
    expect(environment.onEnded).toHaveBeenCalledTimes(1);
    expect(store.hasEnded()).toBe(true);
    store.begin(session('b'));
    expect(store.hasEnded()).toBe(false);
  });

  it('that returns after sign-out does not sign in again, and its session is ended', async () => {
    const { promise, resolve } = Promise.withResolvers<Session>();
    const refresh = vi.fn(() => promise);
    const { store, environment } = openTab({ refresh });
    store.begin(session('a'));
    const token = store.replaceToken('access-a');
    await expect.poll(() => refresh).toHaveBeenCalled();
    await store.signOut();
    resolve(session('new'));
    expect(await token).toBeNull();
    expect(store.read()).toBeNull();
    expect(environment.endSession).toHaveBeenCalledWith('refresh-new');
    expect(environment.onEnded).not.toHaveBeenCalled();
  });
});

describe('exchanging the session', () => {
  it('stores the new one, without an event for signing in or out', async () => {
    const { store, events } = openTab();
    store.begin(session('a'));
    const exchange = vi.fn(async () => session('exchanged'));
    await store.exchange(exchange);
    expect(exchange).toHaveBeenCalledWith('access-a');
    expect(openTab().store.read()?.refresh_token).toBe('refresh-exchanged');
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  it('for null signs out, here and for the next page', async () => {
    const { store, events, environment } = openTab();
    store.begin(session('a'));
    await store.exchange(async () => null);
    expect(store.read()).toBeNull();
    expect(storage.getItem(key)).toBeNull();
    expect(events.at(-1)).toBe('SIGNED_OUT');
    expect(environment.onEnded).not.toHaveBeenCalled();
  });

  it('changes nothing when it fails', async () => {
    const { store } = openTab();
    store.begin(session('a'));
    await expect(store.exchange(() => Promise.reject(failure(400)))).rejects.toThrow('Status 400');
    expect(store.read()?.access_token).toBe('access-a');
  });

  it('makes other tabs wait for the new session, instead of refreshing, when their token is refused', async () => {
    const refresh = vi.fn(() => Promise.reject(failure(401)));
    openTab().store.begin(session('a'));
    const [one, two] = [openTab({ refresh }), openTab({ refresh })];
    const { promise, resolve } = Promise.withResolvers<Session>();
    const exchange = vi.fn(() => promise);
    const exchanged = one.store.exchange(exchange);
    await expect.poll(() => exchange).toHaveBeenCalled();
    const token = two.store.replaceToken('access-a');
    resolve(session('exchanged'));
    await exchanged;
    expect(await token).toBe('access-exchanged');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is retried once with a refreshed token when the first one is refused', async () => {
    const { store } = openTab();
    store.begin(session('a'));
    const exchange = vi.fn().mockRejectedValueOnce(failure(401)).mockResolvedValueOnce(session('exchanged'));
    await store.exchange(exchange);
    expect(exchange.mock.calls).toEqual([['access-a'], ['access-new']]);
    expect(store.read()?.access_token).toBe('access-exchanged');
  });

  it('reports that the session has ended when the refresh is refused too', async () => {
    const { store, environment } = openTab({ refresh: () => Promise.reject(failure(401)) });
    store.begin(session('a'));
    await expect(store.exchange(() => Promise.reject(failure(401)))).rejects.toThrow('Status 401');
    expect(store.read()).toBeNull();
    expect(environment.onEnded).toHaveBeenCalledTimes(1);
  });
});

describe('a changed user', () => {
  it('does not overwrite the tokens that another tab has refreshed', async () => {
    openTab().store.begin(session('a'));
    const [one, two] = [openTab(), openTab()];
    await two.store.replaceToken('access-a');
    one.store.updateUser({ ...session('a').user, full_name: 'B' });
    expect(openTab().store.read()).toMatchObject({ access_token: 'access-new', user: { full_name: 'B' } });
  });

  it('is not stored if another user is signed in', () => {
    const { store } = openTab();
    store.begin(session('a'));
    store.updateUser(session('b', 'u2').user);
    expect(store.read()?.user.id).toBe('u1');
  });
});

describe('other tabs', () => {
  it('follow signing in, refreshing, a changed name and signing out', async () => {
    const [one, two] = [openTab(), openTab()];
    const follow = () => two.store.synchronize();
    one.store.begin(session('a'));
    follow();
    await one.store.replaceToken('access-a');
    follow();
    one.store.updateUser({ ...session('a').user, full_name: 'B' });
    follow();
    one.store.begin(session('c', 'u2'));
    follow();
    await one.store.signOut();
    follow();
    follow();
    expect(two.events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'SIGNED_IN',
      'SIGNED_OUT',
    ]);
  });
});
