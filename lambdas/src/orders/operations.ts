import type { Order, orderOperations } from '@redwhiteandcode/contract/orders/operations.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { tryWrite } from '../platform/table.ts';
import { createUpload } from '../platform/uploads.ts';
import { listOrdersFor, readOrder } from '../rows/order/read.ts';
import { canceledOrder, changed, type OrderRow, toOrder } from '../rows/order/row.ts';
import { changedOrderItems } from '../rows/order/write.ts';
import { changeUnpaid, checkOut, unavailable } from './checkout.ts';
import { invoiceOf, receiptOf } from './documents.ts';
import { settleByPayment, settleBySession, withdrawOrder } from './payments.ts';
import { entitlementOf, requestRefund } from './refunds.ts';
import * as repository from './repository.ts';
import { denialIn, isRefundable } from './rules.ts';
import { isAboutObject, readEvent } from './stripe.ts';

const noSuchOrder = 'There is no such order.';

/**
 * Reads an order of this learner, or of a company whose contact the user is. Throws the same HttpProblem 404 for another
 * learner's order as for a missing one.
 */
async function ownOrder(orderId: string, userId: string): Promise<OrderRow> {
  const order = orNotFound(await readOrder(orderId), noSuchOrder);
  const isOwn = order.user_id === userId || (await repository.isContactOf(order, userId));
  return orNotFound(isOwn ? order : undefined, noSuchOrder);
}

/** Returns an order as its learner sees it, with what the refund rule gives and the employer's denial. */
async function shown(row: OrderRow): Promise<Order> {
  const [entitlement, toolkit] = await Promise.all([
    entitlementOf(row),
    isRefundable(row) ? repository.readToolkitOf(row) : undefined,
  ]);
  return { ...toOrder(row), entitlement, denial: denialIn(toolkit) };
}

const justChanged = () => new HttpProblem(409, 'This order has just changed. Please reload and try again.');

/** Throws an HttpProblem 409 if a learner can no longer withdraw an unpaid order. */
async function requireWithdrawable(order: OrderRow): Promise<void> {
  if (order.status !== 'due' || (await entitlementOf(order))?.is_due) return;
  throw new HttpProblem(
    409,
    'This order can no longer be withdrawn. Please write to us if you cannot pay it.',
  );
}

/** Implements the operations of `/api/orders` and Stripe's webhook. */
export const orders: Implementation<typeof orderOperations> = {
  async listOrders({ query, userId }) {
    if (query.course_id !== undefined) {
      const items = await listOrdersFor(userId, query.course_id);
      return { status: 200, body: { items: items.map(toOrder), next: null } };
    }
    const { items, next } = await repository.listOrders(userId, query);
    return { status: 200, body: { items: items.map(toOrder), next } };
  },

  async getOrder({ params, userId }) {
    return { status: 200, body: await shown(await ownOrder(params.orderId, userId)) };
  },

  async changePayer({ params, body: { name, company, address, purchase_order }, userId }) {
    const order = await ownOrder(params.orderId, userId);
    if (order.receipt_number !== null) {
      throw new HttpProblem(409, 'The receipt for this order was issued, so the payer cannot be changed.');
    }
    const after = changed(order, {
      payer_name: name,
      payer_company: company || null,
      payer_address: address && { ...address, line2: address.line2 || null },
      purchase_order: purchase_order || null,
    });
    if (!(await tryWrite(changedOrderItems(order, after)))) throw justChanged();
    return { status: 200, body: await shown(after) };
  },

  async checkOut({ params, userId }) {
    await ownOrder(params.orderId, userId);
    const { url, order } = await checkOut(params.orderId);
    return { status: 200, body: { url, order: await shown(order) } };
  },

  async cancelOrder({ params, userId }) {
    const order = await ownOrder(params.orderId, userId);
    if (order.status === 'canceled') return { status: 200, body: await shown(order) };
    await requireWithdrawable(order);
    await changeUnpaid(order.id, (unpaid) =>
      withdrawOrder(unpaid, canceledOrder(unpaid, { at: timestamp(), by: userId }), {
        mayEnd: requireWithdrawable,
      }),
    );
    return { status: 200, body: await shown(await ownOrder(order.id, userId)) };
  },

  async getInvoice({ params, userId }) {
    return invoiceOf(await ownOrder(params.orderId, userId));
  },

  async getReceipt({ params, userId }) {
    return receiptOf(await ownOrder(params.orderId, userId));
  },

  async createDenialUpload({ params, body, userId }) {
    await ownOrder(params.orderId, userId);
    return { status: 201, body: await createUpload(userId, body) };
  },

  async requestRefund({ params, body, userId }) {
    await ownOrder(params.orderId, userId);
    return { status: 201, body: await shown(await requestRefund(params.orderId, userId, body)) };
  },

  async receiveStripeEvent({ rawBody, headers }) {
    const event = await readEvent(rawBody, headers['stripe-signature'] ?? '');
    const received = { status: 200, body: { received: true } } as const;
    // Stripe would repeat an event that fails, for days.
    if (!isAboutObject(event)) {
      logger.warn('An event of Stripe has no object');
      return received;
    }
    // The event only says what changed. The state is read from Stripe, so the order of events does not matter.
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed':
      case 'checkout.session.expired':
        await settleBySession(event.data.object.id).catch(unavailable);
        break;
      case 'charge.refunded':
      case 'charge.dispute.created':
      case 'charge.dispute.closed': {
        const { payment_intent: intent } = event.data.object;
        const id = typeof intent === 'string' ? intent : intent?.id;
        if (id !== undefined) await settleByPayment(id).catch(unavailable);
      }
    }
    return received;
  },
};
