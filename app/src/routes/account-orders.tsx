import type { ReactNode } from 'react';
import { useMinute } from '../admin/useMinute.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import { useSessionList } from '../api/useSessionQuery.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { ordersCopy as copy } from '../copy/orders.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { OrdersPage } from '../pages/account/OrdersPage.tsx';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: '/account/orders', isPrivate: true });

export default function AccountOrdersRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Orders />
    </RequireSession>
  );
}

function Orders(): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/orders', {});
  return (
    <OrdersPage
      orders={data}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      now={useMinute()}
    />
  );
}
