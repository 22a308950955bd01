import { isDayOver } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CompanyOrder } from '@redwhiteandcode/contract/company/order-operations.ts';
import { checkPayer, paymentRules } from '@redwhiteandcode/contract/orders/rules.ts';
import {
  Alert,
  Breadcrumbs,
  ButtonLink,
  ConfirmedAction,
  Heading,
  OrderStatement,
  type OrderStatementProps,
  PayerForm,
  type PayerFormProps,
  Result,
  SeatRefund,
  Stack,
  Text,
  Timeline,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { orderHref, roomHref } from '../../../parts/company/addresses.ts';
import { orderFacts, orderHistory, payerValues } from '../../../parts/orders/orderTexts.ts';
import { ordersCopy } from '../../../parts/orders/ordersCopy.ts';
import type { PaymentReturn } from '../../../parts/orders/usePaymentReturn.ts';
import { Part } from '../../../shell/frame/Part.tsx';
import { companyOrdersCopy as copy } from './companyOrdersCopy.ts';

export interface CompanyOrderPageProps extends Pick<OrderStatementProps, 'document' | 'isPaying'> {
  companyId: string;
  order: CompanyOrder;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** The result of the payment page. */
  paymentReturn?: PaymentReturn;
  /** Why the last action failed. */
  failure?: string | undefined;
  onPay: () => void;
  onCancel: () => Promise<void>;
  onRefund: () => Promise<void>;
  onSavePayer: PayerFormProps['onSubmit'];
}

/** The page of a company's order of seats: what it costs, paying it, the payer, the refund, and the history. */
export function CompanyOrderPage({
  companyId,
  order,
  now,
  document,
  onPay,
  isPaying,
  onCancel,
  ...props
}: CompanyOrderPageProps): ReactNode {
  const isPayable = order.status === 'due' && !order.is_processing;
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: copy.title, href: orderHref(companyId) }, { label: order.id }]} />
      <Heading level={1}>{order.title}</Heading>
      <Notices order={order} {...props} />
      <OrderStatement
        order={{
          ...order,
          isProcessing: order.is_processing,
          isOverdue: isDayOver('due', order.due_at, now),
        }}
        facts={[...orderFacts(order), ...seatFacts(order)]}
        onPay={isPayable ? onPay : undefined}
        isPaying={isPaying}
        document={document}
        actions={
          isPayable &&
          order.seats && (
            <ConfirmedAction
              label={copy.cancel.label}
              title={copy.cancel.title}
              description={copy.cancel.description}
              isDestructive
              action={onCancel}
            />
          )
        }
      />
      {order.status === 'due' && <Text size="sm">{copy.invoiceText}</Text>}
      <Seats companyId={companyId} order={order} />
      {order.receipt_number === null && order.status === 'due' && (
        <Payer order={order} onSubmit={props.onSavePayer} />
      )}
      <Refund order={order} onRefund={props.onRefund} />
      <Part id="order-history" title={ordersCopy.historyTitle}>
        <Timeline label={ordersCopy.history} items={orderHistory(order)} />
      </Part>
    </Stack>
  );
}

/** Returns the term of an order's seats, and what one costs. */
function seatFacts({ seats }: CompanyOrder): OrderStatementProps['facts'] {
  if (!seats) return [];
  const { term, price } = seats;
  return [...(term ? [[copy.term, copy.termText(term)] as const] : []), [copy.terms, price, 'wide']];
}

function Notices({
  order,
  failure,
  paymentReturn,
}: Pick<CompanyOrderPageProps, 'order' | 'failure' | 'paymentReturn'>): ReactNode {
  return (
    <output>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {order.is_processing && <Alert tone="info">{ordersCopy.processing}</Alert>}
      {!order.is_processing && paymentReturn === 'waiting' && <Alert tone="info">{ordersCopy.waiting}</Alert>}
      {!order.is_processing && paymentReturn === 'waiting-long' && (
        <Alert tone="info">{ordersCopy.waitingLong}</Alert>
      )}
      {paymentReturn === 'stopped' && order.status === 'due' && (
        <Alert tone="warning">{ordersCopy.stopped}</Alert>
      )}
      {paymentReturn === 'paid' && <Alert tone="success">{ordersCopy.paidNow}</Alert>}
    </output>
  );
}

/** What became of the seats of a paid order. */
function Seats({
  companyId,
  order: { seats, status },
}: Pick<CompanyOrderPageProps, 'companyId' | 'order'>): ReactNode {
  if (!seats || status === 'due' || status === 'canceled') return null;
  if (seats.ended_at) return <Text>{copy.ended}</Text>;
  if (!seats.added_at) return <Alert tone="warning">{copy.notAdded}</Alert>;
  return (
    <Stack gap={12}>
      <Text>{seats.kind === 'renewal' && seats.term ? copy.renewed(seats.term) : copy.added}</Text>
      <div>
        <ButtonLink href={roomHref(companyId)}>{copy.toCompany}</ButtonLink>
      </div>
    </Stack>
  );
}

function Payer({ order, onSubmit }: Pick<PayerFormProps, 'onSubmit'> & { order: CompanyOrder }): ReactNode {
  return (
    <Part id="order-payer" title={ordersCopy.payerTitle} text={ordersCopy.payerText}>
      <PayerForm
        hasCompany={false}
        validate={({ purchase_order, ...payer }) => {
          const number = paymentRules.purchaseOrder(purchase_order);
          const errors = checkPayer(payer);
          return number === undefined ? errors : { ...errors, purchase_order: number };
        }}
        payer={payerValues(order)}
        onSubmit={onSubmit}
      />
    </Part>
  );
}

function Refund({
  order: { refund, refund_right: right, payment },
  onRefund,
}: Pick<CompanyOrderPageProps, 'order' | 'onRefund'>): ReactNode {
  if (!refund && !right) return null;
  const isOnline = payment?.method === 'card' || payment?.method === 'bank_debit';
  return (
    <Part id="order-refund" title={copy.refund.title}>
      <Result of={refund?.status}>
        {refund && <Alert tone="info">{copy.refund.states[refund.status]}</Alert>}
      </Result>
      {!refund && right && (
        <SeatRefund
          right={right.reason ? copy.refund.over[right.reason](right) : copy.refund.due(right)}
          consequence={isOnline ? copy.refund.online : copy.refund.recorded}
          onRefund={right.is_due ? onRefund : undefined}
        />
      )}
    </Part>
  );
}
