import { expect, test } from 'vitest';
import { readSavingsOr } from './savingsFields.ts';

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
