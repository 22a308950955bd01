import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

/** The time to the minute, in milliseconds since 1970; goes on while it is on screen. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute) * minute);
