import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAssistance } from './taxExample.ts';

describe('a year of assistance', () => {
  it.each([
    [0, 3000, { available: 5250, taxFree: 3000, wages: 0, left: 2250 }],
    [1500, 3000, { available: 3750, taxFree: 3000, wages: 0, left: 750 }],
    [1500, 4500, { available: 3750, taxFree: 3750, wages: 750, left: 0 }],
    [5250, 3000, { available: 0, taxFree: 0, wages: 3000, left: 0 }],
    [6000, 3000, { available: 0, taxFree: 0, wages: 3000, left: 0 }],
    [0, 5250, { available: 5250, taxFree: 5250, wages: 0, left: 0 }],
  ])('with $%d on a loan and a course of $%d', (loanPayments, course, outcome) => {
    expect(countAssistance({ limit: 5250, loanPayments, course })).toEqual(outcome);
  });

  it('splits the course into what is tax-free and what is wages, and never passes the limit', () => {
    const dollars = fc.nat(20_000);
    fc.assert(
      fc.property(dollars, dollars, dollars, (limit, loanPayments, course) => {
        const { available, taxFree, wages, left } = countAssistance({ limit, loanPayments, course });
        expect(taxFree + wages).toBe(course);
        expect(taxFree + left).toBe(available);
        expect(Math.min(taxFree, wages, left)).toBeGreaterThanOrEqual(0);
        if (wages > 0) expect(left).toBe(0);
      }),
    );
  });
});
