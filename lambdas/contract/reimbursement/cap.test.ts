import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestAnnualLimit } from '../tax/annual-limit.ts';
import { yearOf } from '../calendar/calendar.ts';
import { capOf, capWarnings, splitByCap, yearEndOf } from './cap.ts';

describe('the cap', () => {
  it.each([
    [0, 525_000, 0],
    [524_999, 1, 0],
    [525_000, 0, 0],
    [525_001, 0, 1],
  ])('after %i cents has %i left and is exceeded by %i', (used, left_cents, over_cents) => {
    expect(capOf(2026, used)).toEqual({
      year: 2026,
      limit_cents: 525_000,
      is_announced: true,
      used_cents: used,
      left_cents,
      over_cents,
    });
  });

  it('of a year without an announced limit is calculated with the last known one', () => {
    const year = latestAnnualLimit.year + 1;
    expect(capOf(year, 0)).toMatchObject({
      is_announced: false,
      limit_cents: latestAnnualLimit.dollars * 100,
    });
    expect(capWarnings(capOf(year, 0), `${year}-01-01`)).toEqual([
      `The limit for ${year} has not been announced. We use the last known limit, $5,250.00.`,
    ]);
  });

  it('splits a price into a part within it and a part above it, without losing a cent', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (used, price) => {
        const cap = capOf(2026, used);
        const { within_cents, above_cents } = splitByCap(cap, price);
        expect(within_cents + above_cents).toBe(price);
        expect(capOf(2026, used + price).over_cents - cap.over_cents).toBe(above_cents);
      }),
    );
  });
});

it.each([
  ['2025-12-31', 2025],
  ['2026-01-01', 2026],
])('the date %s counts for %i, in every time zone', (day, year) => {
  expect(yearOf(day)).toBe(year);
});

describe('the end of the year', () => {
  it.each([
    ['2026-10-31', null],
    ['2026-11-01', { year: 2026, days_left: 60 }],
    ['2026-12-31', { year: 2026, days_left: 0 }],
    ['2027-01-01', null],
    ['2028-11-01', { year: 2028, days_left: 60 }],
  ])('on %s is %o', (today, end) => {
    expect(yearEndOf(today)).toEqual(end);
  });

  it('is a warning for that year only', () => {
    expect(capWarnings(capOf(2026, 0), '2026-11-01')).toEqual([
      '2026 is almost over. Payment and reimbursement belong in one calendar year. Ask HR when they pay.',
    ]);
    expect(capWarnings(capOf(2026, 525_001), '2025-12-31')).toEqual([
      '$0.01 is above the limit of $5,250.00 for 2026 and may be taxable.',
    ]);
  });
});
