import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatUnbrokenDate } from '../../components/date/date.ts';
import { formatCents } from '../../components/money/dollars.ts';
import { OrderStatusBadge, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';

/** An order in a learner's list. The amount is in cents, dates are ISO. */
export interface ListedOrder extends OrderStatusBadgeProps {
  id: string;
  title: string;
  total_cents: number;
  created_at: string;
  due_at: string;
}

export interface OrderCardProps {
  order: ListedOrder;
  /** The address of the order's page. */
  href: string;
}

/** An order of a learner: what was ordered, the amount, the status, and the link to pay or to see it. */
export function OrderCard({ order, href }: OrderCardProps): ReactNode {
  const titleId = useId();
  const { id, title, total_cents, created_at, due_at, status } = order;
  const isDue = status === 'due' && !order.isProcessing;
  const label = isDue ? 'See order and pay' : 'See order';
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={12} data-component="OrderCard">
        <Inline justify="between" gap={12}>
          <Heading level={2} size="sm" id={titleId}>
            {title}
          </Heading>
          <OrderStatusBadge {...order} />
        </Inline>
        <Text tone="muted" size="sm">
          {formatCents(total_cents)} · ordered {formatUnbrokenDate(created_at)} · <CodeText>{id}</CodeText>
        </Text>
        <Inline gap={12}>
          <ButtonLink
            href={href}
            size="sm"
            variant={isDue ? 'primary' : 'neutral'}
            aria-label={`${label}: ${title}`}
          >
            {label}
          </ButtonLink>
          {isDue && (
            <Text tone="muted" size="sm">
              Due {formatUnbrokenDate(due_at)}
            </Text>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
