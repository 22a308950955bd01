import { expect, test } from 'vitest';
import { checkOutcome } from './reimbursement.ts';

const paid = { employer_name: 'Sample Employer', employer_reimbursed: 'on', reimbursement_amount: '2950' };

test.each(['', ' ', '0.01', '19.99', '2950', '2950.5', '99999.99'])('%j may be what was paid', (amount) => {
  expect(checkOutcome({ ...paid, reimbursement_amount: amount })).toBeUndefined();
});

test.each(['0', '0.00', '-1', '1.005', '100000', '1e3', '$5', '1,000', 'ten'])(
  '%j is no amount',
  (amount) => {
    expect(checkOutcome({ ...paid, reimbursement_amount: amount })?.fields?.reimbursement_amount).toBe(
      'Enter an amount in dollars and cents, from 0.01 to 99,999.99',
    );
  },
);

test('an employer has a name that can be read', () => {
  expect(checkOutcome({ ...paid, employer_name: 'x'.repeat(201) })?.fields?.employer_name).toBe(
    'Use at most 200 characters',
  );
});
