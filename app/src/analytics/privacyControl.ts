import { useSyncExternalStore } from 'react';

let isAskedAgain = false;
const listeners = new Set<() => void>();

/** Opens the question again to whoever has answered it, or closes it. */
export function askAgain(isOpen: boolean): void {
  isAskedAgain = isOpen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the question was opened again. */
export function useAskedAgain(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAskedAgain,
    () => false,
  );
}
