import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

/** Returns the current time in milliseconds since 1970, updated every minute. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute) * minute);
