import type { LiveMessage } from '@redwhiteandcode/lambdas/contract/live.ts';

/** How changes reach the lists: as they happen, by asking now and then, not at all. */
export type LiveState = 'live' | 'polling' | 'offline';

/** The part of a WebSocket that a connection uses. */
export interface LiveSocket {
  send: (text: string) => void;
  close: () => void;
}

/** What happens to a socket, in the words of a WebSocket. */
export interface SocketListener {
  onOpen: () => void;
  onMessage: (text: string) => void;
  /** Also when it never opened. */
  onClose: () => void;
}

/** What a connection needs of the world; tests bring their own. */
export interface LiveEnvironment {
  /** A token that is not about to expire, null when signed out; rejects when it cannot be refreshed now. */
  accessToken: () => Promise<string | null>;
  open: (accessToken: string, listener: SocketListener) => LiveSocket;
  /** Runs something later; the answer cancels it. */
  schedule: (run: () => void, milliseconds: number) => () => void;
  /** From 0 up to 1. */
  random: () => number;
  isOnline: () => boolean;
  isVisible: () => boolean;
  /** Called with the lists that changed, or with `all` when anything may have. */
  onChange: (changed: readonly string[] | 'all') => void;
  onState: (state: LiveState) => void;
}

/** A connection that lasts as long as an admin screen is open. */
export interface LiveConnection {
  /** The browser has found or lost the network, or the tab is shown or hidden. */
  look: () => void;
  close: () => void;
}

/** All in milliseconds. */
export const times = {
  /** Changes that come at once are asked for together. */
  gathering: 400,
  /** A connection that is back before this was never away, as far as the screen says. */
  grace: 2000,
  polling: 15_000,
  /** The gateway closes a socket on which nothing is said for ten minutes. */
  asking: 50_000,
  /** A socket that does not answer in this time is dead. */
  answer: 10_000,
  firstRetry: 500,
  longestRetry: 30_000,
};

/** The lists that a message names; undefined for one of the gateway's own, which says that something went wrong. */
const changedIn = (text: string): LiveMessage['changed'] | undefined =>
  (JSON.parse(text) as Partial<LiveMessage>).changed;

/**
 * Keeps a socket open, comes back with growing, spread delays when it is lost, and polls until then. Whenever it comes
 * back anything may have changed.
 */
export function connectLive(environment: LiveEnvironment): LiveConnection {
  const { schedule, onChange } = environment;
  const timers = new Map<string, () => void>();
  let socket: LiveSocket | undefined;
  let isLive = false;
  let isClosed = false;
  let attempt = 0;
  let state: LiveState | undefined;
  const gathered = new Set<string>();

  const stop = (name: string) => {
    timers.get(name)?.();
    timers.delete(name);
  };
  /** One timer a name: starting it anew takes the place of the one before. */
  const start = (name: string, milliseconds: number, run: () => void) => {
    stop(name);
    timers.set(
      name,
      schedule(() => {
        timers.delete(name);
        run();
      }, milliseconds),
    );
  };
  const show = (next: LiveState) => {
    if (next === state) return;
    state = next;
    environment.onState(next);
  };

  function gather(changed: readonly string[]): void {
    for (const list of changed) gathered.add(list);
    if (gathered.size === 0 || timers.has('gathering')) return;
    onChange([...gathered]);
    gathered.clear();
    start('gathering', times.gathering, () => gather([]));
  }

  function poll(): void {
    if (environment.isVisible() && environment.isOnline()) onChange('all');
    start('polling', times.polling, poll);
  }

  /** From here on the screen may be old. */
  function expectDelay(): void {
    start('grace', times.grace, () => show('polling'));
    start('polling', times.polling, poll);
  }

  function goOffline(): void {
    drop();
    for (const name of timers.keys()) stop(name);
    show('offline');
  }

  function lose(): void {
    if (!environment.isOnline()) return goOffline();
    const wasLive = isLive;
    drop();
    if (wasLive) expectDelay();
    // One that does not come back at once may have been refused for good, which only an answer of the API can tell.
    else if (++attempt === 1) poll();
    const longest = Math.min(times.longestRetry, times.firstRetry * 2 ** attempt);
    start('retry', longest * (0.5 + environment.random() / 2), () => void connect());
  }

  /** Forgets the socket, whose last words come too late to matter. */
  function drop(): void {
    const dropped = socket;
    socket = undefined;
    isLive = false;
    stop('asking');
    stop('answer');
    dropped?.close();
  }

  function ask(): void {
    socket?.send('{}');
    start('answer', times.answer, lose);
    start('asking', times.asking, ask);
  }

  /** Nothing that happened until the first message can be missed: it is asked for now. */
  function hear(text: string): void {
    stop('answer');
    const changed = changedIn(text);
    if (!changed) return lose();
    if (isLive) return gather(changed);
    isLive = true;
    attempt = 0;
    stop('grace');
    stop('polling');
    show('live');
    onChange('all');
  }

  async function connect(): Promise<void> {
    stop('retry');
    const isWanted = () => !isClosed && !socket && environment.isOnline();
    if (!isWanted()) return;
    const token = await environment.accessToken().catch(() => null);
    if (!isWanted()) return;
    if (token === null) return lose();
    const current: LiveSocket = environment.open(token, {
      onOpen: () => socket === current && ask(),
      onMessage: (text) => socket === current && hear(text),
      onClose: () => socket === current && lose(),
    });
    socket = current;
    // A handshake that nobody answers would be waited for a minute or more.
    start('answer', times.answer, lose);
  }

  function begin(): void {
    expectDelay();
    void connect();
  }

  show(environment.isOnline() ? 'live' : 'offline');
  if (environment.isOnline()) begin();

  return {
    look() {
      if (isClosed) return;
      if (!environment.isOnline()) return goOffline();
      if (isLive) return environment.isVisible() ? ask() : undefined;
      attempt = 0;
      if (state === 'offline') begin();
      else void connect();
    },
    close() {
      isClosed = true;
      drop();
      for (const name of timers.keys()) stop(name);
    },
  };
}
