import { useSyncExternalStore } from 'react';
import { sessionKey } from './persistence.ts';
import { createStoredText, type StoredText } from './storedText.ts';

/** The id of the user who had a role in a company when the server last listed the user's companies in this browser. */
let stored: StoredText | undefined;
const noted = (): StoredText => {
  stored ??= createStoredText(() => localStorage, `${sessionKey(location.host)}-company`);
  return stored;
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes whether a user has a role in a company, so that no page has to ask the server for the account menu. */
export function noteCompany(userId: string, hasCompany: boolean): void {
  const text = noted();
  if ((text.read() === userId) === hasCompany) return;
  text.write(hasCompany ? userId : null);
  for (const listener of listeners) listener();
}

/** Whether this browser has noted that the user has a role in a company; false in prerendered HTML and during hydration. */
export const useHasCompany = (userId: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => userId !== undefined && noted().read() === userId,
    () => false,
  );
