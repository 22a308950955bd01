import { ButtonLink, type OrderRow, OrdersTable, OrderTotals } from '@redwhiteandcode/design-system';
import { isDayOver, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { AdminOrder, OrderSummary } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { type ReactNode, useMemo } from 'react';
import { ordersCopy as copy } from '../../../parts/admin/ordersCopy.ts';
import { orderHref, ordersHref } from '../../../parts/admin/addresses.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { ListSummary, type Summary } from '../../../parts/admin/ListSummary.tsx';

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
      copy={copy}
      summary={isForOneUser ? copy.ofOneUser : undefined}
      cards={
        !isForOneUser && (
          <ListSummary summary={summary} failure={copy.failure}>
            {(totals) => <OrderTotals totals={totals} />}
          </ListSummary>
        )
      }
      actions={
        isForOneUser && (
          <ButtonLink href={ordersHref} variant="neutral">
            {copy.showAll}
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
