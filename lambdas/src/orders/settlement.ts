import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { Payment } from '@redwhiteandcode/contract/orders/operations.ts';
import { changed, type OrderRow, type RecordedEvent } from '../rows/order/row.ts';

/** The current state of a payment at Stripe. Amounts are in cents of USD. */
export interface PaymentFacts {
  /** The ID of the payment intent. */
  id: string;
  orderId: string | null;
  hasFailed: boolean;
  paidAt: string;
  amountCents: number;
  refundedCents: number;
  method: 'card' | 'bank_debit';
  brand: string | null;
  last4: string | null;
  dispute: 'none' | 'open' | 'lost';
  /** The amount that was lost in disputes. */
  disputedCents: number;
}

/** The current state of a session of Stripe Checkout. */
export interface SessionFacts {
  id: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  orderId: string | null;
  courseId: string | null;
  amountCents: number | null;
  currency: string | null;
  url: string | null;
  payment: PaymentFacts | null;
}

/**
 * What follows from the state at Stripe. `paid` also issues the receipt and enrolls the learner; `reversed` also ends the
 * enrollment; `surplus` is a payment that the order did not need, and is paid back.
 */
export type Settlement =
  | { kind: 'unchanged' }
  | { kind: 'changed'; order: OrderRow }
  | { kind: 'paid'; order: OrderRow; payment: Payment }
  | { kind: 'reversed'; order: OrderRow; ground: 'refund' | 'chargeback' }
  | { kind: 'surplus'; order: OrderRow; payment: PaymentFacts };

const unchanged: Settlement = { kind: 'unchanged' };

/** Returns an order with something that an admin must look at; the same order if the admin already has the note. */
function flagged(order: OrderRow, attention: string, at: string): OrderRow | undefined {
  const isKnown = order.history.some(({ kind, note }) => kind === 'attention' && note === attention);
  return isKnown ? undefined : changed(order, { attention }, { at, kind: 'attention', note: attention });
}

const flag = (order: OrderRow, attention: string, at: string): Settlement => {
  const after = flagged(order, attention, at);
  return after ? { kind: 'changed', order: after } : unchanged;
};

/**
 * Decides what the state of a session means for its order. It depends on the states only, not on the event that led here,
 * so events may come twice, late and out of order. Nothing is granted for another amount, currency or course.
 */
export function settleSession(order: OrderRow, session: SessionFacts, at: string): Settlement {
  const { payment } = session;
  if (session.status === 'expired') return withoutCheckout(order, session);
  if (session.status === 'open') return unchanged;
  if (payment && order.stripe_payment === payment.id) return settlePayment(order, payment, at);
  if (!session.isPaid) return settleDebit(order, session, at);
  if (!payment) return unchanged;
  const isSame =
    session.amountCents === order.total_cents &&
    payment.amountCents === order.total_cents &&
    session.currency === 'usd' &&
    session.courseId === order.course_id;
  if (order.status !== 'due') return surplus(order, payment, at);
  if (!isSame) {
    const amount = dollarsAndCents(payment.amountCents);
    return flag(
      order,
      `A payment of ${amount} does not match this order (${payment.id}). Check it in Stripe.`,
      at,
    );
  }
  const { paidAt, amountCents, method, brand, last4 } = payment;
  const paid = { paid_at: paidAt, amount_cents: amountCents, method, brand, last4, reference: null };
  return {
    kind: 'paid',
    payment: paid,
    order: changed(
      order,
      { status: 'paid', payment: paid, stripe_payment: payment.id, checkout: null, is_processing: false },
      { at, kind: 'paid', note: dollarsAndCents(amountCents) },
    ),
  };
}

function surplus(order: OrderRow, payment: PaymentFacts, at: string): Settlement {
  if (payment.refundedCents >= payment.amountCents) return unchanged;
  const amount = dollarsAndCents(payment.amountCents);
  const note = `A payment of ${amount} that this order did not need was refunded (${payment.id}).`;
  return { kind: 'surplus', payment, order: flagged(order, note, at) ?? order };
}

/** Settles a bank debit, which completes the session before its result is known. */
function settleDebit(order: OrderRow, session: SessionFacts, at: string): Settlement {
  if (order.status !== 'due' || order.checkout?.session_id !== session.id) return unchanged;
  if (session.payment?.hasFailed) {
    const event = { at, kind: 'payment_failed' } as const;
    return { kind: 'changed', order: changed(order, { checkout: null, is_processing: false }, event) };
  }
  if (order.is_processing) return unchanged;
  return {
    kind: 'changed',
    order: changed(order, { is_processing: true }, { at, kind: 'payment_processing' }),
  };
}

function withoutCheckout(order: OrderRow, { id }: SessionFacts): Settlement {
  if (order.checkout?.session_id !== id) return unchanged;
  return { kind: 'changed', order: changed(order, { checkout: null, is_processing: false }) };
}

/** Decides what the state of the payment that paid an order means: refunds, in full or in part, and disputes. */
export function settlePayment(order: OrderRow, payment: PaymentFacts, at: string): Settlement {
  if (order.stripe_payment !== payment.id) return unchanged;
  const refunded = Math.min(payment.amountCents, payment.refundedCents + payment.disputedCents);
  const status = statusOf(payment, refunded);
  if (status === order.status && refunded === order.refunded_cents) return unchanged;
  const after = changed(order, { status, refunded_cents: refunded }, eventOf(order, payment, refunded, at));
  if (status !== 'refunded') return { kind: 'changed', order: after };
  return { kind: 'reversed', order: after, ground: payment.dispute === 'lost' ? 'chargeback' : 'refund' };
}

function statusOf({ amountCents, dispute }: PaymentFacts, refunded: number): OrderRow['status'] {
  if (refunded >= amountCents) return 'refunded';
  if (dispute === 'open') return 'disputed';
  return refunded > 0 ? 'partially_refunded' : 'paid';
}

function eventOf(
  order: OrderRow,
  { dispute }: PaymentFacts,
  refunded: number,
  at: string,
): Pick<RecordedEvent, 'at' | 'kind' | 'note'> {
  const note = refunded > order.refunded_cents ? dollarsAndCents(refunded - order.refunded_cents) : null;
  if (dispute === 'open' && order.status !== 'disputed') return { at, kind: 'disputed', note };
  if (dispute === 'lost') return { at, kind: 'dispute_lost', note };
  if (order.status === 'disputed' && dispute === 'none') return { at, kind: 'dispute_won', note };
  return { at, kind: 'refunded', note };
}
