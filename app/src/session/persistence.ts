import type { Session } from '@redwhiteandcode/lambdas/contract/identity.ts';

/** Where a session is kept between pages; null is no session. */
export interface SessionPersistence {
  read: () => Session | null;
  write: (session: Session | null) => void;
}

/** The key of a session in local storage; another API's host keeps another session. */
export const sessionKey = (host: string): string => `rwc-${host}-session`;

/** Keeps the session in the browser's storage, and in memory alone where storage is forbidden or full. */
export function persistIn(storage: () => Storage, key: string): SessionPersistence {
  let memory: string | null = null;
  let isInMemory = false;
  return {
    read() {
      if (isInMemory) return parse(memory);
      try {
        return parse(storage().getItem(key));
      } catch {
        isInMemory = true;
        return parse(memory);
      }
    },
    write(session) {
      memory = session && JSON.stringify(session);
      try {
        if (memory === null) storage().removeItem(key);
        else storage().setItem(key, memory);
        isInMemory = false;
      } catch {
        isInMemory = true;
      }
    },
  };
}

function parse(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    // Something else wrote there; it is no session.
    return null;
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, refresh_token, expires_at, expires_in, user } = value as Partial<Session>;
  return (
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    typeof expires_at === 'number' &&
    typeof expires_in === 'number' &&
    typeof user?.id === 'string' &&
    Array.isArray(user.roles)
  );
}
