import { ButtonLink, type OrderRow, OrdersTable, OrderTotals } from '@redwhiteandcode/design-system';
import { isDayOver, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { AdminOrder, OrderSummary } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { type ReactNode, useMemo } from 'react';
import { orderHref, ordersHref } from '../../../parts/admin/addresses.ts';
import {
  type AdminList,
  AdminListPage,
  ListSummary,
  type Summary,
} from '../../../parts/admin/AdminListPage.tsx';

/** The copy of the admin list of orders. */
export const ordersCopy = {
  title: 'Orders',
  subtitle: 'Payments, receipts and amounts due',
  description: 'The orders of learners and companies.',
  search: 'Search by number, payer or item',
  filter: {
    of: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All Statuses' },
      { value: 'due', label: 'Payment due' },
      { value: 'paid', label: 'Paid' },
      { value: 'waived', label: 'Free of charge' },
      { value: 'canceled', label: 'Canceled' },
      { value: 'refunded', label: 'Refunded' },
      { value: 'partially_refunded', label: 'Partly refunded' },
      { value: 'disputed', label: 'Disputed' },
    ],
  },
  failure: 'The orders could not be loaded',
  failureToast: { title: 'Error fetching orders' },
  ofOneUser: 'Only the orders of one user',
  showAll: 'Show all orders',
} as const;

export interface OrdersPageProps {
  list: AdminList<AdminOrder>;
  summary: Summary<OrderSummary>;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Whether only one user's orders are listed. @default false */
  isForOneUser?: boolean | undefined;
}

/** The list of all orders, or of one user's. */
export function OrdersPage({ list, summary, now, isForOneUser = false }: OrdersPageProps): ReactNode {
  const { rows } = list.table;
  const orderRows = useMemo(() => rows.map((order) => orderRow(order, now)), [rows, now]);
  return (
    <AdminListPage
      list={list}
      copy={ordersCopy}
      summary={isForOneUser ? ordersCopy.ofOneUser : undefined}
      cards={
        !isForOneUser && (
          <ListSummary summary={summary} failure={ordersCopy.failure}>
            {(totals) => <OrderTotals totals={totals} />}
          </ListSummary>
        )
      }
      actions={
        isForOneUser && (
          <ButtonLink href={ordersHref} variant="neutral">
            {ordersCopy.showAll}
          </ButtonLink>
        )
      }
    >
      <OrdersTable {...list.table} rows={orderRows} hrefOf={orderHref} />
    </AdminListPage>
  );
}

/** Returns an order as a table row at a time, in milliseconds since 1970. */
export const orderRow = ({ items, is_processing, due_at, ...order }: AdminOrder, now: number): OrderRow => ({
  ...withDays(order, { created_at: 'ordered' }),
  item: items.map(({ title }) => title).join(', '),
  isProcessing: is_processing,
  isOverdue: isDayOver('due', due_at, now),
});
