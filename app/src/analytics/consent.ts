import type { ConsentChoice } from '@redwhiteandcode/design-system';
import { useSyncExternalStore } from 'react';

const storageKey = 'rwc-consent';
const listeners = new Set<() => void>();
let memory: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? memory;
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return memory;
  }
}

function readChoice(): ConsentChoice | undefined {
  const value = stored();
  return value === 'accepted' || value === 'declined' ? value : undefined;
}

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return;
  memory = null;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Keeps what a visitor chose in this browser. */
export function choose(choice: ConsentChoice): void {
  memory = choice;
  try {
    localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.info('The choice is kept for this page only: storage is not allowed.', error);
  }
  notify();
}

/** What the visitor chose, followed across tabs; undefined before a choice. */
export function useConsent(): ConsentChoice | undefined {
  return useSyncExternalStore(subscribe, readChoice, () => undefined);
}

/** Whether the browser tells every site not to share what it learns (Global Privacy Control). */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
