import { adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { summaryOf, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { useMinute } from '../../../shell/clock/useMinute.ts';
import { ordersCopy as copy, OrdersPage } from './OrdersPage.tsx';
import { ordersHref } from '../../../parts/admin/addresses.ts';

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
