import { dayOf, monthsAfter } from '@redwhiteandcode/contract/calendar/calendar.ts';

/** Reports are sent from this hour (UTC) of the first day, in the morning in the United States. */
const hour = 'T14:00:00.000Z';

/** Returns the past month (`2026-10`) that is reported at a time; undefined before the morning of a month's first day. */
export function reportMonth(now: string): string | undefined {
  const first = `${dayOf('reported', now).slice(0, 7)}-01`;
  return now < `${first}${hour}` ? undefined : monthsAfter(first, -1).slice(0, 7);
}
