import { readerZone } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { useSyncExternalStore } from 'react';
import { businessHours } from './supportCopy.ts';
import { localHours } from './localHours.ts';

const never = () => () => {};

let cached: { hours: string | undefined } | undefined;

/** Computes the hours once, because React calls this function several times per render. */
function readLocalHours(): string | undefined {
  cached ??= {
    hours: localHours(businessHours, readerZone(), new Date()),
  };
  return cached.hours;
}

/** Returns the business hours in the visitor's time zone; undefined if they are the same there, and before hydration. */
export function useLocalHours(): string | undefined {
  return useSyncExternalStore(never, readLocalHours, () => undefined);
}
