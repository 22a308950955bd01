import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  CompanyOrder,
  companyOrderOperations,
} from '@redwhiteandcode/contract/company/order-operations.ts';
import { kindOf } from '@redwhiteandcode/contract/company/term.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listOwnRows } from '../platform/own-rows.ts';
import { readPeople } from '../platform/people.ts';
import { tryWrite } from '../platform/table.ts';
import { newCompanyOrder, toCompanyOrder } from '../rows/order/company-order.ts';
import { readOrder } from '../rows/order/read.ts';
import { canceledOrder, changed, type OrderRow, StoredOrder } from '../rows/order/row.ts';
import { changedOrderItems, newOrderItems } from '../rows/order/write.ts';
import { readSeatAccount, type SeatAccount, seatStateOf } from '../rows/seat/account.ts';
import { changeUnpaid, checkOut } from './checkout.ts';
import { invoiceOf, receiptOf } from './documents.ts';
import { withdrawOrder } from './payments.ts';
import { refundRightOf, withPaidSeats } from './seat-changes.ts';
import { refundSeats } from './seat-refunds.ts';

/** Reads an order of a company. Throws the same HttpProblem 404 for another company's order as for a missing one. */
async function orderOf({ companyId, orderId }: { companyId: string; orderId: string }): Promise<OrderRow> {
  const order = await readOrder(orderId);
  return orNotFound(order?.account_id === companyId ? order : undefined, 'There is no such order.');
}

const accountOf = async (companyId: string): Promise<SeatAccount> =>
  orNotFound(await readSeatAccount(companyId), 'There is no such company.');

async function shown(row: OrderRow): Promise<CompanyOrder> {
  return toCompanyOrder(row, refundRightOf(await accountOf(row.account_id ?? ''), row));
}

const justChanged = () => new HttpProblem(409, 'This order has just changed. Please reload and try again.');

/** Implements the operations of `/api/company/{companyId}/orders`. */
export const companyOrders: Implementation<typeof companyOrderOperations> = {
  async listCompanyOrders({ params: { companyId }, query }) {
    const open = { rows: keys.openCompanyOrder(companyId), id: 'order_id', keyOf: keys.order };
    const own = { pk: indexes.orders('', `ACCOUNT#${companyId}`, '').gsi2pk, namedBy: [open] };
    const { items, next } = await listOwnRows(own, query, StoredOrder);
    return { status: 200, body: { items: items.map((row) => toCompanyOrder(row)), next } };
  },

  async orderSeats({ params: { companyId }, body, userId, idempotencyKey }) {
    const call = createdId('orderSeats', userId, idempotencyKey);
    const first = await firstCreated(call, body);
    if (first !== undefined)
      return { status: 201, body: await shown(await orderOf({ companyId, orderId: first })) };
    const [row, people] = await Promise.all([accountOf(companyId), readPeople([userId])]);
    const account = seatStateOf(row);
    const made = newCompanyOrder(body, {
      userId,
      email: people.get(userId)?.email ?? '',
      company: { id: companyId, name: row.company_name },
      account,
      kind: kindOf(account, body.is_renewal),
    });
    if (await tryWrite([claimItem(call, body, made.id), ...newOrderItems(made)])) {
      return { status: 201, body: await shown(made) };
    }
    const concurrent = await firstCreated(call, body);
    if (concurrent === undefined) {
      throw new HttpProblem(409, 'Another order is not paid yet. Pay or cancel it first.');
    }
    return { status: 201, body: await shown(await orderOf({ companyId, orderId: concurrent })) };
  },

  async getCompanyOrder({ params }) {
    return { status: 200, body: await shown(await orderOf(params)) };
  },

  async changeCompanyPayer({ params, body: { name, address, purchase_order } }) {
    const order = await orderOf(params);
    if (order.receipt_number !== null) {
      throw new HttpProblem(409, 'The receipt for this order was issued, so the payer cannot be changed.');
    }
    const after = changed(order, {
      payer_name: name,
      payer_address: address && { ...address, line2: address.line2 || null },
      purchase_order: purchase_order || null,
    });
    if (!(await tryWrite(changedOrderItems(order, after)))) throw justChanged();
    return { status: 200, body: await shown(after) };
  },

  async checkOutCompanyOrder({ params }) {
    const order = await orderOf(params);
    const isPayable =
      order.seats === null ||
      order.status !== 'due' ||
      withPaidSeats(await accountOf(params.companyId), order, businessToday()) !== undefined;
    if (!isPayable) {
      const message = 'The seats of this order can no longer be added. Cancel it, and order them again.';
      throw new HttpProblem(409, message);
    }
    const { url, order: after } = await checkOut(order.id);
    return { status: 200, body: { url, order: await shown(after) } };
  },

  async cancelCompanyOrder({ params, userId }) {
    const order = await orderOf(params);
    if (order.status !== 'canceled') {
      const event = { at: timestamp(), by: userId };
      await changeUnpaid(order.id, (unpaid) => withdrawOrder(unpaid, canceledOrder(unpaid, event)));
    }
    return { status: 200, body: await shown(await orderOf(params)) };
  },

  async getCompanyInvoice({ params }) {
    return invoiceOf(await orderOf(params));
  },

  async getCompanyReceipt({ params }) {
    return receiptOf(await orderOf(params));
  },

  async refundSeats({ params, userId }) {
    const order = await orderOf(params);
    return { status: 201, body: await shown(await refundSeats(order.id, userId)) };
  },
};
