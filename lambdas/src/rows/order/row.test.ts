import { describe, expect, it } from 'vitest';
import { courseLine, newOrder, type OrderRow, toOrder } from './row.ts';

const at = '2026-03-02T14:00:00.000Z';
const course = { id: 'a', title: 'A', duration: '8 weeks', hours: 40, list_price: null };
const orderOf = (price_cents: number): OrderRow =>
  newOrder({
    items: [courseLine({ ...course, price_cents })],
    createdAt: at,
    by: 'u',
    payer: { name: 'Sample Learner', email: 'sample@example.com', company: null },
    owner: { userId: 'u' },
  });

const due = orderOf(295_000);
const payment: OrderRow['payment'] = {
  paid_at: at,
  amount_cents: 295_000,
  method: 'card',
  brand: 'visa',
  last4: '4242',
  reference: null,
};

describe('an order as its learner sees it', () => {
  it.each<[OrderRow['status'], OrderRow['payment'], string | null, boolean]>([
    ['due', null, 'invoice', true],
    ['paid', payment, 'receipt', true],
    ['partially_refunded', payment, 'receipt', true],
    ['refunded', payment, 'receipt', false],
    ['disputed', payment, 'receipt', false],
    ['waived', null, 'receipt', false],
    ['canceled', null, null, false],
  ])('that is %s has its document, and says whether it can be reimbursed', (status, paid, document, is) => {
    expect(toOrder({ ...due, status, payment: paid })).toMatchObject({ document, is_reimbursable: is });
  });

  it('that costs nothing cannot be reimbursed', () => {
    expect(toOrder(orderOf(0))).toMatchObject({ document: 'receipt', is_reimbursable: false });
  });

  it('that is for a company’s seats cannot be reimbursed', () => {
    expect(toOrder({ ...due, course_id: null })).toMatchObject({
      document: 'invoice',
      is_reimbursable: false,
    });
  });
});
