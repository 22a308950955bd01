import { describe, expect, it } from 'vitest';
import { readSavingsQuery, savingsPath } from './savingsQuery.ts';

const defaults = { employees: 10, costPerEmployee: 5000, taxRate: 25 };

describe('the address of the calculator', () => {
  it('has all numbers', () => {
    const input = { employees: 40, costPerEmployee: 2950.5, taxRate: 0 };
    const path = savingsPath(input);
    expect(path).toBe('/?employees=40&cost=2950.5&rate=0#calculator');
    expect(readSavingsQuery(new URL(path, 'http://localhost').search, defaults)).toEqual(input);
  });

  it.each([
    ['', {}],
    ['?rate=30', { taxRate: 30 }],
    ['?employees=999999999999&cost=100&rate=101', { costPerEmployee: 100 }],
    ['?employees=1.5&cost=-1&rate=', {}],
    ['?employees=NaN&cost=Infinity&rate=<b>', {}],
    ['?employees=3&employees=4', { employees: 3 }],
  ])('with the query %j has the defaults instead of missing and invalid numbers', (query, numbers) => {
    expect(readSavingsQuery(query, defaults)).toEqual({ ...defaults, ...numbers });
  });
});
