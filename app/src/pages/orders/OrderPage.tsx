import { isDayOver, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { checkPayer, paymentRules } from '@redwhiteandcode/contract/orders/rules.ts';
import { confirmToUse, reviewCopy, waiverTerms } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { proofRules } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import {
  Alert,
  Breadcrumbs,
  ButtonLink,
  Heading,
  Inline,
  Link,
  OrderStatement,
  type OrderStatementProps,
  PayerForm,
  type PayerFormProps,
  RefundPanel,
  type RefundPanelProps,
  Result,
  Section,
  Stack,
  Text,
  Timeline,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { ordersCopy as copy } from '../../parts/orders/ordersCopy.ts';
import type { PaymentReturn } from '../../parts/orders/usePaymentReturn.ts';
import { Part } from '../../shell/frame/Part.tsx';
import { orderFacts, orderHistory, payerValues, refundTexts } from '../../parts/orders/orderTexts.ts';

export interface OrderPageProps extends Pick<OrderStatementProps, 'document' | 'onPay' | 'isPaying'> {
  order: Order;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** The result of the payment page. */
  paymentReturn?: PaymentReturn;
  /** Whether the learner's application to Layoff to Lift-Off waits for a decision. @default false */
  isInReview?: boolean | undefined;
  /** Why the last action failed. */
  failure?: string | undefined;
  onSavePayer: PayerFormProps['onSubmit'];
  onRequestRefund: RefundPanelProps['onRequest'];
  /** The notice that sends the link again that confirms the address. */
  confirmEmail?: ReactNode;
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
  confirmEmail,
  isInReview = false,
  ...props
}: OrderPageProps): ReactNode {
  const title = order.items.map((item) => item.title).join(', ');
  return (
    <Section width="md">
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: copy.title, href: '/account/orders' }, { label: order.id }]} />
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Notices order={order} failure={failure} paymentReturn={paymentReturn} isInReview={isInReview} />
        {order.unconfirmed_waiver && confirmEmail}
        <OrderStatement
          order={{
            ...order,
            isProcessing: order.is_processing,
            isOverdue: isDayOver('due', order.due_at, now),
          }}
          facts={orderFacts(order)}
          onPay={order.status === 'due' && !order.is_processing ? props.onPay : undefined}
          isPaying={props.isPaying}
          document={props.document}
          note={
            order.status === 'due' &&
            isRefundOver(order) && <Alert tone="warning">{copy.refund.overBeforePaying}</Alert>
          }
          actions={cancel}
        />
        <Hints order={order} />
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
  isInReview,
}: Pick<OrderPageProps, 'order' | 'failure' | 'paymentReturn' | 'isInReview'>): ReactNode {
  return (
    <output>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {order.unconfirmed_waiver && (
        <Alert tone="info" title={confirmToUse[order.unconfirmed_waiver]}>
          {copy.freeOnceConfirmed}
        </Alert>
      )}
      {isInReview && order.status === 'due' && !order.is_processing && !order.unconfirmed_waiver && (
        <Alert tone="info" title={reviewCopy.title}>
          {reviewCopy.order}
        </Alert>
      )}
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

/** Whether more of the course is completed than the refund without a denial allows. */
const isRefundOver = ({ entitlement }: Order): boolean => (entitlement?.lessons_left ?? 0) < 0;

/** What else can be done with an order: other ways to pay, the reimbursement, and the course. */
function Hints({ order: { status, waiver, course_id, is_reimbursable } }: { order: Order }): ReactNode {
  return (
    <Stack gap={8}>
      {status === 'due' && (
        <Text size="sm">
          {copy.invoiceText} <Link href="/contact?topic=w9">{copy.w9}</Link>
        </Text>
      )}
      {waiver && <Text size="sm">{waiverTerms(waiver)}</Text>}
      {is_reimbursable && (
        <Text size="sm">
          {copy.reimbursementText} <Link href="/reimbursement">{copy.reimbursement}</Link>
        </Text>
      )}
      {course_id !== null && status !== 'canceled' && status !== 'refunded' && (
        <Inline>
          <ButtonLink href={`/course/${course_id}`} variant={status === 'due' ? 'neutral' : 'primary'}>
            {copy.course}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function Refund({
  order: { refund, entitlement, status, denial },
  onRequest,
}: Pick<OrderPageProps, 'order'> & Pick<RefundPanelProps, 'onRequest'>): ReactNode {
  const canRequest = status === 'paid' && entitlement && (!refund || refund.status === 'denied');
  if (!refund && !canRequest) return null;
  return (
    <Part id="order-refund" title={copy.refund.title}>
      <Result of={refund?.status}>
        {refund && (
          <Alert tone={refund.status === 'denied' ? 'warning' : 'info'}>
            {copy.refund.states[refund.status]} {refund.status === 'denied' && refund.reason}
          </Alert>
        )}
      </Result>
      {canRequest && (
        <RefundPanel
          {...refundTexts(entitlement)}
          isDue={entitlement.is_due}
          denial={denial ? copy.refund.denied[denial.proof ?? 'letter'](longDay(denial.on)) : undefined}
          isLetterRequired={!denial?.proof}
          denialTerms={copy.refund.denialTerms}
          letterRules={{ ...proofRules.files, hint: proofRules.hint }}
          onRequest={onRequest}
        />
      )}
    </Part>
  );
}
