import { dayOf, todayAnywhere } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { paymentRules } from '@redwhiteandcode/contract/orders/rules.ts';
import type { orderAdminOperations } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ListQuery } from '../platform/admin-list.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { claimItem, claimItems, createdId, firstCreated } from '../platform/idempotency.ts';
import { readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { transact, tryWrite } from '../platform/table.ts';
import { readTotals } from '../platform/totals.ts';
import { linkToUpload } from '../platform/uploads.ts';
import { readOrder } from '../rows/order/read.ts';
import { canceledOrder, changed, newOrder, type OrderRow } from '../rows/order/row.ts';
import { newOrderItems } from '../rows/order/write.ts';
import { changeUnpaid } from './checkout.ts';
import { isCorrect, paidAtOf, recordedPayment, writeCorrection } from './corrections.ts';
import { invoiceOf, receiptOf } from './documents.ts';
import { canceledMail } from './mails.ts';
import { payOrder, withdrawOrder } from './payments.ts';
import {
  approveRefund,
  checkDenial,
  denyRefund,
  entitlementOf,
  objectionOf,
  refundDetail,
} from './refunds.ts';
import * as repository from './repository.ts';
import {
  orderColumns,
  refundColumns,
  summaryOf,
  toAdminDetail,
  toAdminOrder,
  toAdminRefund,
} from './rules.ts';

/** The most attempts of a correction, if other receipts of the year are issued at the same time. */
const maxCorrections = 20;

const orderOrProblem = async (id: string): Promise<OrderRow> =>
  orNotFound(await readOrder(id), 'There is no such order.');

async function detailOf(row: OrderRow) {
  const [people, entitlement] = await Promise.all([
    readPeople(row.history.map(({ by }) => by ?? undefined)),
    entitlementOf(row),
  ]);
  return toAdminDetail(row, people, entitlement);
}

const freshDetail = async (id: string) => detailOf(await orderOrProblem(id));

const listAdminOrders = async (query: ListQuery) => {
  const { items, ...page } = await repository.listAllOrders(query);
  return { items: items.map(toAdminOrder), ...page };
};

const listAdminRefunds = async (query: ListQuery) => {
  const { items, ...page } = await repository.listRefunds(query);
  const objections = await Promise.all(items.map(({ row }) => objectionOf(row)));
  return {
    items: items.map(({ row, ...about }, at) =>
      toAdminRefund({ ...row, objection: objections[at] ?? null }, about),
    ),
    ...page,
  };
};

const seatTitle = (seats: number): string => `${seats} ${seats === 1 ? 'seat' : 'seats'} for employees`;

/** Returns the days on which an order can have been paid: from its own until today, wherever the admin is. */
const paymentDaysOf = ({ created_at }: OrderRow) => ({
  orderedOn: dayOf('ordered', created_at),
  today: todayAnywhere().to,
});

const learnerOf = ({ user_id }: OrderRow): string | undefined => user_id ?? undefined;

/** Implements the operations of `/api/admin/orders`, `/api/admin/refunds`, and the orders of corporate accounts. */
export const ordersAdmin: Implementation<typeof orderAdminOperations> = {
  listAllOrders: listingOf(listAdminOrders),
  exportOrders: exportOf(orderColumns, listAdminOrders),

  async getOrderSummary() {
    return { status: 200, body: summaryOf(await readTotals()) };
  },

  async getAdminOrder({ params }) {
    return { status: 200, body: await freshDetail(params.orderId) };
  },

  async recordPayment({ params, body, userId, idempotencyKey: key }) {
    const order = await orderOrProblem(params.orderId);
    const claim = () => claimItems('recordPayment', userId, { key, request: [params, body] });
    await claim();
    const { amount_cents, paid_on, method, reference, version } = body;
    const { payment } = order;
    // A repeated request whose first response was lost changes nothing.
    if (payment?.amount_cents === amount_cents && isCorrect(payment, body)) {
      return { status: 200, body: await detailOf(order) };
    }
    if (order.version !== version) {
      throw staleProblem('This order has changed since you opened it.', await detailOf(order));
    }
    const dayProblem = paymentRules.day(paymentDaysOf(order))(paid_on);
    if (dayProblem) throw fieldProblem(422, 'body.paid_on', dayProblem);
    if (amount_cents !== order.total_cents) {
      throw fieldProblem(422, 'body.amount_cents', paymentRules.amount(order.total_cents)('') ?? '');
    }
    const recorded = {
      paid_at: paidAtOf(paid_on),
      amount_cents,
      method,
      brand: null,
      last4: null,
      reference,
    };
    const event = { at: timestamp(), kind: 'paid', by: userId, note: dollarsAndCents(amount_cents) } as const;
    const changes = [
      { field: 'amount', after: dollarsAndCents(amount_cents) },
      { field: 'date', after: paid_on },
      { field: 'method', after: method },
      { field: 'reference', after: reference },
    ];
    const audit = auditItem(userId, 'Recorded a payment', order.id, changes, learnerOf(order));
    await changeUnpaid(order.id, async (unpaid) => {
      const paid = changed(unpaid, { status: 'paid', payment: recorded, checkout: null }, event);
      return payOrder(unpaid, paid, recorded, [audit, ...(await claim())]);
    });
    return { status: 200, body: await freshDetail(order.id) };
  },

  async correctPayment({ params, body, userId, idempotencyKey: key }) {
    const { version, ...correction } = body;
    const row = await retry(
      maxCorrections,
      'The receipts of a year changed during every correction',
      async () => {
        const order = await orderOrProblem(params.orderId);
        const claim = await claimItems('correctPayment', userId, { key, request: [params, body] });
        // A repeated request whose first response was lost changes nothing.
        if (isCorrect(recordedPayment(order), correction)) return order;
        if (order.version !== version) {
          throw staleProblem('This order has changed since you opened it.', await detailOf(order));
        }
        const dayProblem = paymentRules.day(paymentDaysOf(order))(correction.paid_on);
        if (dayProblem) throw fieldProblem(422, 'body.paid_on', dayProblem);
        return (await writeCorrection(order, correction, userId, claim))
          ? orderOrProblem(order.id)
          : undefined;
      },
    );
    return { status: 200, body: await detailOf(row) };
  },

  async cancelAnyOrder({ params, body: { reason }, userId }) {
    const order = await orderOrProblem(params.orderId);
    if (order.status === 'canceled') return { status: 200, body: await detailOf(order) };
    const event = { at: timestamp(), by: userId, note: reason };
    const change = { field: 'reason', after: reason };
    const audit = auditItem(userId, 'Canceled an order', order.id, [change], learnerOf(order));
    await changeUnpaid(order.id, (unpaid) => {
      const canceled = canceledOrder(unpaid, event);
      return withdrawOrder(unpaid, canceled, { more: [audit], mail: canceledMail(canceled, reason) });
    });
    return { status: 200, body: await freshDetail(order.id) };
  },

  async getAnyInvoice({ params }) {
    return invoiceOf(await orderOrProblem(params.orderId));
  },

  async getAnyReceipt({ params }) {
    return receiptOf(await orderOrProblem(params.orderId));
  },

  async createSeatOrder({ params: { accountId }, body, userId, idempotencyKey }) {
    const account = orNotFound(await repository.readAccount(accountId), 'There is no such account.');
    const { seats, seat_price_cents, purchase_order } = body;
    const amount = seats * seat_price_cents;
    const item = {
      course_id: null,
      title: seatTitle(seats),
      quantity: seats,
      duration: null,
      hours: null,
      list_price_cents: amount,
      discount_cents: 0,
      amount_cents: amount,
    };
    const { company_name, primary_contact_email: email } = account;
    const made = newOrder({
      items: [item],
      createdAt: timestamp(),
      by: userId,
      owner: { accountId },
      payer: { name: company_name, email, company: company_name },
      purchaseOrder: purchase_order || null,
    });
    const call = createdId('createSeatOrder', userId, idempotencyKey);
    const audit = auditItem(userId, 'Created an order for seats', company_name, [
      { field: 'seats', after: String(seats) },
      { field: 'total', after: dollarsAndCents(amount) },
    ]);
    if (await tryWrite([claimItem(call, body, made.id), ...newOrderItems(made), audit])) {
      return { status: 201, body: await detailOf(made) };
    }
    return { status: 201, body: await freshDetail((await firstCreated(call, body)) ?? '') };
  },

  listRefunds: listingOf(listAdminRefunds),
  exportRefunds: exportOf(refundColumns, listAdminRefunds),

  async approveRefund({ params, body, userId }) {
    const row = await approveRefund(params.refundId, userId, body.objection);
    return { status: 200, body: await refundDetail(row) };
  },

  async denyRefund({ params, body, userId }) {
    return { status: 200, body: await refundDetail(await denyRefund(params.refundId, userId, body.reason)) };
  },

  async checkDenial({ params, body, userId }) {
    return { status: 200, body: await refundDetail(await checkDenial(params.refundId, userId, body.note)) };
  },

  async getDenialLetter({ params, userId }) {
    const refund = orNotFound(
      await repository.readRefund(params.refundId),
      'There is no such refund request.',
    );
    const key = orNotFound(refund.letter_key ?? undefined, 'This request has no letter.');
    const extension = /\.([a-z]{3,5})$/.exec(key)?.[1] ?? 'bin';
    const link = await linkToUpload(key, `denial-${refund.order_id}.${extension}`);
    await transact([auditItem(userId, 'Opened a denial letter', refund.order_id, [], refund.user_id)]);
    return { status: 200, body: link };
  },
};
