import { type LiveMessage, livePing } from '@redwhiteandcode/contract/live/operations.ts';

/** How changes reach the lists: immediately, by polling, or not at all. */
export type LiveState = 'live' | 'polling' | 'offline';

/** The part of a WebSocket that a connection uses. */
export interface LiveSocket {
  send: (text: string) => void;
  close: () => void;
}

/** The events of a socket. */
export interface SocketListener {
  onOpen: () => void;
  onMessage: (text: string) => void;
  /** Also called for a socket that never opened. */
  onClose: () => void;
}

/** The browser features that a connection uses; tests replace them. */
export interface LiveEnvironment {
  /** Resolves with a token that is not about to expire, or null if signed out. Rejects if the refresh fails. */
  accessToken: () => Promise<string | null>;
  open: (accessToken: string, listener: SocketListener) => LiveSocket;
  /** Runs a function later; the returned function cancels it. */
  schedule: (run: () => void, milliseconds: number) => () => void;
  /** Returns a number from 0 up to 1. */
  random: () => number;
  isOnline: () => boolean;
  isVisible: () => boolean;
  /** Called with the lists that changed, or with `all` if any list may have changed. */
  onChange: (changed: readonly string[] | 'all') => void;
  onState: (state: LiveState) => void;
  /** Called once: when data that is read from now on misses no change, or when that takes too long or is given up. */
  onReady: () => void;
}

/** A connection that stays open as long as the admin area is open. */
export interface LiveConnection {
  /** Call when the browser goes online or offline, or the tab is shown or hidden. */
  check: () => void;
  close: () => void;
}

/** All in milliseconds. */
export const times = {
  /** Changes within this time are reported together. */
  batching: 400,
  /** A list is read from an index that can be up to two seconds behind the change that a message reports. */
  settling: 2500,
  /** The screen does not show an interruption shorter than this. */
  grace: 2000,
  polling: 15_000,
  /** The gateway closes a socket without messages after ten minutes. */
  ping: 50_000,
  /** A socket that does not respond within this time counts as lost. */
  response: 10_000,
  firstRetry: 500,
  /** The first data waits this long for the socket. */
  patience: 500,
  longestRetry: 30_000,
};

/** Returns the lists that a message names; undefined for the gateway's own messages, which report errors. */
const changedIn = (text: string): LiveMessage['changed'] | undefined =>
  (JSON.parse(text) as Partial<LiveMessage>).changed;

/**
 * Keeps a socket open. If the connection is lost, reconnects with growing random delays and polls until it is back.
 * Reports `all` after each connection for which the data did not wait, because changes may have been missed.
 */
export function connectLive(environment: LiveEnvironment): LiveConnection {
  const { schedule, onChange } = environment;
  const timers = new Map<string, () => void>();
  let socket: LiveSocket | undefined;
  let isLive = false;
  let isReady = false;
  let isClosed = false;
  let attempt = 0;
  let state: LiveState | undefined;
  const batch = new Set<string>();

  const stop = (name: string) => {
    timers.get(name)?.();
    timers.delete(name);
  };
  /** Starts a named timer; replaces a running one of the same name. */
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

  function release(): void {
    if (isReady) return;
    isReady = true;
    stop('patience');
    environment.onReady();
  }

  function addToBatch(changed: readonly string[]): void {
    for (const list of changed) batch.add(list);
    if (batch.size === 0 || timers.has('batching')) return;
    onChange([...batch]);
    batch.clear();
    start('batching', times.batching, () => addToBatch([]));
  }

  /** Reports changes, and reports them again when the indexes must have them. */
  function follow(changed: readonly string[]): void {
    addToBatch(changed);
    for (const list of changed) start(`settling ${list}`, times.settling, () => addToBatch([list]));
  }

  function poll(): void {
    if (environment.isVisible() && environment.isOnline()) onChange('all');
    start('polling', times.polling, poll);
  }

  /** Polls until the socket is live, because from now on the screen may be out of date. */
  function expectDelay(): void {
    start('grace', times.grace, () => show('polling'));
    start('polling', times.polling, poll);
  }

  function goOffline(): void {
    drop();
    for (const name of timers.keys()) stop(name);
    show('offline');
    release();
  }

  function lose(): void {
    if (!environment.isOnline()) return goOffline();
    const wasLive = isLive;
    drop();
    if (wasLive) expectDelay();
    // The server may have refused the connection for good; the API's response to a poll, or to the first data, shows that.
    else if (++attempt === 1 && isReady) poll();
    release();
    const longest = Math.min(times.longestRetry, times.firstRetry * 2 ** attempt);
    start('retry', longest * (0.5 + environment.random() / 2), () => void connect());
  }

  /** Closes the socket and ignores its further events. */
  function drop(): void {
    const dropped = socket;
    socket = undefined;
    isLive = false;
    stop('ping');
    stop('response');
    dropped?.close();
  }

  function ping(): void {
    socket?.send(livePing);
    start('response', times.response, lose);
    start('ping', times.ping, ping);
  }

  /** Handles a message. The first one makes the connection live; data that was read before it may be out of date. */
  function receive(text: string): void {
    stop('response');
    const changed = changedIn(text);
    if (!changed) return lose();
    if (isLive) return follow(changed);
    isLive = true;
    attempt = 0;
    stop('grace');
    stop('polling');
    show('live');
    if (isReady) onChange('all');
    release();
    // A change just before this may not be in the data that is read now.
    start('settling', times.settling, () => onChange('all'));
  }

  async function connect(): Promise<void> {
    stop('retry');
    const isWanted = () => !isClosed && !socket && environment.isOnline();
    if (!isWanted()) return;
    const token = await environment.accessToken().catch(() => null);
    if (!isWanted()) return;
    if (token === null) return lose();
    const current: LiveSocket = environment.open(token, {
      onOpen: () => socket === current && ping(),
      onMessage: (text) => socket === current && receive(text),
      onClose: () => socket === current && lose(),
    });
    socket = current;
    // Without this, an unanswered handshake takes a minute or longer to fail.
    start('response', times.response, lose);
  }

  function begin(): void {
    expectDelay();
    void connect();
  }

  show(environment.isOnline() ? 'live' : 'offline');
  if (environment.isOnline()) {
    start('patience', times.patience, release);
    begin();
  } else release();

  return {
    check() {
      if (isClosed) return;
      if (!environment.isOnline()) return goOffline();
      if (isLive) return environment.isVisible() ? ping() : undefined;
      attempt = 0;
      if (state === 'offline') begin();
      else void connect();
    },
    close() {
      isClosed = true;
      drop();
      release();
      for (const name of timers.keys()) stop(name);
    },
  };
}
