import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedLimits, annualLimit, latestAnnualLimit, limitText } from './annual-limit.ts';

describe('the annual limit', () => {
  it.each([
    [2025, 5250, true],
    [2026, 5250, true],
  ])('is known for %i', { tags: ['yearly-limit'] }, (year, dollars, isAnnounced) => {
    expect(annualLimit(year)).toEqual({ year, dollars, isAnnounced });
  });

  it('of a future year is the last known one, marked as not announced', () => {
    fc.assert(
      fc.property(fc.integer({ min: latestAnnualLimit.year + 1, max: 9999 }), (year) => {
        expect(annualLimit(year)).toEqual({ year, dollars: latestAnnualLimit.dollars, isAnnounced: false });
      }),
    );
  });

  it('of a year before the table is the first one', () => {
    expect(annualLimit(2019)).toEqual({ year: 2019, dollars: 5250, isAnnounced: true });
  });

  it('never decreases, and no year is repeated', () => {
    const rows = announcedLimits.map(({ year, dollars }) => ({ year, dollars }));
    expect(rows).toEqual(rows.toSorted((a, b) => a.year - b.year || a.dollars - b.dollars));
    expect(new Set(rows.map(({ year }) => year)).size).toBe(rows.length);
    expect(latestAnnualLimit).toEqual(announcedLimits.at(-1));
  });

  it.each([Number.NaN, 2026.5, Number.POSITIVE_INFINITY])('refuses %d', (year) => {
    expect(() => annualLimit(year)).toThrow(RangeError);
  });

  it('is formatted in dollars', () => {
    expect(limitText(annualLimit(2026))).toBe('$5,250');
    expect(limitText({ year: 2040, dollars: 12_300, isAnnounced: true })).toBe('$12,300');
  });
});
