import { expect, test } from 'vitest';
import { formatTime } from './formatTime.ts';

test.each([
  ['2025-01-31', 'America/New_York', 'Jan 31, 2025'],
  ['2025-01-31T16:05:00.000Z', 'UTC', 'Jan 31, 2025, 4:05 PM UTC'],
  ['2025-01-31T04:05:00.000Z', 'America/New_York', 'Jan 30, 2025, 11:05 PM EST'],
  ['2025-07-31T16:05:00.000Z', 'America/Los_Angeles', 'Jul 31, 2025, 9:05 AM PDT'],
  ['2025-07-31T16:05:00.000Z', 'Asia/Kolkata', 'Jul 31, 2025, 9:35 PM GMT+5:30'],
])('the time %s in %s is shown as %s', (iso, timeZone, text) => {
  expect(formatTime(iso, timeZone).replaceAll('\u202F', ' ')).toBe(text);
});
