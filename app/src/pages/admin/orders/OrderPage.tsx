import {
  Breadcrumbs,
  OrderReview,
  type OrderReviewProps,
  Stack,
  Timeline,
} from '@redwhiteandcode/design-system';
import { isDayOver } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { isRecordedMethod } from '@redwhiteandcode/contract/orders/rules.ts';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ReactNode } from 'react';
import { orderCopy as copy } from './orderCopy.ts';
import { ordersCopy } from './OrdersPage.tsx';
import { ordersHref } from '../../../parts/admin/addresses.ts';
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
  /** Opens the dialog that corrects a recorded payment. */
  onCorrectPayment: () => void;
  /** Opens the dialog that cancels the order. */
  onCancel: () => void;
}

/** The page of an order: its facts, items, payment, refund request and history. */
export function OrderPage({
  order,
  now,
  headingRef,
  onDownload,
  isDownloading = false,
  onRecordPayment,
  onCorrectPayment,
  onCancel,
}: OrderPageProps): ReactNode {
  const { document } = order;
  const isDue = order.status === 'due';
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: ordersCopy.title, href: ordersHref }, { label: order.id }]} />
      <OrderReview
        order={{
          ...order,
          isProcessing: order.is_processing,
          isOverdue: isDayOver('due', order.due_at, now),
        }}
        facts={orderFacts(order)}
        payer={payerFacts(order)}
        payment={paymentFacts(order)}
        refund={order.refund && <OrderRefund order={order} />}
        onRecordPayment={isDue ? onRecordPayment : undefined}
        onCorrectPayment={canCorrect(order) ? onCorrectPayment : undefined}
        onCancel={isDue ? onCancel : undefined}
        document={
          document
            ? { kind: document, onDownload: () => onDownload(document), isPending: isDownloading }
            : undefined
        }
        history={<Timeline label={copy.history} items={orderHistory(order)} />}
        headingRef={headingRef}
      />
    </Stack>
  );
}

/** Whether an order has a payment that an admin recorded, which can be corrected. */
const canCorrect = ({ payment }: AdminOrderDetail): boolean =>
  payment !== null && isRecordedMethod(payment.method);
