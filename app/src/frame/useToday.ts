import { useSyncExternalStore } from 'react';

const never = () => () => {};
const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns the day of the build in prerendered HTML and during hydration, and today's ISO date in UTC afterwards. */
export const useToday = (): string => useSyncExternalStore(never, today, () => __BUILD_DAY__);
