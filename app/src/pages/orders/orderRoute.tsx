import type { ReactNode } from 'react';
import { OrderView } from './OrderView.tsx';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { ordersCopy as copy } from '../../parts/orders/ordersCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { orderHref } from './OrdersPage.tsx';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { FailurePage, NotFoundPage } from '../../shell/frame/FailurePage.tsx';
import type { Route } from './+types/orderRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.orderTitle(params.orderId),
    description: copy.description,
    path: orderHref(params.orderId),
    isPrivate: true,
  });

export default function AccountOrderRoute({ params: { orderId } }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.orderTitle(orderId)}>
      <Order key={orderId} orderId={orderId} />
    </RequireSession>
  );
}

function Order({ orderId }: { orderId: string }): ReactNode {
  const query = useSessionQuery('GET /api/orders/{orderId}', { path: { orderId } });
  const { data, error, mutate } = query;
  if (data) return <OrderView order={data} onChange={(order) => void mutate(order ?? undefined)} />;
  if (error?.status === 404) {
    return (
      <NotFoundPage
        title={copy.missing}
        description={copy.missingText}
        homeHref="/account/orders"
        homeLabel={copy.back}
      />
    );
  }
  if (error) {
    return (
      <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={() => void mutate()} />
    );
  }
  return <PageLoading title={copy.orderTitle(orderId)} />;
}
