import type { Order } from '@redwhiteandcode/lambdas/contract/orders.ts';
import { checkPayer, mayBeReimbursed, paymentRules } from '@redwhiteandcode/lambdas/contract/order-rules.ts';
import { waiverTerms } from '@redwhiteandcode/lambdas/contract/waiver-copy.ts';
import { proofRules } from '@redwhiteandcode/lambdas/contract/application-rules.ts';
import {
  Alert,
  Breadcrumbs,
  Heading,
  Link,
  OrderStatement,
  type OrderStatementProps,
  PayerForm,
  type PayerFormProps,
  RefundPanel,
  type RefundPanelProps,
  Section,
  Stack,
  Text,
  Timeline,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { Part } from './Part.tsx';
import { orderFacts, orderHistory, payerValues, refundTexts } from './orderTexts.ts';

/** What the learner has just done on the payment page. */
export type PaymentReturn = 'waiting' | 'waiting-long' | 'stopped' | 'paid' | undefined;

export interface OrderPageProps extends Pick<OrderStatementProps, 'document' | 'onPay' | 'isPaying'> {
  order: Order;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** The result of the payment page. */
  paymentReturn?: PaymentReturn;
  /** Why the last action failed. */
  failure?: string | undefined;
  onSavePayer: PayerFormProps['onSubmit'];
  onRequestRefund: RefundPanelProps['onRequest'];
  /** The button that cancels the order, which loads its dialog later; undefined if it cannot be canceled. */
  cancel?: ReactNode;
}

/** The page of a learner's order: what it costs, paying it, the payer, the refund, and the history. */
export function OrderPage({
  order,
  now,
  failure,
  paymentReturn,
  cancel,
  ...props
}: OrderPageProps): ReactNode {
  const title = order.items.map((item) => item.title).join(', ');
  return (
    <Section width="md">
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: copy.title, href: '/account/orders' }, { label: copy.order }]} />
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Notices order={order} failure={failure} paymentReturn={paymentReturn} />
        <OrderStatement
          order={{ ...order, isProcessing: order.is_processing, isOverdue: Date.parse(order.due_at) < now }}
          facts={orderFacts(order)}
          onPay={order.status === 'due' && !order.is_processing ? props.onPay : undefined}
          isPaying={props.isPaying}
          document={props.document}
          actions={cancel}
        />
        {order.status === 'due' && (
          <Text tone="muted" size="sm">
            {copy.invoiceText} <Link href="/contact?topic=w9">{copy.w9}</Link>
          </Text>
        )}
        {order.waiver && <Text>{waiverTerms(order.waiver)}</Text>}
        {order.course_id !== null && mayBeReimbursed(order.status) && (
          <Text>
            {copy.reimbursementText} <Link href="/reimbursement">{copy.reimbursement}</Link>
          </Text>
        )}
        {order.course_id !== null && order.status !== 'canceled' && order.status !== 'refunded' && (
          <Text>
            <Link href={`/course/${order.course_id}`}>{copy.course}</Link>
          </Text>
        )}
        {order.receipt_number === null && order.status === 'due' && (
          <Part id="order-payer" title={copy.payerTitle} text={copy.payerText}>
            <PayerForm
              validate={(values) => {
                const { purchase_order, ...payer } = values;
                const number = paymentRules.purchaseOrder(purchase_order);
                const errors = checkPayer(payer);
                return number === undefined ? errors : { ...errors, purchase_order: number };
              }}
              payer={payerValues(order)}
              onSubmit={props.onSavePayer}
            />
          </Part>
        )}
        <Refund order={order} onRequest={props.onRequestRefund} />
        <Part id="order-history" title={copy.historyTitle}>
          <Timeline label={copy.history} items={orderHistory(order)} />
        </Part>
      </Stack>
    </Section>
  );
}

function Notices({
  order,
  failure,
  paymentReturn,
}: Pick<OrderPageProps, 'order' | 'failure' | 'paymentReturn'>): ReactNode {
  return (
    <output>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {order.is_processing && <Alert tone="info">{copy.processing}</Alert>}
      {!order.is_processing && paymentReturn === 'waiting' && <Alert tone="info">{copy.waiting}</Alert>}
      {!order.is_processing && paymentReturn === 'waiting-long' && (
        <Alert tone="info">{copy.waitingLong}</Alert>
      )}
      {paymentReturn === 'stopped' && order.status === 'due' && <Alert tone="warning">{copy.stopped}</Alert>}
      {paymentReturn === 'paid' && <Alert tone="success">{copy.paidNow}</Alert>}
    </output>
  );
}

function Refund({ order, onRequest }: { order: Order; onRequest: RefundPanelProps['onRequest'] }): ReactNode {
  const { refund, entitlement, status } = order;
  const canRequest = status === 'paid' && entitlement && (!refund || refund.status === 'denied');
  if (!refund && !canRequest) return null;
  return (
    <Part id="order-refund" title={copy.refund.title}>
      {refund && (
        <Alert tone={refund.status === 'denied' ? 'warning' : 'info'}>
          {copy.refund.states[refund.status]} {refund.status === 'denied' && refund.reason}
        </Alert>
      )}
      {canRequest && (
        <RefundPanel
          {...refundTexts(entitlement)}
          isDue={entitlement.is_due}
          denialTerms={copy.refund.denialTerms}
          letterRules={{ ...proofRules.files, hint: proofRules.hint }}
          onRequest={onRequest}
        />
      )}
    </Part>
  );
}
