import { describe, expect, it } from 'vitest';
import { reportMonth } from './report-rule.ts';

describe('the month that is reported', () => {
  it.each([
    ['2026-11-01T13:59:59.999Z', undefined],
    ['2026-11-01T14:00:00.000Z', '2026-10'],
    ['2026-11-30T23:00:00.000Z', '2026-10'],
    // In the United States it is still the last evening of November.
    ['2026-12-01T02:00:00.000Z', '2026-10'],
    ['2027-01-05T15:00:00.000Z', '2026-12'],
  ])('at %s is %s', (now, month) => {
    expect(reportMonth(now)).toBe(month);
  });
});
