import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { SeatRefund } from '@redwhiteandcode/contract/company/term.ts';
import { timestamp } from '../platform/clock.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { retry } from '../platform/retry.ts';
import { tryWrite } from '../platform/table.ts';
import { readOrder } from '../rows/order/read.ts';
import { changed, type OrderRow } from '../rows/order/row.ts';
import { changedOrderItems } from '../rows/order/write.ts';
import { readSeatAccount } from '../rows/seat/account.ts';
import { refundRequestedMail } from './mails.ts';
import { currentEmail } from './payments.ts';
import { newRequest, payBack } from './refunds.ts';
import { newRefundItems, requestOf } from './repository.ts';
import { refundRightOf, withoutSeats } from './seat-changes.ts';
import { changedSeatItems } from './seats.ts';

const maxAttempts = 20;

const reasons: Record<NonNullable<SeatRefund['reason']>, (right: SeatRefund) => string> = {
  'window-over': ({ ends_at }) => `The time for a refund ended on ${dateOf('refunded', ends_at)}.`,
  'seat-used': () => 'A seat was used since you bought these seats, so they cannot be refunded.',
};

const orderOf = async (id: string): Promise<OrderRow> =>
  orNotFound(await readOrder(id), 'There is no such order.');

/**
 * Takes the seats of a paid order off its account and pays the price back: at once if Stripe received the payment, otherwise
 * an admin sends the money. The seats end in the transaction that makes the request, and only if none was used until then, so
 * that no seat is used for money that goes back. A repeated request returns the first one.
 */
export async function refundSeats(orderId: string, userId: string): Promise<OrderRow> {
  await retry(maxAttempts, 'An account changed during every attempt to give its seats back', async () => {
    const order = await orderOf(orderId);
    if (order.refund) return true;
    const account = await readSeatAccount(order.account_id ?? '');
    const right = account && refundRightOf(account, order);
    const after = account && withoutSeats(account, order);
    if (!right || !after || right.reason) {
      const reason = right?.reason && reasons[right.reason](right);
      throw new HttpProblem(409, reason ?? 'A refund for this order cannot be requested.');
    }
    const isOnline = order.stripe_payment !== null;
    const made = newRequest(order, {
      ground: 'window',
      note: null,
      letter_key: null,
      denial: null,
      userId,
      request_mark: undefined,
    });
    const at = made.requested_at;
    const row = isOnline ? { ...made, status: 'approved' as const, decided_at: at } : made;
    const asked = changed(
      order,
      { refund: requestOf(row), seats: order.seats && { ...order.seats, ended_at: timestamp() } },
      { at, kind: 'refund_requested', by: userId },
    );
    const mail = isOnline
      ? undefined
      : queueMail({ ...refundRequestedMail(asked), to: await currentEmail(asked) });
    const isWritten = await tryWrite([
      ...newRefundItems(row, undefined),
      ...changedOrderItems(order, asked),
      ...changedSeatItems(account, after),
      ...(mail ? [mail.item] : []),
    ]);
    if (isWritten) await mail?.deliver();
    return isWritten || undefined;
  });
  // The schedule repeats what fails here.
  await payBack(orderId, null).catch((error: unknown) => {
    logger.error('A refund could not be paid back; it will be retried', { order: orderId, error });
  });
  return orderOf(orderId);
}
