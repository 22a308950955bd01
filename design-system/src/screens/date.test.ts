import { expect, test } from 'vitest';
import { formatShortDate, formatTime } from './date.ts';

test.each([
  ['2026-11-22T16:05:00.000Z', 'Nov 22, 2026', '4:05 PM UTC'],
  ['2026-11-22T23:59:59.000Z', 'Nov 22, 2026', '11:59 PM UTC'],
  ['2026-11-22', 'Nov 22, 2026', undefined],
  ['Today', 'Today', undefined],
])('%s is the date %s with the time %s', (iso, date, time) => {
  expect(formatShortDate(iso)).toBe(date);
  expect(formatTime(iso)?.replace('\u202f', ' ')).toBe(time);
});
