import { expect, test } from 'vitest';
import { formatDate, formatMoment, formatShortDate, formatTime } from './date.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u202F', ' ');

test.each([
  ['2025-01-31', 'America/New_York', 'Jan 31, 2025', undefined, 'Jan 31, 2025'],
  ['2025-01-31', 'Pacific/Auckland', 'Jan 31, 2025', undefined, 'Jan 31, 2025'],
  ['2026-11-22T16:05:00.000Z', 'UTC', 'Nov 22, 2026', '4:05 PM UTC', 'Nov 22, 2026, 4:05 PM UTC'],
  [
    '2027-01-01T04:05:00.000Z',
    'America/New_York',
    'Dec 31, 2026',
    '11:05 PM EST',
    'Dec 31, 2026, 11:05 PM EST',
  ],
  [
    '2025-07-31T16:05:00.000Z',
    'America/Los_Angeles',
    'Jul 31, 2025',
    '9:05 AM PDT',
    'Jul 31, 2025, 9:05 AM PDT',
  ],
  [
    '2025-07-31T18:35:00.000Z',
    'Asia/Kolkata',
    'Aug 1, 2025',
    '12:05 AM GMT+5:30',
    'Aug 1, 2025, 12:05 AM GMT+5:30',
  ],
  ['Today', 'UTC', 'Today', undefined, 'Today'],
])('%s in %s is the date %s with the time %s', (iso, timeZone, date, time, moment) => {
  expect(formatShortDate(iso, timeZone)).toBe(date);
  expect(plain(formatTime(iso, timeZone))).toBe(time);
  expect(plain(formatMoment(iso, timeZone))).toBe(moment);
});

test('a calendar date is the same in every time zone', () => {
  for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])
    expect(formatDate('2026-12-31', zone)).toBe('December 31, 2026');
});
