import { epochSeconds } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { logger } from '../platform/logger.ts';
import type { OrderRow } from '../rows/order/row.ts';
import { settleBySession } from './payments.ts';
import { payApprovedRefunds } from './refunds.ts';
import { readOrders } from './repository.ts';
import { listCompleted } from './stripe.ts';

/** Longer than a bank debit takes: Stripe says up to four business days. */
const defaultDays = 8;
const batch = 100;

type Completed = { id: string; orderId: string; payment: string | undefined };

const isSettled = (order: OrderRow | undefined, { payment }: Completed): boolean =>
  order !== undefined && payment !== undefined && order.stripe_payment === payment;

async function settleUnsettled(sessions: readonly Completed[]): Promise<number> {
  const orders = new Map(
    (await readOrders(sessions.map(({ orderId }) => orderId))).map((row) => [row.id, row]),
  );
  const open = sessions.filter((session) => !isSettled(orders.get(session.orderId), session));
  for (const { id, orderId } of open) {
    try {
      await settleBySession(id);
    } catch (error) {
      logger.error('A session could not be settled; it will be retried', { order: orderId, error });
    }
  }
  return open.length;
}

/**
 * Settles the completed sessions of the last days whose webhook was lost or failed, and pays approved refunds back that
 * were interrupted. It can be repeated at any time. Returns the numbers of sessions and refunds that it looked at.
 */
export async function reconcileOrders(days = defaultDays): Promise<{ sessions: number; refunds: number }> {
  if (!environment().stripe) return { sessions: 0, refunds: 0 };
  let settled = 0;
  let pending: Completed[] = [];
  for await (const session of listCompleted(epochSeconds() - days * 86_400)) {
    pending.push(session);
    if (pending.length < batch) continue;
    settled += await settleUnsettled(pending);
    pending = [];
  }
  if (pending.length > 0) settled += await settleUnsettled(pending);
  return { sessions: settled, refunds: await payApprovedRefunds() };
}
