import { isDayOver, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  icons,
  OrderCard,
  Section,
  Skeleton,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { ordersCopy as copy } from '../../parts/orders/ordersCopy.ts';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';

/** Returns the address of an order's page. */
export const orderHref = (id: string): string => `/account/orders/${id}`;

export interface OrdersPageProps {
  /** Undefined while they are loading. */
  orders: readonly Order[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** The current time, in milliseconds since 1970. */
  now: number;
}

/** The list of a learner's orders, newest first. */
export function OrdersPage(props: OrdersPageProps): ReactNode {
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.description} />
        <Orders {...props} />
      </Stack>
    </Section>
  );
}

function Orders({ orders, error, onRetry, now }: OrdersPageProps): ReactNode {
  if (!orders && error !== undefined) {
    return <ErrorState title={copy.failure} description={error} onRetry={onRetry} />;
  }
  if (!orders) return <Skeleton shape="block" height="10rem" />;
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={icons.receiptText} size="lg" />}
        title={copy.empty}
        description={copy.emptyText}
        action={<ButtonLink href="/courses">{copy.browse}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={16}>
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          href={orderHref(order.id)}
          order={{
            ...withDays(order, { created_at: 'ordered', due_at: 'due' }),
            title: order.items.map(({ title }) => title).join(', '),
            isProcessing: order.is_processing,
            isOverdue: isDayOver('due', order.due_at, now),
          }}
        />
      ))}
    </Stack>
  );
}
