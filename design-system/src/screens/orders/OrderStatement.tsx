import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RecordFacts, type RecordFactsProps } from './RecordFacts.tsx';
import { amountsOf, type OrderAmounts } from './orderAmounts.ts';
import { OrderStatusBadge, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';

export interface OrderStatementProps {
  order: OrderStatusBadgeProps & OrderAmounts & { id: string };
  /** The order's dates, payment and payer. */
  facts: RecordFactsProps['items'];
  /** Opens the payment page; undefined if nothing can be paid now. */
  onPay?: (() => void) | undefined;
  isPaying?: boolean | undefined;
  /** The order's document, and the function that saves it; undefined without one. */
  document?: { kind: 'invoice' | 'receipt'; onDownload: () => void; isPending: boolean } | undefined;
  /** What to know before paying, above the actions. */
  note?: ReactNode;
  /** More actions, such as canceling. */
  actions?: ReactNode;
}

/** An order as its payer sees it: number, status, items with prices, payment, and what can be done now. */
export function OrderStatement({
  order,
  facts,
  onPay,
  isPaying,
  document,
  note,
  actions,
}: OrderStatementProps): ReactNode {
  return (
    <Card as="section" aria-labelledby="order-number">
      <Stack gap={24} data-component="OrderStatement">
        <Inline gap={12}>
          <Heading level={2} size="sm" id="order-number">
            {order.id}
          </Heading>
          <OrderStatusBadge {...order} />
        </Inline>
        <RecordFacts items={[...ownAmountsOf(order), ...facts]} />
        {note}
        <Inline gap={12}>
          {onPay && (
            <Button onPress={onPay} isPending={isPaying}>
              Pay now
            </Button>
          )}
          {document && (
            <Button
              variant="neutral"
              isPending={document.isPending}
              iconStart={<Icon icon={icons.download} size="sm" />}
              onPress={document.onDownload}
            >
              Download {document.kind}
            </Button>
          )}
          {actions}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Returns the amounts of an order. The only item has no line if it costs the total: the page is named after it. */
function ownAmountsOf(order: OrderAmounts): RecordFactsProps['items'] {
  const [first, ...others] = amountsOf(order);
  if (order.items.length !== 1 || order.items[0]?.quantity !== 1 || !first) return amountsOf(order);
  const isTotal = order.items[0].list_price_cents === order.total_cents;
  return isTotal ? others : [['Price', first[1]], ...others];
}
