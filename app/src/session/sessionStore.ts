import type { Session, User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { isRefusal, statusOf, withBackoff } from './refresh.ts';
import { type SessionPersistence } from './persistence.ts';

/** What happens to a session, as listeners hear it. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export type SessionListener = (event: SessionEvent, session: Session | null) => void;

/** What the store needs of the world; tests bring their own. */
export interface SessionEnvironment {
  persistence: SessionPersistence;
  /** Exchanges a refresh token; throws an ApiError. */
  refresh: (refreshToken: string) => Promise<Session>;
  /** Ends the session on the server; throws an ApiError. */
  endSession: (refreshToken: string) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Runs something later; the answer cancels it. */
  schedule: (run: () => void, milliseconds: number) => () => void;
  /** Runs one at a time, across the tabs of the site where the browser can. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  /** Called when the server has ended the session, which nobody here has asked for. */
  onEnded: () => void;
}

/** Trades an access token, null when signed out, for another session, or null for none; throws an ApiError. */
export type SessionTrade = (accessToken: string | null) => Promise<Session | null>;

export interface SessionStore {
  /** The session now, null when signed out. */
  read: () => Session | null;
  /** Calls the listener with INITIAL_SESSION at once, then with every event, until the answer is called. */
  subscribe: (listener: SessionListener) => () => void;
  /** Takes over a session that the server has just given: SIGNED_IN. */
  begin: (session: Session) => void;
  /** Keeps what the server says of the person: USER_UPDATED. */
  updateUser: (user: User) => void;
  /** Whether the server has ended the last session, and no other has begun since. */
  hasEnded: () => boolean;
  /** Takes over what a trade answers; no tab refreshes meanwhile. Rejects, and changes nothing, when the trade does. */
  exchange: (trade: SessionTrade) => Promise<void>;
  /** Tells listeners of an event that leaves the session as it is. */
  announce: (event: 'PASSWORD_RECOVERY' | 'MFA_CHALLENGE_VERIFIED') => void;
  /** A token that is not about to expire, refreshed first if need be; null when signed out. */
  accessToken: () => Promise<string | null>;
  /** A token in place of one that the server has refused; null when the session has ended. */
  replaceToken: (refused: string) => Promise<string | null>;
  /** Forgets the session here whatever the server answers; rejects with answers that are not the session's end. */
  signOut: () => Promise<void>;
  /** Reads what another tab has kept. */
  synchronize: () => void;
}

const retryAfterFailure = 30_000;

/** The session of this browser: kept, shared between tabs and refreshed once for all who wait. */
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

  const plan = (milliseconds: number) => {
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
    if (session) plan(session.expires_at * 1000 - margin(session) - now());
    const event = eventBetween(before, session);
    if (event) emit(event);
  };

  const keep = (session: Session) => {
    // The clock of this machine decides when a token is old, so that a wrong clock does no harm.
    const kept = { ...session, expires_at: Math.floor(now() / 1000) + session.expires_in };
    persistence.write(kept);
    return kept;
  };

  const isFresh = (session: Session) => session.expires_at * 1000 - margin(session) > now();

  async function refreshAlone(stale: string): Promise<string | null> {
    adopt(persistence.read());
    if (!current) return null;
    if (current.access_token !== stale && isFresh(current)) return current.access_token;
    const { refresh_token: used } = current;
    const isStillOurs = () => persistence.read()?.refresh_token === used;
    let renewed: Session | null = null;
    try {
      renewed = await withBackoff(() => environment.refresh(used), environment.wait);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isStillOurs()) {
        persistence.write(null);
        wasEnded = true;
        environment.onEnded();
      }
    }
    if (renewed && isStillOurs()) adopt(keep(renewed));
    else {
      // Signed out, or in as someone else, while the answer was under way.
      if (renewed) await environment.endSession(renewed.refresh_token).catch(() => undefined);
      adopt(persistence.read());
    }
    return current?.access_token ?? null;
  }

  function refreshOnce(stale: string): Promise<string | null> {
    refreshing ??= environment
      .exclusively(() => refreshAlone(stale))
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

  async function exchange(trade: SessionTrade): Promise<void> {
    let used = await accessToken();
    const attempt = () =>
      environment.exclusively(async () => {
        adopt(persistence.read());
        used = current?.access_token ?? null;
        const traded = await trade(used);
        if (!traded) persistence.write(null);
        adopt(traded && keep(traded));
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
      // Unreachable for now; a request, or this timer, tries again.
      plan(retryAfterFailure);
    }
  }

  if (current) plan(current.expires_at * 1000 - margin(current) - now());

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      listener('INITIAL_SESSION', current);
      return () => listeners.delete(listener);
    },
    begin(session) {
      const kept = keep(session);
      current = null;
      adopt(kept);
    },
    updateUser(user) {
      // Another tab may have exchanged the tokens, or signed in as someone else.
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

/** How long before its end a token counts as old: a minute, less for short-lived ones. */
const margin = (session: Session): number => Math.min(60_000, session.expires_in * 100);

function eventBetween(before: Session | null, after: Session | null): SessionEvent | undefined {
  if (!after) return before ? 'SIGNED_OUT' : undefined;
  if (before?.user.id !== after.user.id) return 'SIGNED_IN';
  return before.access_token === after.access_token ? 'USER_UPDATED' : 'TOKEN_REFRESHED';
}

/** Answers that mean there is nothing left to end. */
function isSessionGone(error: unknown): boolean {
  return [401, 403, 404].includes(statusOf(error) ?? 0);
}
