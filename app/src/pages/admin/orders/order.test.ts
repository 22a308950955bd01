import type { Payment } from '@redwhiteandcode/contract/orders/operations.ts';
import { expect, it } from 'vitest';
import { orderHistory } from './orderHistory.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';

const event = { at: '2026-03-05T14:30:00Z', kind: 'created', note: null, by: 'Sample Learner' } as const;

it.each([
  ['due', ['Order created', 'Payment due']],
  ['paid', ['Order created']],
] as const)('the history of a %s order is %j', (status, titles) => {
  const items = orderHistory({ history: [event], status, due_at: '2026-04-04T14:30:00Z' });
  expect(items.map(({ title }) => title)).toEqual(titles);
});

it('an event without a person was automatic', () => {
  const paid = { ...event, kind: 'paid', by: null, note: '$2,950.00' } as const;
  expect(orderHistory({ history: [paid], status: 'paid', due_at: '' })).toMatchObject([
    { actor: 'Automatic', description: '$2,950.00', tone: 'success' },
  ]);
});

const payment: Payment = {
  paid_at: '2026-03-05T14:30:00Z',
  amount_cents: 295_000,
  method: 'check',
  brand: null,
  last4: null,
  reference: null,
};

it.each([
  [{ method: 'card', brand: 'visa', last4: '4242' }, 'Visa ending in 4242'],
  [{ method: 'bank_debit', last4: '6789' }, 'Bank debit ending in 6789'],
  [{ method: 'check', reference: '1017' }, 'Check, reference 1017'],
  [{ method: 'card' }, 'Card'],
] as const)('a payment with %j is called %s', (change, name) => {
  expect(paymentName({ ...payment, ...change })).toBe(name);
});
