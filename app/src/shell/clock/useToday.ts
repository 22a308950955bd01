import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const today = (): string => businessToday();

/** Returns the day of the build in prerendered HTML and during hydration, and the company's current ISO date afterward. */
export const useToday = (): string => useSyncExternalStore(never, today, () => __BUILD_DAY__);
