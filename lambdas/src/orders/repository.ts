import * as z from 'zod';
import { dayOf, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { RefundRequest } from '@redwhiteandcode/contract/orders/operations.ts';
import type { CountedPageOf, PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { addressHash } from '../platform/address-hash.ts';
import { type About, type ListQuery, listRows, listRowsAbout, readAbout } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listOwnRows } from '../platform/own-rows.ts';
import { getItem, getItems, putNew, setAttributes, type TransactItem } from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { ordersOf } from '../rows/order/read.ts';
import { type OrderRow, StoredOrder } from '../rows/order/row.ts';
import { readWaiverHolder } from '../rows/order/waiver.ts';
import { orders, refunds } from './list.ts';
import { type RefundRow, StoredRefund } from './refund-row.ts';

const Student = z.object({ full_name: z.string().nullable() });

/** Reads a learner's name. */
export const readStudentName = async (userId: string): Promise<string | null> =>
  (await getItem(keys.profile(userId), Student))?.full_name ?? null;

const ToolkitName = z.object({ toolkit_id: z.string() });
const DecidedToolkit = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  status: z.string(),
  status_by: z.string(),
  denied_on: z.string().nullable(),
  employer_name: z.string().nullable(),
  hr_email: z.string().nullable(),
  denial_reason: z.string().nullable(),
  decision: z.object({ name: z.string(), title: z.string(), sent_to: z.string().nullable() }).nullable(),
});
/** What a refund needs to know of an order's reimbursement toolkit. */
export type DecidedToolkit = z.output<typeof DecidedToolkit>;

/** Reads the toolkit of an order consistently. */
export async function readToolkitOf({
  id,
  user_id,
  course_id,
}: OrderRow): Promise<DecidedToolkit | undefined> {
  if (user_id === null || course_id === null) return undefined;
  const name = await getItem(keys.toolkitOf(user_id, course_id), ToolkitName, { consistent: true });
  const toolkit =
    name && (await getItem(keys.toolkit(name.toolkit_id), DecidedToolkit, { consistent: true }));
  return toolkit?.order_id === id ? toolkit : undefined;
}

/** Makes the item that refuses a request if the toolkit's outcome has changed since the read. */
export const sameOutcomeItem = ({ id, status, status_by }: DecidedToolkit): TransactItem => ({
  ConditionCheck: {
    Key: keys.toolkit(id),
    ConditionExpression: '#status = :status AND status_by = :by',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':by': status_by },
  },
});

/**
 * Whether a user may see an order that we made for a company: the order carries the proven address of the user. An order that
 * the company made is its owners'.
 */
export async function isContactOf(
  { account_id, seats, payer_email }: OrderRow,
  userId: string,
): Promise<boolean> {
  if (account_id === null || seats) return false;
  const contact = await readWaiverHolder(userId);
  return contact?.isProven === true && contact.email.toLowerCase() === payer_email.toLowerCase();
}

/** Lists a user's orders, and those of companies that carry the user's proven address, newest first. */
export async function listOrders(userId: string, page: PageQuery): Promise<PageOf<OrderRow>> {
  const contact = await readWaiverHolder(userId);
  const shared = contact?.isProven
    ? [{ rows: keys.payerOrder(addressHash(contact.email)), id: 'order_id', keyOf: keys.order }]
    : [];
  return listOwnRows({ ...ordersOf(userId), shared }, page, StoredOrder);
}

/** Lists orders for admins. */
export const listAllOrders = (query: ListQuery): Promise<CountedPageOf<OrderRow>> =>
  listRows(orders, query, StoredOrder);

/** Reads several orders by their IDs; missing ones are left out. */
export const readOrders = (ids: readonly string[]): Promise<OrderRow[]> =>
  getItems(ids.map(keys.order), StoredOrder);

const ReceiptCount = z.object({ receipts: z.int() });

/**
 * Returns the next receipt number of a payment's year and the item that claims it. It is refused if another receipt got
 * the number, so that the numbers of a year have no gaps.
 */
export async function receiptItem(paidAt: string): Promise<{ number: string; item: TransactItem }> {
  const year = yearOf(dayOf('paid', paidAt));
  const key = keys.receiptCount(year);
  const last = (await getItem(key, ReceiptCount, { consistent: true }))?.receipts ?? 0;
  const number = `RWC-R-${year}-${String(last + 1).padStart(6, '0')}`;
  if (last === 0) return { number, item: putNew({ ...key, receipts: 1 }) };
  const options = { condition: 'receipts = :last', values: { ':last': last } };
  return { number, item: setAttributes(key, { receipts: last + 1 }, options) };
}

/** Reads the latest refund request of an order consistently. */
export const readRefund = (orderId: string): Promise<RefundRow | undefined> =>
  getItem(keys.refund(orderId), StoredRefund, { consistent: true });

/** Lists refund requests for admins, with their learners and courses. */
export async function listRefunds(query: ListQuery): Promise<CountedPageOf<About & { row: RefundRow }>> {
  return listRowsAbout(refunds, query, StoredRefund);
}

/** Reads the learner and the course of a refund request. */
export const readRefundAbout = async (row: RefundRow): Promise<Partial<About>> =>
  (await readAbout(refunds, [row]))[0] ?? {};

/** Makes the items that write a refund request and count it; `before` is the denied request that it replaces. */
export function newRefundItems(row: RefundRow, before: RefundRow | undefined): TransactItem[] {
  const item = {
    ...keys.refund(row.order_id),
    ...indexes.refunds(row.requested_at, row.user_id, row.id),
    ...row,
  };
  return [
    before
      ? {
          Put: {
            Item: item,
            ConditionExpression: 'version = :before',
            ExpressionAttributeValues: { ':before': before.version },
          },
        }
      : putNew(item),
    ...countChange(row.user_id, refunds, before, row),
  ];
}

/** Makes the items that change a refund request and the totals. The first is refused if it has changed since the read. */
export const changedRefundItems = (
  before: RefundRow,
  change: Partial<RefundRow>,
): { row: RefundRow; items: TransactItem[] } => {
  const row = { ...before, ...change, version: before.version + 1 };
  const options = { condition: 'version = :was', values: { ':was': before.version } };
  return {
    row,
    items: [
      setAttributes(keys.refund(before.order_id), { ...change, version: row.version }, options),
      ...countChange(before.user_id, refunds, before, row),
    ],
  };
};

/** Returns a refund request as its order shows it. */
export const requestOf = ({
  status,
  ground,
  requested_at,
  amount_cents,
  reason,
  decided_at,
}: RefundRow): RefundRequest => ({ status, ground, requested_at, amount_cents, reason, decided_at });

/** Makes the items that finish an order's refund request, if it has an open one, when the money was paid back. */
export async function finishedRefundItems(
  { id, refund }: OrderRow,
  at: string,
): Promise<{ request: RefundRequest; items: TransactItem[] } | undefined> {
  if (refund?.status !== 'requested' && refund?.status !== 'approved') return undefined;
  const before = await readRefund(id);
  if (!before) throw new Error('An order’s refund request is missing.');
  const { row, items } = changedRefundItems(before, {
    status: 'refunded',
    decided_at: before.decided_at ?? at,
  });
  return { request: requestOf(row), items };
}

/** Reads the refund requests that were approved and may not have been paid back yet. */
export const listApprovedRefunds = async (): Promise<RefundRow[]> => {
  const query = { status: 'approved', order: 'ascending', limit: 100 } as const;
  return (await listRefunds(query)).items.map(({ row }) => row);
};

const Account = z.object({ id: z.string(), company_name: z.string(), primary_contact_email: z.string() });

/** Reads the company of a corporate account consistently. */
export const readAccount = (accountId: string) =>
  getItem(keys.corporateAccount(accountId), Account, { consistent: true });
