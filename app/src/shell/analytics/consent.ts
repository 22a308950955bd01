import type { ConsentChoice } from '@redwhiteandcode/design-system';
import { useSyncExternalStore } from 'react';
import { createStoredText } from '../session/storedText.ts';

const storageKey = 'rwc-consent';
const stored = createStoredText(() => localStorage, storageKey);
const listeners = new Set<() => void>();

function readChoice(): ConsentChoice | undefined {
  const value = stored.read();
  return value === 'accepted' || value === 'declined' ? value : undefined;
}

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Stores the visitor's choice in this browser. */
export function choose(choice: ConsentChoice): void {
  stored.write(choice);
  notify();
}

/** Returns the visitor's choice, in step with other tabs; undefined before a choice. */
export function useConsent(): ConsentChoice | undefined {
  return useSyncExternalStore(subscribe, readChoice, () => undefined);
}

/** Whether the browser asks sites not to share the visitor's data (Global Privacy Control). */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
