import { epochSeconds, timestamp } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { retry } from '../platform/retry.ts';
import { tryWrite } from '../platform/table.ts';
import { waiveOrder } from '../rows/enrollment/purchase.ts';
import { readOrder } from '../rows/order/read.ts';
import { changed, type Checkout, type OrderRow } from '../rows/order/row.ts';
import { findWaiver, readWaiverHolder } from '../rows/order/waiver.ts';
import { changedOrderItems } from '../rows/order/write.ts';
import { applySettlement } from './payments.ts';
import { type SessionFacts, settleSession } from './settlement.ts';
import {
  checkoutSeconds,
  closeSession,
  createSession,
  isRefused,
  isUnavailable,
  readSession,
} from './stripe.ts';

const maxAttempts = 20;

/** Throws the problem of Stripe being out of reach; rethrows every other error. */
export function unavailable(error: unknown): never {
  if (isUnavailable(error)) {
    throw new HttpProblem(
      503,
      'The payment service cannot be reached. Nothing was charged. Please try again in a minute.',
      {
        headers: { 'Retry-After': '60' },
      },
    );
  }
  throw error;
}

/** Throws an HttpProblem 409 unless an order is unpaid and no bank debit of it is under way. */
function requireDue(order: OrderRow): void {
  if (order.status !== 'due') throw new HttpProblem(409, 'This order has nothing left to pay.');
  if (order.is_processing) {
    throw new HttpProblem(
      409,
      'A bank payment for this order is under way. It takes up to four business days.',
    );
  }
}

/** Writes a new attempt before Stripe is called, so that a crash after the call repeats the same call. */
async function startAttempt(order: OrderRow): Promise<OrderRow | undefined> {
  const checkout: Checkout = {
    attempt: (order.history.filter(({ kind }) => kind === 'checkout_started').length || 0) + 1,
    expires_at: epochSeconds() + checkoutSeconds,
    session_id: null,
    url: null,
  };
  const after = changed(
    order,
    { checkout },
    { at: timestamp(), kind: 'checkout_started', by: order.user_id },
  );
  return (await tryWrite(changedOrderItems(order, after))) ? after : undefined;
}

/** Returns the session of an order's attempt; undefined if the attempt cannot be continued. */
async function sessionOf(order: OrderRow): Promise<SessionFacts | undefined> {
  const { checkout } = order;
  if (!checkout) return undefined;
  if (checkout.session_id !== null) return readSession(checkout.session_id);
  try {
    return await createSession(order, checkout);
  } catch (error) {
    // The attempt was written, but Stripe was not called in time.
    if (isRefused(error)) return undefined;
    throw error;
  }
}

async function waiverOf({ user_id }: OrderRow) {
  const holder = user_id === null ? undefined : await readWaiverHolder(user_id);
  return holder ? findWaiver(holder) : null;
}

/** Continues or starts the payment of an order. Returns undefined if the order changed concurrently. */
async function advance(order: OrderRow): Promise<{ url: string | null } | undefined> {
  if (order.status !== 'due' || order.is_processing) return { url: null };
  const found = await waiverOf(order);
  if (found?.isProven) {
    await waiveOrder(order, found);
    return undefined;
  }
  const session = await sessionOf(order);
  if (!session) return (await startAttempt(order)) && undefined;
  const settlement = settleSession(order, session, timestamp());
  if (settlement.kind !== 'unchanged') {
    await applySettlement(order, settlement);
    return undefined;
  }
  if (session.status !== 'open') return (await startAttempt(order)) && undefined;
  const { checkout } = order;
  if (checkout && checkout.session_id === null) {
    const known = changed(order, { checkout: { ...checkout, session_id: session.id, url: session.url } });
    if (!(await tryWrite(changedOrderItems(order, known)))) return undefined;
  }
  return { url: session.url };
}

/**
 * Returns the payment page of an order, the same for every call until it expires, so that an order is never paid twice.
 * `url` is null if nothing is left to pay. Throws an HttpProblem 503 if Stripe cannot be reached.
 */
export async function checkOut(orderId: string): Promise<{ url: string | null; order: OrderRow }> {
  return retry(maxAttempts, 'An order changed during every attempt to pay it', async () => {
    const order = await readOrder(orderId);
    if (!order) throw new HttpProblem(404, 'There is no such order.');
    const result = await advance(order).catch(unavailable);
    return result && { ...result, order: (await readOrder(orderId)) ?? order };
  });
}

/**
 * Closes the payment page of an order, so that it can be canceled or paid in another way, and returns the order. Throws an
 * HttpProblem 409 if nothing is left to pay, or if it has just been paid.
 */
async function closeCheckout(orderId: string): Promise<OrderRow | undefined> {
  const order = await readOrder(orderId);
  if (!order) throw new HttpProblem(404, 'There is no such order.');
  requireDue(order);
  const open = await sessionOf(order).catch(unavailable);
  const session = open?.status === 'open' ? await closeSession(open.id).catch(unavailable) : open;
  if (!session || order.checkout === null) return order;
  if (order.checkout.session_id === null) {
    const checkout = { ...order.checkout, session_id: session.id };
    await tryWrite(changedOrderItems(order, changed(order, { checkout })));
    return undefined;
  }
  const settlement = settleSession(order, session, timestamp());
  if (settlement.kind === 'unchanged') return order;
  await applySettlement(order, settlement);
  return undefined;
}

/**
 * Closes the payment page of an order, then calls `change` with the order until it returns true, which means that the
 * change was written. Throws an HttpProblem 409 if nothing is left to pay, such as after a payment at the same moment.
 */
export async function changeUnpaid(
  orderId: string,
  change: (order: OrderRow) => Promise<boolean>,
): Promise<void> {
  await retry(maxAttempts, 'An order changed during every attempt to change it', async () => {
    const order = await closeCheckout(orderId);
    return order && ((await change(order)) || undefined);
  });
}
