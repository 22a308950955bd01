import type { Session, User } from '@redwhiteandcode/contract/identity/operations.ts';
import { isRefusal, statusOf, withBackoff } from './refresh.ts';
import type { SessionPersistence } from './persistence.ts';

/** The events that listeners receive. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export type SessionListener = (event: SessionEvent, session: Session | null) => void;

/** The dependencies of the session store. */
export interface SessionEnvironment {
  persistence: SessionPersistence;
  /** Exchanges a refresh token; throws an ApiError. */
  refresh: (refreshToken: string) => Promise<Session>;
  /** Ends the session on the server; throws an ApiError. */
  endSession: (refreshToken: string) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Runs something later. The returned function cancels it. */
  schedule: (run: () => void, milliseconds: number) => () => void;
  /** Runs one function at a time, across the site's tabs if the browser supports locks. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  /** Called when the server has ended the session and the user has not signed out. */
  onEnded: () => void;
}

/**
 * Exchanges the access token (null when signed out) for a new session, or for null to sign out. Throws an ApiError.
 */
export type SessionExchange = (accessToken: string | null) => Promise<Session | null>;

/** The session of this browser. */
export interface SessionStore {
  /** Returns the current session; null when signed out. */
  read: () => Session | null;
  /** Calls the listener with INITIAL_SESSION now and with every event from now on. Returns a function that unsubscribes. */
  subscribe: (listener: SessionListener) => () => void;
  /** Stores a new session after sign-in: SIGNED_IN. */
  begin: (session: Session) => void;
  /** Stores the changed user: USER_UPDATED. */
  updateUser: (user: User) => void;
  /** Whether the server has ended the last session and no other has begun since. */
  hasEnded: () => boolean;
  /** Runs an exchange and stores its session; no tab refreshes in the meantime. If it rejects, nothing changes. */
  exchange: (exchangeToken: SessionExchange) => Promise<void>;
  /** Sends listeners an event that does not change the session. */
  announce: (event: 'PASSWORD_RECOVERY' | 'MFA_CHALLENGE_VERIFIED') => void;
  /** Returns an access token that does not expire soon, refreshed first if necessary; null when signed out. */
  accessToken: () => Promise<string | null>;
  /** Returns a new access token after the server refused this one; null when the session has ended. */
  replaceToken: (refused: string) => Promise<string | null>;
  /** Removes the session here, then ends it on the server. Rejects if the server does not confirm that it has ended. */
  signOut: () => Promise<void>;
  /** Reads the session that another tab has stored. */
  synchronize: () => void;
}

const retryAfterFailure = 30_000;

/** Creates the store of a session: saved in the browser, shared between tabs, and refreshed once for all waiting requests. */
export function createSessionStore(environment: SessionEnvironment): SessionStore {
  const { persistence, now } = environment;
  const listeners = new Set<SessionListener>();
  let current = persistence.read();
  let cancelTimer = () => {};
  let refreshing: Promise<string | null> | undefined;
  let wasEnded = false;

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event, current);
  };

  const scheduleRefresh = (milliseconds: number) => {
    cancelTimer();
    cancelTimer = environment.schedule(() => void refreshInBackground(), Math.max(0, milliseconds));
  };

  const adopt = (session: Session | null) => {
    const before = current;
    if (before?.access_token === session?.access_token && before?.user.id === session?.user.id && before) {
      if (!session || JSON.stringify(before.user) === JSON.stringify(session.user)) return;
    }
    current = session;
    cancelTimer();
    if (session) wasEnded = false;
    if (session) scheduleRefresh(session.expires_at * 1000 - margin(session) - now());
    const event = eventBetween(before, session);
    if (event) emit(event);
  };

  const save = (session: Session) => {
    // Expiry is computed with this device's clock, so that a wrong clock does no harm.
    const saved = { ...session, expires_at: Math.floor(now() / 1000) + session.expires_in };
    persistence.write(saved);
    return saved;
  };

  const isFresh = (session: Session) => session.expires_at * 1000 - margin(session) > now();

  async function refreshLocked(stale: string): Promise<string | null> {
    adopt(persistence.read());
    if (!current) return null;
    if (current.access_token !== stale && isFresh(current)) return current.access_token;
    const { refresh_token: used } = current;
    const isUnchanged = () => persistence.read()?.refresh_token === used;
    let refreshed: Session | null = null;
    try {
      refreshed = await withBackoff(() => environment.refresh(used), environment.wait);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isUnchanged()) {
        persistence.write(null);
        wasEnded = true;
        environment.onEnded();
      }
    }
    if (refreshed && isUnchanged()) adopt(save(refreshed));
    else {
      // The user signed out, or in as someone else, during the request.
      if (refreshed) await environment.endSession(refreshed.refresh_token).catch(() => undefined);
      adopt(persistence.read());
    }
    return current?.access_token ?? null;
  }

  function refreshOnce(stale: string): Promise<string | null> {
    refreshing ??= environment
      .exclusively(() => refreshLocked(stale))
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  async function accessToken(): Promise<string | null> {
    if (!current || isFresh(current)) return current?.access_token ?? null;
    return refreshOnce(current.access_token);
  }

  async function replaceToken(refused: string): Promise<string | null> {
    if (current && current.access_token !== refused && isFresh(current)) return current.access_token;
    return current && refreshOnce(refused);
  }

  async function exchange(exchangeToken: SessionExchange): Promise<void> {
    let used = await accessToken();
    const attempt = () =>
      environment.exclusively(async () => {
        adopt(persistence.read());
        used = current?.access_token ?? null;
        const session = await exchangeToken(used);
        if (!session) persistence.write(null);
        adopt(session && save(session));
      });
    try {
      await attempt();
    } catch (error) {
      const isRefused = statusOf(error) === 401;
      if (!isRefused || used === null || (await replaceToken(used)) === null) throw error;
      await attempt();
    }
  }

  async function refreshInBackground(): Promise<void> {
    if (!current) return;
    try {
      await refreshOnce(current.access_token);
    } catch {
      // The server cannot be reached. The next request or this timer retries.
      scheduleRefresh(retryAfterFailure);
    }
  }

  if (current) scheduleRefresh(current.expires_at * 1000 - margin(current) - now());

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      listener('INITIAL_SESSION', current);
      return () => listeners.delete(listener);
    },
    begin(session) {
      const saved = save(session);
      current = null;
      adopt(saved);
    },
    updateUser(user) {
      // Another tab may have refreshed the tokens or signed in as another user.
      adopt(persistence.read());
      if (current?.user.id !== user.id) return;
      const updated = { ...current, user };
      persistence.write(updated);
      adopt(updated);
    },
    hasEnded: () => wasEnded,
    exchange,
    announce: emit,
    accessToken,
    replaceToken,
    async signOut() {
      const ended = current;
      persistence.write(null);
      adopt(null);
      if (!ended) return;
      try {
        await environment.endSession(ended.refresh_token);
      } catch (error) {
        if (!isSessionGone(error)) throw error;
      }
    },
    synchronize: () => adopt(persistence.read()),
  };
}

/** How long before its expiry a token is refreshed: a minute, less for short-lived tokens. */
const margin = (session: Session): number => Math.min(60_000, session.expires_in * 100);

function eventBetween(before: Session | null, after: Session | null): SessionEvent | undefined {
  if (!after) return before ? 'SIGNED_OUT' : undefined;
  if (before?.user.id !== after.user.id) return 'SIGNED_IN';
  return before.access_token === after.access_token ? 'USER_UPDATED' : 'TOKEN_REFRESHED';
}

/** Whether an error means that the session had already ended. */
const isSessionGone = (error: unknown): boolean => [401, 403, 404].includes(statusOf(error) ?? 0);
