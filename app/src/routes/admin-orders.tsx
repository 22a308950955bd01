import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { summaryOf, useAdminQuery } from '../admin/useAdminQuery.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { useMinute } from '../admin/useMinute.ts';
import { ordersCopy as copy } from '../copy/adminOrders.ts';
import { ordersHref } from '../pages/admin/addresses.ts';
import { OrdersPage } from '../pages/admin/OrdersPage.tsx';

export const meta = () => adminMeta(copy, ordersHref);

export default function AdminOrdersRoute(): ReactNode {
  const [search] = useSearchParams();
  const userId = search.get('user_id');
  const summary = useAdminQuery('GET /api/admin/orders/summary', {});
  const list = useAdminList('orders', copy, {
    states: { ...adminLists.orders.states, user_id: userId === null ? [] : [userId] },
  });
  return (
    <OrdersPage list={list} summary={summaryOf(summary)} now={useMinute()} isForOneUser={userId !== null} />
  );
}
