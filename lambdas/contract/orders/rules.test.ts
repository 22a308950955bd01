import { expect, it } from 'vitest';
import { checkRecordedPayment } from './rules.ts';

const days = { orderedOn: '2026-11-27', today: '2026-12-05' };
const values = { amount: '$2,950', paid_on: '2026-12-01', method: 'check', reference: '1017' };

it.each([
  ['2026-11-27', undefined],
  ['2026-12-05', undefined],
  ['0026-12-01', 'Enter the date of the payment'],
  ['2026-02-30', 'Enter the date of the payment'],
  ['', 'Enter the date of the payment'],
  ['2016-12-01', 'The payment cannot be before the order of November 27, 2026'],
  ['2026-11-26', 'The payment cannot be before the order of November 27, 2026'],
  ['2026-12-06', 'The payment cannot be in the future'],
  ['2062-12-01', 'The payment cannot be in the future'],
])('a payment that was paid on %j is refused: %s', (paid_on, message) => {
  const errors = checkRecordedPayment({ totalCents: 295_000, ...days })({ ...values, paid_on });
  expect(errors?.paid_on).toBe(message);
});
