import { expect, it } from 'vitest';
import { checkOutcome, correctionOf } from './rules.ts';

const paid = { employer_name: 'Sample Employer', employer_reimbursed: 'on', reimbursement_amount: '2950' };

it.each([
  ['', null],
  [' ', null],
  ['0.01', 0.01],
  ['19.99', 19.99],
  ['2950', 2950],
  ['2,950.5', 2950.5],
  ['$5', 5],
  ['99999.99', 99_999.99],
])('%j is sent as %j dollars', (reimbursement_amount, dollars) => {
  const values = { ...paid, reimbursement_amount };
  expect(checkOutcome(values)).toBeUndefined();
  expect(correctionOf(values).reimbursement_amount).toBe(dollars);
});

it.each(['0', '0.00', '-1', '1.005', '100000', '1e3', '10,00', 'ten'])('%j is not an amount', (amount) => {
  expect(checkOutcome({ ...paid, reimbursement_amount: amount })).toEqual({
    reimbursement_amount: 'Enter an amount in dollars and cents, from 0.01 to 99,999.99',
  });
});

it('an employer name is limited, and a blank one becomes null', () => {
  expect(checkOutcome({ ...paid, employer_name: 'x'.repeat(201) })).toEqual({
    employer_name: 'Use at most 200 characters',
  });
  expect(correctionOf({ ...paid, employer_name: ' ', employer_reimbursed: '' })).toMatchObject({
    employer_name: null,
    employer_reimbursed: false,
  });
});
