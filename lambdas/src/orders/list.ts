import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';
import { type OrderRow, orderTotals } from '../rows/order/row.ts';
import type { RefundRow } from './refund-row.ts';

/** The list of all orders. */
export const orders: ListDescriptor<'orders', OrderRow> = {
  name: 'orders',
  allRows: { index: 'gsi1', pk: indexes.orders('', '', '').gsi1pk },
  rowsOfUser: (userId) => ({ index: 'gsi2', pk: indexes.orders('', userId, '').gsi2pk }),
  words: [
    'id',
    'payer_name',
    'payer_email',
    'payer_company',
    'receipt_number',
    'void_receipt_numbers',
    'title',
  ],
  sorts: { payer_name: 'payer_name', total_cents: 'total_cents' },
  states: { status: 'status', user_id: 'user_id' },
  totals: orderTotals,
};

/** The list of all refund requests. */
export const refunds: ListDescriptor<'refunds', RefundRow> = {
  name: 'refunds',
  allRows: { index: 'gsi1', pk: indexes.refunds('', '', '').gsi1pk },
  words: ['person.full_name', 'person.email', 'course.title', 'order_id'],
  sorts: { amount_cents: 'amount_cents' },
  states: { status: 'status' },
  totals: ({ status }) => ({ requested_refunds: Number(status === 'requested') }),
  family: 'REFUNDS#',
};

/** The domain's searchable lists, by name. */
export const lists = { orders, refunds };
