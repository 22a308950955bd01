import { useSyncExternalStore } from 'react';
import { businessHours } from '../copy/support.ts';
import { localHours } from './localHours.ts';

const never = () => () => {};

let read: { hours: string | undefined } | undefined;

/** Asked once a visit: React reads it several times for each rendering. */
function readLocalHours(): string | undefined {
  read ??= {
    hours: localHours(businessHours, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
  };
  return read.hours;
}

/** Business hours on the visitor's own clock; undefined where it is the same, and until the browser is asked. */
export function useLocalHours(): string | undefined {
  return useSyncExternalStore(never, readLocalHours, () => undefined);
}
