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
let asked: (readonly string[] | 'all')[];
let states: string[];
let isOnline: boolean;
let isVisible: boolean;
let tokens: number;
let accessToken: () => Promise<string | null>;

beforeEach(() => {
  now = 0;
  timers = [];
  sockets = [];
  asked = [];
  states = [];
  isOnline = true;
  isVisible = true;
  tokens = 0;
  accessToken = async () => `token-${++tokens}`;
});

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

/** Lets time pass: what was to run meanwhile runs in its order. */
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
    onChange: (changed) => asked.push(changed),
    onState: (state) => states.push(state),
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
/** Opens the last socket as the server does: it answers the first question. */
function admit() {
  last().onOpen();
  expect(last().sent).toHaveLength(1);
  say();
}

async function live() {
  const connection = await connect();
  admit();
  asked = [];
  return connection;
}

describe('a connection', () => {
  it('counts once the server has answered, and asks for everything then: nothing before was missed', async () => {
    await connect();
    last().onOpen();
    expect(asked).toEqual([]);
    say('users');
    expect(asked).toEqual(['all']);
    expect(states).toEqual(['live']);
  });

  it('asks for what changes at once, and once for what changes shortly after', async () => {
    await live();
    say('users');
    expect(asked).toEqual([['users']]);
    for (const list of ['courses', 'enrollments', 'courses']) say(list);
    expect(asked).toHaveLength(1);
    await pass(times.gathering);
    expect(asked).toEqual([['users'], ['courses', 'enrollments']]);
    await pass(times.gathering);
    expect(asked).toHaveLength(2);
  });

  it('polls nothing while it is live', async () => {
    await live();
    for (let minute = 0; minute < 10; minute++) {
      await pass(times.asking);
      say();
    }
    expect(asked).toEqual([]);
    expect(states).toEqual(['live']);
  });
});

describe('a lost connection', () => {
  it('is back with a new token before the screen says otherwise, and asks for everything', async () => {
    await live();
    last().onClose();
    await pass(times.firstRetry);
    expect(sockets.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
    admit();
    expect(asked).toEqual(['all']);
    await pass(60_000 - 1);
    expect(states).toEqual(['live']);
  });

  it('is tried again after growing delays, half a minute at most', async () => {
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

  it('is polled for at once and every 15 seconds while the tab is visible, until it is back', async () => {
    accessToken = async () => null;
    await connect();
    await pass(times.grace);
    expect(states).toEqual(['live', 'polling']);
    await pass(3 * times.polling - times.grace);
    expect(asked).toEqual(['all', 'all', 'all', 'all']);
    isVisible = false;
    await pass(3 * times.polling);
    expect(asked).toHaveLength(4);
    accessToken = async () => 'token';
    while (sockets.length === 0) await pass(100);
    admit();
    expect(states).toEqual(['live', 'polling', 'live']);
    asked = [];
    isVisible = true;
    await pass(times.answer);
    expect(asked).toEqual([]);
  });

  it('asks once when it is refused, so that the screen learns why', async () => {
    await live();
    last().onClose();
    expect(asked).toEqual([]);
    await pass(times.firstRetry);
    last().onClose();
    expect(asked).toEqual(['all']);
  });

  it('is noticed when it does not answer, and when it never opens', async () => {
    await live();
    await pass(times.asking + times.answer);
    expect(sockets[0]?.isClosed).toBe(true);
    await pass(times.firstRetry);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    await pass(times.answer + 2 * times.firstRetry);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  it('is also one whose server fails, and what it says afterwards counts for nothing', async () => {
    await live();
    const [failed] = sockets;
    failed?.onMessage('{"message":"Internal server error"}');
    expect(failed?.isClosed).toBe(true);
    failed?.onMessage('{"changed":["users"]}');
    failed?.onClose();
    expect(asked).toEqual([]);
    await pass(times.firstRetry);
    expect(sockets).toHaveLength(2);
  });
});

describe('without a network', () => {
  it('nothing is asked for, and everything once it is back', async () => {
    const { look } = await live();
    isOnline = false;
    look();
    expect(states).toEqual(['live', 'offline']);
    expect(sockets[0]?.isClosed).toBe(true);
    await pass(10 * times.polling);
    expect([asked.length, sockets.length]).toEqual([0, 1]);
    isOnline = true;
    look();
    await settle();
    admit();
    expect(asked).toEqual(['all']);
    expect(states).toEqual(['live', 'offline', 'live']);
  });
});

describe('a tab', () => {
  it('that is shown again asks whether its socket still is good', async () => {
    const { look } = await live();
    last().sent.length = 0;
    look();
    expect(last().sent).toHaveLength(1);
    await pass(times.answer);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('that is shown again does not wait for the next attempt', async () => {
    const { look } = await live();
    for (let attempt = 0; attempt < 6; attempt++) {
      last().onClose();
      await pass(times.longestRetry);
    }
    last().onClose();
    const count = sockets.length;
    look();
    await settle();
    expect(sockets).toHaveLength(count + 1);
  });

  it('that is closed leaves nothing behind', async () => {
    const { close, look } = await live();
    close();
    expect(last().isClosed).toBe(true);
    last().onClose();
    look();
    await pass(600_000);
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});

describe('which answers a change touches', () => {
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
  ])('%j by %j: %s', (key, lists, isTouched) => {
    expect(showsOneOf(lists)(key)).toBe(isTouched);
  });
});
