import { useSyncExternalStore } from 'react';
import { businessHours } from '../copy/support.ts';
import { localHours } from './localHours.ts';

const never = () => () => {};

/** Business hours on the visitor's own clock; undefined where it is the same, and until the browser is asked. */
export function useLocalHours(): string | undefined {
  return useSyncExternalStore(
    never,
    () => localHours(businessHours, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
    () => undefined,
  );
}
