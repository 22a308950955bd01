import type { Session } from '@redwhiteandcode/contract/identity/operations.ts';
import { createStoredText } from './storedText.ts';

/** Stores a session between pages; null is no session. */
export interface SessionPersistence {
  read: () => Session | null;
  write: (session: Session | null) => void;
}

/** The key of a session in local storage. Each API host has its own session. */
export const sessionKey = (host: string): string => `rwc-${host}-session`;

/** Stores the session in the browser's storage, or in memory while storage is forbidden or full. */
export function persistIn(storage: () => Storage, key: string): SessionPersistence {
  const text = createStoredText(storage, key);
  return {
    read: () => parse(text.read()),
    write: (session) => text.write(session && JSON.stringify(session)),
  };
}

function parse(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    // The text is not from this app.
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
