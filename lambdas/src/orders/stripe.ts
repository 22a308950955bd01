import type Stripe from 'stripe';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { readSecret } from '../platform/secret.ts';
import { type Checkout, orderPath, type OrderRow } from '../rows/order/row.ts';
import type { PaymentFacts, SessionFacts } from './settlement.ts';

interface Access {
  client: Stripe;
  webhookSecret: string;
}

let access: Promise<Access> | undefined;

async function connect(): Promise<Access> {
  const { stripe } = environment();
  if (!stripe) throw new HttpProblem(503, 'Card payment is not available. Please pay by invoice.');
  const { secretKey, webhookSecret, secret, baseUrl } = stripe;
  const keys =
    secretKey === undefined
      ? (JSON.parse(await readSecret(secret)) as { secret_key: string; webhook_secret: string })
      : { secret_key: secretKey, webhook_secret: webhookSecret ?? '' };
  // The client is large, so it is loaded only to call Stripe.
  const { default: StripeClient } = await import('stripe');
  const url = baseUrl === undefined ? undefined : new URL(baseUrl);
  const client = new StripeClient(keys.secret_key, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 2,
    timeout: 8000,
    telemetry: false,
    httpClient: StripeClient.createFetchHttpClient(),
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return { client, webhookSecret: keys.webhook_secret };
}

/** Returns the client of Stripe's API. Throws an HttpProblem 503 if no key is configured. */
async function connected(): Promise<Access> {
  access ??= connect();
  try {
    return await access;
  } catch (error) {
    access = undefined;
    throw error;
  }
}

const stripe = async (): Promise<Stripe> => (await connected()).client;

/** Whether an error is one of these types of Stripe. Its classes are loaded only with its client. */
const isOneOf = (error: unknown, ...types: readonly string[]): error is Error & { code?: string } =>
  error instanceof Error && 'type' in error && types.includes(String(error.type));

/**
 * Returns the event of a webhook's request. Throws an HttpProblem 400 if its signature is not Stripe's or is older than
 * five minutes.
 */
export async function readEvent(body: string, signature: string): Promise<Stripe.Event> {
  const { client, webhookSecret } = await connected();
  try {
    return await client.webhooks.constructEventAsync(body, signature, webhookSecret);
  } catch (error) {
    // The client throws several kinds of errors for signatures and bodies that are not Stripe's.
    logger.warn('A webhook was refused', { reason: error instanceof Error ? error.name : 'unknown' });
    throw new HttpProblem(400, 'The signature is not valid.');
  }
}

/** Whether an event names what changed. A signed event can be without it. */
export const isAboutObject = (event: Stripe.Event): boolean => {
  const { data } = event as { data?: { object?: unknown } | null };
  return typeof data?.object === 'object' && data.object !== null;
};

/** Whether Stripe knows no such session or payment, for example one of another account or mode. */
export const isUnknown = (error: unknown): boolean =>
  isOneOf(error, 'StripeInvalidRequestError') && error.code === 'resource_missing';

/** How long a payment page can be used, in seconds. Stripe allows 30 minutes to 24 hours. */
export const checkoutSeconds = 3600;

/**
 * Starts a session of Stripe Checkout for an attempt to pay an order. Repeating a call with the same attempt returns the
 * same session. Throws StripeInvalidRequestError if the attempt is too old to be started.
 */
export async function createSession(
  order: OrderRow,
  { attempt, expires_at }: Checkout,
): Promise<SessionFacts> {
  const page = `${environment().siteUrl}${orderPath(order)}`;
  const metadata = { order_id: order.id, course_id: order.course_id ?? '' };
  const session = await (await stripe()).checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: order.id,
      customer_email: order.payer_email,
      expires_at,
      success_url: `${page}?payment=done`,
      cancel_url: `${page}?payment=stopped`,
      metadata,
      payment_intent_data: {
        metadata,
        description: descriptionOf(order),
      },
      line_items: order.items.map((item) => ({
        quantity: item.quantity,
        price_data: {
          currency: 'usd',
          unit_amount: item.amount_cents / item.quantity,
          product_data: { name: item.title.slice(0, 250) },
        },
      })),
      expand: sessionParts,
    },
    { idempotencyKey: `checkout-${order.id}-${attempt}` },
  );
  return sessionFacts(session);
}

/** Returns what Stripe shows of an order: what was bought, and for which company. */
const descriptionOf = ({ id, title, seats, payer_company }: OrderRow): string =>
  `${support.sender}: ${title}${seats ? ` for ${payer_company}` : ''} (${id})`.slice(0, 500);

const sessionParts = ['payment_intent', 'payment_intent.latest_charge'];

/** Reads the current state of a session with its payment. */
export async function readSession(sessionId: string): Promise<SessionFacts> {
  const session = await (await stripe()).checkout.sessions.retrieve(sessionId, { expand: sessionParts });
  return sessionFacts(session);
}

/** Closes a session, so that it cannot be paid any more. Returns its state, which may be paid already. */
export async function closeSession(sessionId: string): Promise<SessionFacts> {
  try {
    await (await stripe()).checkout.sessions.expire(sessionId);
  } catch (error) {
    // A completed or expired session cannot be expired.
    if (!isOneOf(error, 'StripeInvalidRequestError')) throw error;
  }
  return readSession(sessionId);
}

/** Lists the completed sessions since a time (seconds since 1970), newest first. */
export async function* listCompleted(
  since: number,
): AsyncGenerator<{ id: string; orderId: string; payment: string | undefined }> {
  const sessions = (await stripe()).checkout.sessions.list({
    created: { gte: since },
    status: 'complete',
    limit: 100,
  });
  for await (const { id, client_reference_id, payment_intent } of sessions) {
    if (client_reference_id) yield { id, orderId: client_reference_id, payment: idOf(payment_intent) };
  }
}

const idOf = (part: string | { id: string } | null | undefined): string | undefined =>
  typeof part === 'string' ? part : part?.id;

/** An unknown status is treated as open: nothing follows from it. */
const statusOf = ({ status }: Stripe.Checkout.Session): SessionFacts['status'] => {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
};

async function sessionFacts(session: Stripe.Checkout.Session): Promise<SessionFacts> {
  const intent = session.payment_intent;
  return {
    id: session.id,
    status: statusOf(session),
    isPaid: session.payment_status === 'paid',
    orderId: session.client_reference_id,
    courseId: session.metadata?.course_id || null,
    amountCents: session.amount_total,
    currency: session.currency,
    url: session.url,
    payment: intent !== null && typeof intent === 'object' ? await paymentFacts(intent) : null,
  };
}

/** Reads the current state of a payment; `orderId` is the order that it was made for. */
export async function readPayment(intentId: string): Promise<PaymentFacts> {
  const intent = await (await stripe()).paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  return paymentFacts(intent);
}

async function paymentFacts(intent: Stripe.PaymentIntent): Promise<PaymentFacts> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const { card, us_bank_account: account } = charge?.payment_method_details ?? {};
  return {
    id: intent.id,
    orderId: intent.metadata.order_id ?? null,
    hasFailed: charge?.status === 'failed' || intent.status === 'canceled',
    paidAt: new Date((charge?.created ?? intent.created) * 1000).toISOString(),
    amountCents: charge?.amount ?? intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    method: account ? 'bank_debit' : 'card',
    brand: card?.brand ?? account?.bank_name ?? null,
    last4: card?.last4 ?? account?.last4 ?? null,
    ...(await disputeFacts(charge)),
  };
}

async function disputeFacts(
  charge: Stripe.Charge | null,
): Promise<Pick<PaymentFacts, 'dispute' | 'disputedCents'>> {
  if (!charge?.disputed) return { dispute: 'none', disputedCents: 0 };
  const { data } = await (await stripe()).disputes.list({ charge: charge.id, limit: 100 });
  const lost = data.filter(({ status }) => status === 'lost');
  // An early fraud warning and an inquiry are not decided yet, but do not move money either.
  const isOpen = data.some(({ status }) => status === 'needs_response' || status === 'under_review');
  const disputedCents = lost.reduce((sum, { amount }) => sum + amount, 0);
  return { dispute: isOpen ? 'open' : lost.length > 0 ? 'lost' : 'none', disputedCents };
}

/** Pays an amount of a payment back. Repeating a call with the same key pays once. */
export async function refundPayment(
  intentId: string,
  { cents, orderId, key }: { cents: number; orderId: string; key: string },
): Promise<void> {
  try {
    await (await stripe()).refunds.create(
      {
        payment_intent: intentId,
        amount: cents,
        reason: 'requested_by_customer',
        metadata: { order_id: orderId },
      },
      { idempotencyKey: key },
    );
  } catch (error) {
    // It was refunded in Stripe's dashboard; the payment's state says so.
    if (isOneOf(error, 'StripeInvalidRequestError') && error.code === 'charge_already_refunded') return;
    throw error;
  }
}

/** Whether an error means that Stripe refused the parameters of a call, so that repeating it is useless. */
export const isRefused = (error: unknown): boolean =>
  isOneOf(error, 'StripeInvalidRequestError', 'StripeIdempotencyError');

/** Whether an error means that Stripe could not be reached or is overloaded. */
export const isUnavailable = (error: unknown): boolean =>
  isOneOf(error, 'StripeConnectionError', 'StripeRateLimitError', 'StripeAPIError');
