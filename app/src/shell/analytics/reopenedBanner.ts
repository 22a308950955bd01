import { useSyncExternalStore } from 'react';

let isReopened = false;
const listeners = new Set<() => void>();

/** Opens or closes the consent banner for a visitor who has made a choice before. */
export function reopenBanner(isOpen: boolean): void {
  isReopened = isOpen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor has opened the consent banner again. */
export function useBannerReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened,
    () => false,
  );
}
