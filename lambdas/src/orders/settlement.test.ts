import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newOrder, type OrderRow } from '../rows/order/row.ts';
import { type PaymentFacts, type SessionFacts, settlePayment, settleSession } from './settlement.ts';

const at = '2026-05-01T12:00:00.000Z';
const cents = 295_000;
const item = {
  course_id: 'sample-course',
  title: 'Sample Course',
  quantity: 1,
  duration: '8 weeks',
  hours: 40,
  list_price_cents: cents,
  discount_cents: 0,
  amount_cents: cents,
};
const due: OrderRow = {
  ...newOrder({
    items: [item],
    createdAt: '2026-04-30T12:00:00.000Z',
    by: 'learner',
    payer: { name: 'Sample Learner', email: 'sample@example.com', company: null },
    owner: { userId: 'learner' },
  }),
  checkout: { attempt: 1, expires_at: 0, session_id: 'cs_1', url: null },
};

const payment: PaymentFacts = {
  id: 'pi_1',
  orderId: due.id,
  hasFailed: false,
  paidAt: '2026-05-01T11:59:00.000Z',
  amountCents: cents,
  refundedCents: 0,
  method: 'card',
  brand: 'visa',
  last4: '4242',
  dispute: 'none',
  disputedCents: 0,
};
const paidSession: SessionFacts = {
  id: 'cs_1',
  status: 'complete',
  isPaid: true,
  orderId: due.id,
  courseId: 'sample-course',
  amountCents: cents,
  currency: 'usd',
  url: null,
  payment,
};

const orderOf = (settlement: ReturnType<typeof settleSession>, before: OrderRow): OrderRow =>
  settlement.kind === 'unchanged' ? before : settlement.order;
const paid = orderOf(settleSession(due, paidSession, at), due);

describe('a paid session', () => {
  it('pays the order with the card’s last digits and the time of the payment', () => {
    expect(settleSession(due, paidSession, at)).toMatchObject({
      kind: 'paid',
      order: { status: 'paid', stripe_payment: 'pi_1', checkout: null },
      payment: { paid_at: payment.paidAt, amount_cents: cents, method: 'card', last4: '4242' },
    });
  });

  it('changes nothing when it is reported again', () => {
    expect(settleSession(paid, paidSession, at)).toEqual({ kind: 'unchanged' });
  });

  it.each<[string, Partial<SessionFacts>]>([
    ['amount', { amountCents: 1 }],
    ['charged amount', { payment: { ...payment, amountCents: cents - 1 } }],
    ['currency', { currency: 'eur' }],
    ['course', { courseId: 'another-course' }],
  ])('of another %s grants nothing and is shown to admins once', (_, difference) => {
    const first = settleSession(due, { ...paidSession, ...difference }, at);
    expect(first).toMatchObject({ kind: 'changed', order: { status: 'due', payment: null } });
    const flagged = orderOf(first, due);
    expect(flagged.attention).toContain('does not match');
    expect(settleSession(flagged, { ...paidSession, ...difference }, at)).toEqual({ kind: 'unchanged' });
  });

  it.each([
    ['canceled', { ...due, status: 'canceled' as const }],
    ['paid by another payment', { ...paid, stripe_payment: 'pi_0' }],
    ['free', { ...due, status: 'waived' as const, total_cents: 0 }],
  ])('of an order that is %s is paid back', (_, order) => {
    expect(settleSession(order, paidSession, at)).toMatchObject({
      kind: 'surplus',
      payment: { id: 'pi_1' },
      order: { status: order.status },
    });
    const refunded = { ...paidSession, payment: { ...payment, refundedCents: cents } };
    expect(settleSession(order, refunded, at)).toEqual({ kind: 'unchanged' });
  });
});

describe('a bank debit', () => {
  const pending = { ...paidSession, isPaid: false };

  it('is shown as processing, and fails or pays later', () => {
    const processing = orderOf(settleSession(due, pending, at), due);
    expect(processing).toMatchObject({ status: 'due', is_processing: true });
    expect(settleSession(processing, pending, at)).toEqual({ kind: 'unchanged' });
    expect(settleSession(processing, paidSession, at)).toMatchObject({
      kind: 'paid',
      order: { is_processing: false },
    });
    const failed = { ...pending, payment: { ...payment, hasFailed: true } };
    const after = orderOf(settleSession(processing, failed, at), processing);
    expect(after).toMatchObject({ status: 'due', is_processing: false, checkout: null });
    expect(settleSession(after, failed, at)).toEqual({ kind: 'unchanged' });
  });
});

describe('an expired session', () => {
  const expired = { ...paidSession, status: 'expired' as const, isPaid: false, payment: null };

  it('frees its order for the next attempt, but not a later attempt', () => {
    expect(orderOf(settleSession(due, expired, at), due).checkout).toBeNull();
    expect(settleSession(due, { ...expired, id: 'cs_0' }, at)).toEqual({ kind: 'unchanged' });
  });
});

describe('the payment of a paid order', () => {
  const settled = (facts: Partial<PaymentFacts>, order = paid) =>
    settlePayment(order, { ...payment, ...facts }, at);

  it.each<[string, Partial<PaymentFacts>, object]>([
    ['refunded in part', { refundedCents: 100 }, { status: 'partially_refunded', refunded_cents: 100 }],
    ['refunded in full', { refundedCents: cents }, { status: 'refunded', refunded_cents: cents }],
    ['disputed', { dispute: 'open' }, { status: 'disputed', refunded_cents: 0 }],
    [
      'lost in a dispute',
      { dispute: 'lost', disputedCents: cents },
      { status: 'refunded', refunded_cents: cents },
    ],
  ])('that is %s changes the order', (_, facts, order) => {
    expect(settled(facts)).toMatchObject({ order });
  });

  it('ends the enrollment only if all money is gone, with the ground', () => {
    expect(settled({ refundedCents: cents })).toMatchObject({ kind: 'reversed', ground: 'refund' });
    expect(settled({ dispute: 'lost', disputedCents: cents })).toMatchObject({
      kind: 'reversed',
      ground: 'chargeback',
    });
    expect(settled({ refundedCents: cents - 1 }).kind).toBe('changed');
  });

  it('is paid again when a dispute is won', () => {
    const disputed = orderOf(settled({ dispute: 'open' }), paid);
    expect(settled({}, disputed)).toMatchObject({
      kind: 'changed',
      order: { status: 'paid', attention: null },
    });
  });
});

const world = fc.record({
  status: fc.constantFrom<SessionFacts['status']>('open', 'complete', 'expired'),
  isPaid: fc.boolean(),
  refundedCents: fc.constantFrom(0, 100, cents),
  dispute: fc.constantFrom<PaymentFacts['dispute']>('none', 'open', 'lost'),
  hasFailed: fc.boolean(),
  intent: fc.constantFrom('pi_1', 'pi_2'),
});

it('is paid at most once and settles to the same state however often and in whatever order states are reported', () => {
  fc.assert(
    fc.property(fc.array(world, { maxLength: 12 }), (states) => {
      let order = due;
      let payments = 0;
      for (const { status, isPaid, refundedCents, dispute, hasFailed, intent } of states) {
        const facts = {
          ...payment,
          id: intent,
          refundedCents,
          dispute,
          disputedCents: dispute === 'lost' ? cents - refundedCents : 0,
          hasFailed,
        };
        const session = { ...paidSession, status, isPaid, payment: facts };
        const settlement = settleSession(order, session, at);
        if (settlement.kind === 'paid') payments++;
        const after = orderOf(settlement, order);
        // A repeated report changes nothing more.
        const again = settleSession(after, session, at);
        if (again.kind !== 'surplus' && settlement.kind !== 'paid')
          expect(again).toEqual({ kind: 'unchanged' });
        expect(after.refunded_cents).toBeLessThanOrEqual(cents);
        if (after.status !== 'due') expect(after.payment).not.toBeNull();
        order = after;
      }
      expect(payments).toBeLessThanOrEqual(1);
      expect(order.payment !== null).toBe(payments === 1);
    }),
  );
});
