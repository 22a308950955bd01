import { type Deliveries, newEvent } from './events.ts';
import { chargeObject, disputeObject, sessionObject } from './objects.ts';
import type {
  ChargeRecord,
  DisputeRecord,
  EventRecord,
  IntentRecord,
  Method,
  RefundRecord,
  SessionRecord,
} from './records.ts';
import { missing, StripeError } from './stripe-error.ts';
import { newId, now, type Store } from './store.ts';

/** How long a bank debit takes here, in seconds. Stripe's takes up to four business days. */
const debitSeconds = 60;
/** How long after the payment the bank of the disputing test card contests it, in seconds. */
const disputeSeconds = 5;

/** The person's data on the payment page. */
export type Billing = ChargeRecord['billing'];

/** What happens to money: sessions are paid or expire, payments are refunded or disputed. Each change is one event. */
export function createProvider(store: Store, { pagesUrl }: { pagesUrl: () => string }) {
  let deliveries: Deliveries | undefined;
  const timers = new Set<NodeJS.Timeout>();

  function later(seconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, seconds * 1000);
    timer.unref();
    timers.add(timer);
  }

  const event = (type: string, object: unknown): { kind: 'event'; value: EventRecord } => ({
    kind: 'event',
    value: newEvent(type, object),
  });
  const shown = (session: SessionRecord) => sessionObject(store, session, pagesUrl());
  const write = (...entries: Parameters<Store['put']>): void => {
    store.put(...entries);
    deliveries?.wake();
  };

  /** Returns a session in its current state: a session that was open too long is expired. */
  function session(id: string): SessionRecord {
    const found = store.get('session', id);
    if (!found) throw missing('checkout.session', id);
    return found.status === 'open' && found.expires_at <= now() ? expire(found) : found;
  }

  function expire(open: SessionRecord): SessionRecord {
    const value: SessionRecord = { ...open, status: 'expired' };
    write({ kind: 'session', value }, event('checkout.session.expired', shown(value)));
    return value;
  }

  function recordsOf(paid: SessionRecord, method: Method, billing: Billing) {
    const isDebit = method.type === 'us_bank_account';
    const intentId = paid.payment_intent ?? newId('pi');
    const charge: ChargeRecord = {
      id: newId(isDebit ? 'py' : 'ch'),
      created: now(),
      amount: paid.amount_total,
      amount_refunded: 0,
      currency: paid.currency,
      description: paid.intent.description,
      metadata: paid.intent.metadata,
      payment_intent: intentId,
      status: isDebit ? 'pending' : 'succeeded',
      disputed: false,
      failure: null,
      method,
      billing,
    };
    const intent: IntentRecord = {
      id: intentId,
      created: now(),
      amount: paid.amount_total,
      currency: paid.currency,
      description: paid.intent.description,
      metadata: paid.intent.metadata,
      status: isDebit ? 'processing' : 'succeeded',
      latest_charge: charge.id,
      session: paid.id,
    };
    return { charge, intent };
  }

  /**
   * Pays an open session. A bank debit completes it unpaid, and is settled later. Returns false if the session is not open
   * any more, so that pressing twice pays once.
   */
  function pay(id: string, method: Method, billing: Billing): boolean {
    const open = session(id);
    if (open.status !== 'open') return false;
    const { charge, intent } = recordsOf(open, method, billing);
    const value: SessionRecord = {
      ...open,
      status: 'complete',
      payment_status: charge.status === 'succeeded' ? 'paid' : 'unpaid',
      payment_intent: intent.id,
    };
    write(
      { kind: 'charge', value: charge },
      { kind: 'intent', value: intent },
      { kind: 'session', value },
      event('checkout.session.completed', shown(value)),
    );
    if (charge.status === 'pending') later(debitSeconds, () => settle(intent.id));
    return true;
  }

  const chargeOf = (intentId: string): ChargeRecord => {
    const charge = store.get('charge', store.get('intent', intentId)?.latest_charge ?? '');
    if (!charge) throw missing('payment_intent', intentId);
    return charge;
  };

  /** Settles a pending bank debit: it is paid or fails, as its account number says. */
  function settle(intentId: string): void {
    const intent = store.get('intent', intentId);
    if (intent?.status !== 'processing') return;
    const charge = chargeOf(intentId);
    const isFailing = charge.method.type === 'us_bank_account' && charge.method.willFail;
    const paid: SessionRecord = {
      ...session(intent.session),
      payment_status: isFailing ? 'unpaid' : 'paid',
    };
    write(
      {
        kind: 'charge',
        value: {
          ...charge,
          status: isFailing ? 'failed' : 'succeeded',
          failure: isFailing
            ? { code: 'insufficient_funds', message: 'The bank account has too little money.' }
            : null,
        },
      },
      {
        kind: 'intent',
        value: { ...intent, status: isFailing ? 'requires_payment_method' : 'succeeded' },
      },
      { kind: 'session', value: paid },
      event(
        isFailing ? 'checkout.session.async_payment_failed' : 'checkout.session.async_payment_succeeded',
        shown(paid),
      ),
    );
  }

  /** Refunds a payment in full or in part. Throws Stripe's error for more than is left. */
  function refund(
    intentId: string,
    { amount, reason = null, metadata = {} }: Partial<Pick<RefundRecord, 'amount' | 'reason' | 'metadata'>>,
  ): RefundRecord {
    const charge = chargeOf(intentId);
    const left = charge.amount - charge.amount_refunded;
    if (charge.status !== 'succeeded') {
      throw new StripeError(
        400,
        `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      );
    }
    if (left === 0) {
      const message = `Charge ${charge.id} has already been refunded.`;
      throw new StripeError(400, message, { code: 'charge_already_refunded' });
    }
    const cents = amount ?? left;
    if (cents > left || cents < 1) {
      const message = `Refund amount (${cents}) is greater than unrefunded amount on charge (${left})`;
      throw new StripeError(400, message, { code: 'amount_too_large', param: 'amount' });
    }
    const value: RefundRecord = {
      id: newId('re'),
      created: now(),
      amount: cents,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intentId,
      reason,
      metadata,
    };
    const refunded = { ...charge, amount_refunded: charge.amount_refunded + cents };
    write(
      { kind: 'refund', value },
      { kind: 'charge', value: refunded },
      event('charge.refunded', chargeObject(refunded)),
    );
    return value;
  }

  /** Opens a dispute of a payment, once. */
  function dispute(intentId: string): void {
    const charge = chargeOf(intentId);
    if (charge.disputed || charge.status !== 'succeeded') return;
    const value: DisputeRecord = {
      id: newId('du'),
      created: now(),
      amount: charge.amount - charge.amount_refunded,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intentId,
      reason: 'fraudulent',
      status: 'needs_response',
    };
    write(
      { kind: 'dispute', value },
      { kind: 'charge', value: { ...charge, disputed: true } },
      event('charge.dispute.created', disputeObject(value)),
    );
  }

  /** Decides the open dispute of a payment. */
  function closeDispute(intentId: string, status: 'won' | 'lost'): void {
    const open = store
      .list('dispute')
      .find((one) => one.payment_intent === intentId && one.status === 'needs_response');
    if (!open) return;
    const value = { ...open, status };
    write({ kind: 'dispute', value }, event('charge.dispute.closed', disputeObject(value)));
  }

  /** Continues what was under way when the process ended. */
  function resume(to: Deliveries): void {
    deliveries = to;
    for (const { id, status, created } of store.list('intent')) {
      if (status === 'processing') later(Math.max(0, created + debitSeconds - now()), () => settle(id));
    }
    const sweep = setInterval(() => {
      for (const { id } of store.list('session').filter(({ status }) => status === 'open')) session(id);
    }, 1000);
    sweep.unref();
    timers.add(sweep);
  }

  return {
    session,
    expire,
    pay,
    settle,
    refund,
    dispute,
    disputeLater: (intentId: string) => later(disputeSeconds, () => dispute(intentId)),
    closeDispute,
    resume,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;
