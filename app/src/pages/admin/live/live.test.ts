import { beforeEach, describe, expect, it } from 'vitest';
import { connectLive, type SocketListener, times } from './liveConnection.ts';
import { showsOneOf } from './showsOneOf.ts';

interface FakeSocket extends SocketListener {
  token: string;
  sent: string[];
  isClosed: boolean;
}

let now: number;
let timers: { at: number; run: () => void }[];
let sockets: FakeSocket[];
let reported: (readonly string[] | 'all')[];
let states: string[];
let readied: number;
let isOnline: boolean;
let isVisible: boolean;
let tokens: number;
let accessToken: () => Promise<string | null>;

beforeEach(() => {
  now = 0;
  timers = [];
  sockets = [];
  reported = [];
  states = [];
  readied = 0;
  isOnline = true;
  isVisible = true;
  tokens = 0;
  accessToken = async () => `token-${++tokens}`;
});

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

/** Advances the time and runs the timers that are due, in order. */
async function pass(milliseconds: number): Promise<void> {
  const end = now + milliseconds;
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    timers.splice(timers.indexOf(next), 1);
    now = next.at;
    next.run();
    await settle();
  }
  now = end;
}

async function connect() {
  const connection = connectLive({
    accessToken: () => accessToken(),
    open: (token, listener) => {
      const socket: FakeSocket = { ...listener, token, sent: [], isClosed: false };
      sockets.push(socket);
      return { send: (text) => socket.sent.push(text), close: () => (socket.isClosed = true) };
    },
    schedule: (run, milliseconds) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    random: () => 0.999,
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    onChange: (changed) => reported.push(changed),
    onState: (state) => states.push(state),
    onReady: () => readied++,
  });
  await settle();
  return connection;
}

const last = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('There is no socket');
  return socket;
};
const say = (...changed: string[]) => last().onMessage(JSON.stringify({ changed }));
/** Opens the last socket; the server responds to the first ping. */
function admit() {
  last().onOpen();
  expect(last().sent).toHaveLength(1);
  say();
}

/** Opens a connection, and waits until data that was read when it opened has been read again. */
async function live() {
  const connection = await connect();
  admit();
  await pass(times.settling);
  reported = [];
  return connection;
}

describe('a connection', () => {
  it('is live after the first response; data that waited for it is not read again', async () => {
    await connect();
    last().onOpen();
    expect([readied, reported]).toEqual([0, []]);
    say('users');
    expect([readied, reported]).toEqual([1, []]);
    expect(states).toEqual(['live']);
  });

  it('that takes long lets the data be read, and then reports all lists', async () => {
    await connect();
    last().onOpen();
    await pass(times.patience);
    expect([readied, reported]).toEqual([1, []]);
    say();
    expect([readied, reported]).toEqual([1, ['all']]);
  });

  it.each(['refused', 'offline'])('that is %s lets the data be read immediately', async (cause) => {
    isOnline = cause !== 'offline';
    await connect();
    if (isOnline) last().onClose();
    expect([readied, reported]).toEqual([1, []]);
  });

  it('that is closed before it is live does not keep the data waiting', async () => {
    const { close } = await connect();
    close();
    expect([readied, reported]).toEqual([1, []]);
  });

  it('reports a change immediately, and the changes shortly after it together', async () => {
    await live();
    say('users');
    expect(reported).toEqual([['users']]);
    for (const list of ['courses', 'enrollments', 'courses']) say(list);
    expect(reported).toHaveLength(1);
    await pass(times.batching);
    expect(reported).toEqual([['users'], ['courses', 'enrollments']]);
    await pass(times.batching);
    expect(reported).toHaveLength(2);
  });

  it('reports all lists once more when the indexes must have what changed before it was live', async () => {
    await connect();
    last().onOpen();
    say();
    await pass(times.settling - 1);
    expect(reported).toEqual([]);
    await pass(1);
    expect(reported).toEqual(['all']);
  });

  it('reports each changed list once more when the indexes must have its last change', async () => {
    await live();
    say('users', 'courses');
    await pass(1000);
    say('users');
    await pass(times.settling - 1001);
    expect(reported).toEqual([['users', 'courses'], ['users']]);
    await pass(1);
    expect(reported.slice(2)).toEqual([['courses']]);
    await pass(1000);
    expect(reported.slice(3)).toEqual([['users']]);
    await pass(times.settling);
    expect(reported).toHaveLength(4);
  });

  it('does not poll while it is live', async () => {
    await live();
    for (let minute = 0; minute < 10; minute++) {
      await pass(times.ping);
      say();
    }
    expect(reported).toEqual([]);
    expect(states).toEqual(['live']);
  });
});

describe('a lost connection', () => {
  it('reconnects with a new token before the screen shows it, and reports all lists', async () => {
    await live();
    last().onClose();
    await pass(times.firstRetry);
    expect(sockets.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
    admit();
    expect(reported).toEqual(['all']);
    await pass(60_000 - 1);
    expect(states).toEqual(['live']);
  });

  it('is retried after growing delays of at most half a minute', async () => {
    await live();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const [count, since] = [sockets.length, now];
      last().onClose();
      while (sockets.length === count) await pass(100);
      delays.push(Math.round((now - since) / 100) / 10);
    }
    expect(delays).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('is replaced by polling every 15 seconds while the tab is visible, until it is back', async () => {
    accessToken = async () => null;
    await connect();
    await pass(times.grace);
    expect(states).toEqual(['live', 'polling']);
    await pass(3 * times.polling - times.grace);
    expect(reported).toEqual(['all', 'all', 'all']);
    isVisible = false;
    await pass(3 * times.polling);
    expect(reported).toHaveLength(3);
    accessToken = async () => 'token';
    while (sockets.length === 0) await pass(100);
    admit();
    expect(states).toEqual(['live', 'polling', 'live']);
    await pass(times.settling);
    reported = [];
    isVisible = true;
    await pass(times.polling);
    expect(reported).toEqual([]);
  });

  it('polls once when it is refused, so that the screen learns why', async () => {
    await live();
    last().onClose();
    expect(reported).toEqual([]);
    await pass(times.firstRetry);
    last().onClose();
    expect(reported).toEqual(['all']);
  });

  it('is noticed if the socket does not respond or never opens', async () => {
    await live();
    await pass(times.ping + times.response);
    expect(sockets[0]?.isClosed).toBe(true);
    await pass(times.firstRetry);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    await pass(times.response + 2 * times.firstRetry);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  it('includes one whose server fails; later messages are ignored', async () => {
    await live();
    const [failed] = sockets;
    failed?.onMessage('{"message":"Internal server error"}');
    expect(failed?.isClosed).toBe(true);
    failed?.onMessage('{"changed":["users"]}');
    failed?.onClose();
    expect(reported).toEqual([]);
    await pass(times.firstRetry);
    expect(sockets).toHaveLength(2);
  });
});

describe('a connection without a network', () => {
  it('reports nothing, and all lists once it is back', async () => {
    const { check } = await live();
    isOnline = false;
    check();
    expect(states).toEqual(['live', 'offline']);
    expect(sockets[0]?.isClosed).toBe(true);
    await pass(10 * times.polling);
    expect([reported.length, sockets.length]).toEqual([0, 1]);
    isOnline = true;
    check();
    await settle();
    admit();
    expect(reported).toEqual(['all']);
    expect(states).toEqual(['live', 'offline', 'live']);
  });
});

describe('a tab', () => {
  it('that is shown again checks its socket', async () => {
    const { check } = await live();
    last().sent.length = 0;
    check();
    expect(last().sent).toHaveLength(1);
    await pass(times.response);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('that is shown again reconnects without delay', async () => {
    const { check } = await live();
    for (let attempt = 0; attempt < 6; attempt++) {
      last().onClose();
      await pass(times.longestRetry);
    }
    last().onClose();
    const count = sockets.length;
    check();
    await settle();
    expect(sockets).toHaveLength(count + 1);
  });

  it('that is closed stops all timers and sockets', async () => {
    const { close, check } = await live();
    close();
    expect(last().isClosed).toBe(true);
    last().onClose();
    check();
    await pass(600_000);
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(1);
    expect(reported).toEqual([]);
  });
});

describe('the queries that a change affects', () => {
  const courses = ['GET /api/admin/courses', {}, 'u'];
  it.each<[unknown, readonly string[] | 'all', boolean]>([
    [courses, ['courses'], true],
    [courses, ['users', 'courses'], true],
    [courses, 'all', true],
    [courses, ['enrollments'], false],
    [['GET /api/admin/courses/{courseId}', { path: {} }, 'u'], ['courses'], true],
    [['GET /api/admin/users/{userId}/enrollments', {}, 'u'], ['enrollments'], true],
    [['GET /api/courses', {}], ['courses'], false],
    [['GET /api/courses', {}], 'all', false],
    ['courses', ['courses'], false],
  ])('%j by %j: %s', (key, lists, isAffected) => {
    expect(showsOneOf(lists)(key)).toBe(isAffected);
  });
});
