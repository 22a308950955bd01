import type { Stripe } from 'stripe';
import type { ChargeRecord, DisputeRecord, IntentRecord, RefundRecord, SessionRecord } from './records.ts';
import type { Store } from './store.ts';

/** The parts of an object that the caller wants in full, by Stripe's names: `payment_intent.latest_charge`. */
export type Expand = readonly string[];

const within = (expand: Expand, name: string): string[] =>
  expand.flatMap((part) => (part.startsWith(`${name}.`) ? [part.slice(name.length + 1)] : []));

const isExpanded = (expand: Expand, name: string): boolean =>
  expand.some((part) => part === name || part.startsWith(`${name}.`));

/** Returns a session as Stripe's API shows it. */
export function sessionObject(
  store: Store,
  record: SessionRecord,
  pagesUrl: string,
  expand: Expand = [],
): Partial<Stripe.Checkout.Session> {
  const intent = record.payment_intent === null ? undefined : store.get('intent', record.payment_intent);
  return {
    id: record.id,
    object: 'checkout.session',
    amount_subtotal: record.amount_total,
    amount_total: record.amount_total,
    cancel_url: record.cancel_url,
    client_reference_id: record.client_reference_id,
    created: record.created,
    currency: record.currency,
    customer: null,
    customer_email: record.customer_email,
    expires_at: record.expires_at,
    livemode: false,
    metadata: record.metadata,
    mode: 'payment',
    payment_intent:
      intent && isExpanded(expand, 'payment_intent')
        ? (intentObject(store, intent, within(expand, 'payment_intent')) as Stripe.PaymentIntent)
        : record.payment_intent,
    payment_method_types: ['card', 'us_bank_account'],
    payment_status: record.payment_status,
    status: record.status,
    success_url: record.success_url,
    url: record.status === 'open' ? `${pagesUrl}${record.id}` : null,
  };
}

/** Returns a payment intent as Stripe's API shows it. */
export function intentObject(
  store: Store,
  record: IntentRecord,
  expand: Expand = [],
): Partial<Stripe.PaymentIntent> {
  const charge = store.get('charge', record.latest_charge);
  return {
    id: record.id,
    object: 'payment_intent',
    amount: record.amount,
    amount_received: record.status === 'succeeded' ? record.amount : 0,
    created: record.created,
    currency: record.currency,
    description: record.description,
    latest_charge:
      charge && isExpanded(expand, 'latest_charge')
        ? (chargeObject(charge) as Stripe.Charge)
        : record.latest_charge,
    livemode: false,
    metadata: record.metadata,
    status: record.status,
  };
}

function methodDetails({ method }: ChargeRecord): Partial<Stripe.Charge.PaymentMethodDetails> {
  if (method.type === 'card') {
    const { brand, last4, exp_month, exp_year } = method;
    return {
      type: 'card',
      card: { brand, last4, exp_month, exp_year } as Stripe.Charge.PaymentMethodDetails.Card,
    };
  }
  const { bank_name, last4 } = method;
  const account = { bank_name, last4 } as Stripe.Charge.PaymentMethodDetails.UsBankAccount;
  return { type: 'us_bank_account', us_bank_account: account };
}

/** Returns a charge as Stripe's API shows it. */
export const chargeObject = (record: ChargeRecord): Partial<Stripe.Charge> => ({
  id: record.id,
  object: 'charge',
  amount: record.amount,
  amount_captured: record.status === 'succeeded' ? record.amount : 0,
  amount_refunded: record.amount_refunded,
  billing_details: {
    address: {
      city: null,
      country: null,
      line1: null,
      line2: null,
      postal_code: record.billing.postal_code,
      state: null,
    },
    email: record.billing.email,
    name: record.billing.name,
    phone: null,
    tax_id: null,
  },
  captured: record.status === 'succeeded',
  created: record.created,
  currency: record.currency,
  description: record.description,
  disputed: record.disputed,
  failure_code: record.failure?.code ?? null,
  failure_message: record.failure?.message ?? null,
  livemode: false,
  metadata: record.metadata,
  paid: record.status === 'succeeded',
  payment_intent: record.payment_intent,
  payment_method_details: methodDetails(record) as Stripe.Charge.PaymentMethodDetails,
  receipt_number: null,
  refunded: record.amount_refunded === record.amount,
  status: record.status,
});

/** Returns a refund as Stripe's API shows it. */
export const refundObject = (record: RefundRecord): Partial<Stripe.Refund> => ({
  id: record.id,
  object: 'refund',
  amount: record.amount,
  charge: record.charge,
  created: record.created,
  currency: record.currency,
  metadata: record.metadata,
  payment_intent: record.payment_intent,
  reason: record.reason as Stripe.Refund.Reason | null,
  status: 'succeeded',
});

/** Returns a dispute as Stripe's API shows it. */
export const disputeObject = (record: DisputeRecord): Partial<Stripe.Dispute> => ({
  id: record.id,
  object: 'dispute',
  amount: record.amount,
  charge: record.charge,
  created: record.created,
  currency: record.currency,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: record.payment_intent,
  reason: record.reason,
  status: record.status,
});
