import {
  Breadcrumbs,
  Button,
  Icon,
  icons,
  OrderReview,
  type OrderReviewProps,
  Stack,
  Timeline,
} from '@redwhiteandcode/design-system';
import type { AdminOrderDetail } from '@redwhiteandcode/lambdas/contract/orders-admin.ts';
import type { ReactNode } from 'react';
import { orderCopy as copy, ordersCopy } from '../../copy/adminOrders.ts';
import { ordersHref } from './addresses.ts';
import { OrderRefund, orderFacts, payerFacts, paymentFacts } from './orderFacts.tsx';
import { orderHistory } from './orderHistory.ts';

/** A PDF document of an order. */
export type OrderDocument = 'invoice' | 'receipt';

export interface OrderPageProps extends Pick<OrderReviewProps, 'headingRef'> {
  order: AdminOrderDetail;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Saves the invoice of an unpaid order, or the receipt. */
  onDownload: (document: OrderDocument) => void;
  /** Whether a document is being loaded. @default false */
  isDownloading?: boolean | undefined;
  /** Opens the dialog that records a payment. */
  onRecordPayment: () => void;
  /** Opens the dialog that cancels the order. */
  onCancel: () => void;
}

/** The page of an order: its facts, items, payment, refund request and history. */
export function OrderPage({ order, now, headingRef, ...actions }: OrderPageProps): ReactNode {
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: ordersCopy.title, href: ordersHref }, { label: order.id }]} />
      <OrderReview
        order={{ ...order, isProcessing: order.is_processing, isOverdue: Date.parse(order.due_at) < now }}
        facts={orderFacts(order)}
        payer={payerFacts(order)}
        payment={paymentFacts(order)}
        refund={order.refund && <OrderRefund order={order} />}
        actions={<OrderActions order={order} {...actions} />}
        history={<Timeline label={copy.history} items={orderHistory(order)} />}
        headingRef={headingRef}
      />
    </Stack>
  );
}

/** Returns the document that an order has: an unpaid one an invoice, a paid or free one a receipt. */
function documentOf({ status, payment }: AdminOrderDetail): OrderDocument | undefined {
  if (status === 'due') return 'invoice';
  return payment || status === 'waived' ? 'receipt' : undefined;
}

function OrderActions({
  order,
  onDownload,
  isDownloading,
  onRecordPayment,
  onCancel,
}: Omit<OrderPageProps, 'now' | 'headingRef'>): ReactNode {
  const document = documentOf(order);
  return (
    <>
      {order.status === 'due' && (
        <>
          <Button size="sm" onPress={onRecordPayment}>
            {copy.recordPayment}
          </Button>
          <Button size="sm" variant="neutral" onPress={onCancel}>
            {copy.cancel.open}
          </Button>
        </>
      )}
      {document && (
        <Button
          size="sm"
          variant="neutral"
          isPending={isDownloading}
          iconStart={<Icon icon={icons.download} size="sm" />}
          onPress={() => onDownload(document)}
        >
          {copy[document]}
        </Button>
      )}
    </>
  );
}
