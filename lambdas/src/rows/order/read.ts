import * as z from 'zod';
import { indexes, keys } from '../../platform/keys.ts';
import { listAllOwnRows, type OwnRows } from '../../platform/own-rows.ts';
import { getItem, listAll } from '../../platform/table.ts';
import { type OrderRow, StoredOrder } from './row.ts';

/** Reads an order consistently. */
export const readOrder = (id: string): Promise<OrderRow | undefined> =>
  getItem(keys.order(id), StoredOrder, { consistent: true });

const OpenOrder = z.object({ order_id: z.string() });

/** Reads a learner's unpaid order for a course consistently. */
export async function readOpenOrder(userId: string, courseId: string): Promise<OrderRow | undefined> {
  const open = await getItem(keys.openOrder(userId, courseId), OpenOrder, { consistent: true });
  return open && readOrder(open.order_id);
}

/** Lists the IDs of a learner's unpaid orders for courses consistently. */
export async function listOpenOrderIds(userId: string): Promise<string[]> {
  const { pk, sk: prefix } = keys.openOrder(userId, '');
  return (await listAll({ pk, prefix, consistent: true }, OpenOrder)).map(({ order_id }) => order_id);
}

/** Where a learner's orders are. */
export const ordersOf = (userId: string): OwnRows => ({
  pk: indexes.orders('', userId, '').gsi2pk,
  namedBy: [keys.enrollment(userId, ''), keys.openOrder(userId, '')].map((rows) => ({
    rows,
    id: 'order_id',
    keyOf: keys.order,
  })),
});

/** Lists all orders of a learner, newest first. */
export const listEveryOrder = (userId: string): Promise<OrderRow[]> =>
  listAllOwnRows(ordersOf(userId), StoredOrder);

/** Lists a learner's orders for a course, newest first. */
export const listOrdersFor = async (userId: string, courseId: string): Promise<OrderRow[]> =>
  (await listEveryOrder(userId)).filter(({ course_id }) => course_id === courseId);

/** Returns the learner's newest order for a course that was paid and not refunded; undefined if there is none. */
export const readPaidOrder = async (userId: string, courseId: string): Promise<OrderRow | undefined> =>
  (await listOrdersFor(userId, courseId)).find(
    ({ status }) => status === 'paid' || status === 'partially_refunded',
  );
