import { businessDay } from '../platform/business-day.ts';

/** Reports are sent from this hour (UTC) of the first day, in the morning in the United States. */
const hour = 'T14:00:00.000Z';

/** Returns the past month (`2026-10`) that is reported at a time; undefined before the morning of a month's first day. */
export function reportMonth(now: string): string | undefined {
  const [year = 0, month = 0] = businessDay(now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  if (now < `${first}${hour}`) return undefined;
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
