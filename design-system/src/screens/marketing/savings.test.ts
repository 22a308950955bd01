import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateSavings, readSavingsOr } from './savings.ts';

const input = fc.record({
  employees: fc.integer({ min: 1, max: 1_000_000 }),
  costPerEmployee: fc.integer({ min: 0, max: 1_000_000 }),
  taxRate: fc.integer({ min: 0, max: 100 }),
});
const cap = fc.integer({ min: 0, max: 20_000 });

describe('the savings calculator', { tags: ['calculator-formula'] }, () => {
  test.each([
    [{ employees: 10, costPerEmployee: 5000, taxRate: 25 }, 50_000, 12_500, 37_500],
    [{ employees: 1, costPerEmployee: 9000, taxRate: 100 }, 5250, 5250, 0],
    [{ employees: 3, costPerEmployee: 0, taxRate: 25 }, 0, 0, 0],
    [{ employees: 2, costPerEmployee: 5250, taxRate: 0 }, 10_500, 0, 10_500],
  ])('gives %o an investment of %d', (values, investment, taxSavings, netInvestment) => {
    expect(calculateSavings(values, 5250)).toEqual({
      investment,
      taxSavings,
      netInvestment,
      employeeCost: 0,
    });
  });

  test('never counts more than the cap per employee', () => {
    fc.assert(
      fc.property(input, cap, (values, limit) => {
        const { investment } = calculateSavings(values, limit);
        expect(investment).toBeLessThanOrEqual(values.employees * limit);
        expect(investment).toBeLessThanOrEqual(values.employees * values.costPerEmployee);
      }),
    );
  });

  test('splits the investment into tax savings and net investment', () => {
    fc.assert(
      fc.property(input, cap, (values, limit) => {
        const { investment, taxSavings, netInvestment } = calculateSavings(values, limit);
        expect(taxSavings + netInvestment).toBeCloseTo(investment, 2);
        expect(taxSavings).toBeGreaterThanOrEqual(0);
        expect(netInvestment).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('costs employees nothing, and more employees never cost less', () => {
    fc.assert(
      fc.property(input, cap, (values, limit) => {
        const more = calculateSavings({ ...values, employees: values.employees + 1 }, limit);
        expect(more.employeeCost).toBe(0);
        expect(more.investment).toBeGreaterThanOrEqual(calculateSavings(values, limit).investment);
      }),
    );
  });
});

const defaults = { employees: 10, costPerEmployee: 5000, taxRate: 25 };

test.each([
  [{}, {}],
  [
    { employees: '40', costPerEmployee: '2950.5', taxRate: '0' },
    { employees: 40, costPerEmployee: 2950.5, taxRate: 0 },
  ],
  [{ employees: '999999999999', costPerEmployee: '100', taxRate: '101' }, { costPerEmployee: 100 }],
  [{ employees: '1.5', costPerEmployee: '-1', taxRate: '' }, {}],
  [{ employees: 'NaN', costPerEmployee: 'Infinity', taxRate: null }, {}],
])('the numbers in %j are valid or the defaults', (typed, numbers) => {
  expect(readSavingsOr(typed, defaults)).toEqual({ ...defaults, ...numbers });
});
