import { offsetOf } from '@redwhiteandcode/contract/calendar/calendar.ts';

/** Business hours on weekdays: whole hours in a time zone. */
export interface WeekHours {
  opens: number;
  closes: number;
  timeZone: string;
}

const minutesInDay = 24 * 60;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function clock(minutes: number): string {
  const inDay = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
  const hour = Math.floor(inDay / 60);
  const rest = inDay % 60;
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${half}`;
}

/**
 * Returns the hours in another time zone, such as 'Monday-Friday 6 AM-3 PM', or undefined if they are the same there. The
 * offsets are those at `at`, because daylight saving time does not start in all zones at the same time.
 */
export function localHours(hours: WeekHours, timeZone: string, at: Date): string | undefined {
  const ahead = offsetOf(timeZone, at.getTime()) - offsetOf(hours.timeZone, at.getTime());
  if (ahead === 0) return undefined;
  const opens = hours.opens * 60 + ahead;
  const closes = hours.closes * 60 + ahead;
  const dayOpens = Math.floor(opens / minutesInDay);
  const isOvernight = Math.floor(closes / minutesInDay) !== dayOpens && closes % minutesInDay !== 0;
  const day = (number: number) => weekdays[(number + dayOpens + 7) % 7];
  return `${day(1)}-${day(5)} ${clock(opens)}-${clock(closes)}${isOvernight ? ' the next day' : ''}`;
}
