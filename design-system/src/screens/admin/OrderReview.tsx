import type { ReactNode, Ref } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatCents } from '../dollars.ts';
import { OrderStatusBadge, type OrderStatusBadgeProps } from '../order/OrderStatusBadge.tsx';
import { header, review, reviewColumns, titles } from './AdminTablePage.css.ts';
import { RecordFacts, type RecordFactsProps } from './RecordFacts.tsx';

/** A line of an order. Its list price is in cents, for the whole quantity. */
export interface OrderLine {
  title: string;
  quantity: number;
  list_price_cents: number;
}

/** An order's number, status and amounts, in cents. */
export interface ReviewedOrder extends OrderStatusBadgeProps {
  id: string;
  items: readonly OrderLine[];
  discount_cents: number;
  tax_cents: number;
  total_cents: number;
  refunded_cents: number;
  /** What an admin must look at; null if nothing. */
  attention: string | null;
}

export interface OrderReviewProps {
  order: ReviewedOrder;
  /** The order's dates, owner and numbers. */
  facts: RecordFactsProps['items'];
  payer: RecordFactsProps['items'];
  /** The payment; undefined without one. */
  payment: RecordFactsProps['items'] | undefined;
  /** The refund request and the link to it; undefined without one. */
  refund?: ReactNode;
  /** The buttons for what an admin can do. */
  actions?: ReactNode;
  /** The order's history, as a Timeline. */
  history: ReactNode;
  /** The heading with the number, which takes focus when the focused button is gone. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** An order with its items, payer, payment, refund request and history. */
export function OrderReview({
  order,
  facts,
  payer,
  payment,
  refund,
  actions,
  history,
  headingRef,
}: OrderReviewProps): ReactNode {
  return (
    <article className={review} aria-labelledby="order-number" data-component="OrderReview">
      <div className={header}>
        <div className={titles}>
          <Inline gap={12}>
            <Heading ref={headingRef} level={1} size="md" id="order-number">
              {order.id}
            </Heading>
            <OrderStatusBadge {...order} />
          </Inline>
        </div>
        {actions && <Inline gap={8}>{actions}</Inline>}
      </div>
      {order.attention && (
        <Alert tone="warning" title="This order needs attention">
          {order.attention}
        </Alert>
      )}
      <div className={reviewColumns}>
        <Stack gap={24}>
          <Section id="order-facts" title="Order">
            <RecordFacts items={facts} />
          </Section>
          <Section id="order-items" title="Items">
            <RecordFacts items={amountsOf(order)} />
          </Section>
          <Section id="order-payer" title="Payer">
            <RecordFacts items={payer} />
          </Section>
        </Stack>
        <Stack gap={24}>
          <Section id="order-payment" title="Payment">
            {payment ? <RecordFacts items={payment} /> : 'Nothing has been paid.'}
          </Section>
          {refund && (
            <Section id="order-refund" title="Refund request">
              {refund}
            </Section>
          )}
          <Section id="order-history" title="History">
            {history}
          </Section>
        </Stack>
      </div>
    </article>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactNode {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** Returns the lines of an order at list price, and its sums. Discount, tax and refund are left out if they are zero. */
function amountsOf(order: ReviewedOrder): [name: string, value: ReactNode][] {
  const { discount_cents, tax_cents, total_cents, refunded_cents } = order;
  const unlessZero = (name: string, cents: number, sign = ''): [string, string][] =>
    cents === 0 ? [] : [[name, `${sign}${formatCents(cents)}`]];
  return [
    ...order.items.map((line): [string, string] => [line.title, priceOf(line)]),
    ...unlessZero('Discount', discount_cents, '-'),
    ...unlessZero('Tax', tax_cents),
    ['Total', formatCents(total_cents)],
    ...unlessZero('Refunded', refunded_cents, '-'),
  ];
}

/** Returns the price of a line: '$2,950.00', or '$4,975.00 (25 × $199.00)' for several. */
function priceOf({ quantity, list_price_cents }: OrderLine): string {
  const price = formatCents(list_price_cents);
  return quantity === 1
    ? price
    : `${price} (${quantity.toLocaleString('en-US')} × ${formatCents(list_price_cents / quantity)})`;
}
