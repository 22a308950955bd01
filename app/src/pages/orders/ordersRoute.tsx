import type { ReactNode } from 'react';
import { useMinute } from '../../shell/clock/useMinute.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { ordersCopy as copy } from '../../parts/orders/ordersCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { OrdersPage } from './OrdersPage.tsx';

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
