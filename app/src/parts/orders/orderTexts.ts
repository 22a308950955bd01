import {
  type PayerFormValues,
  type RecordFactsProps,
  type TimelineItem,
} from '@redwhiteandcode/design-system';
import { dateOf, readerMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Order, RefundEntitlement } from '@redwhiteandcode/contract/orders/operations.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { ordersCopy as copy } from './ordersCopy.ts';

const known = (name: string, value: string | null | undefined): [string, string][] =>
  value ? [[name, value]] : [];

/** What the texts need to know of a learner's or a company's order. */
type ShownOrder = Pick<
  Order,
  | 'status'
  | 'payment'
  | 'payer'
  | 'created_at'
  | 'due_at'
  | 'receipt_number'
  | 'receipt_corrected_at'
  | 'void_receipt_numbers'
  | 'purchase_order'
> & { waiver?: Order['waiver'] };

/** Returns the dates, the payment and the payer of an order. */
export function orderFacts(order: ShownOrder): RecordFactsProps['items'] {
  const { status, payment, payer, waiver = null } = order;
  return [
    [copy.facts.ordered, dateOf('ordered', order.created_at)],
    ...known(copy.facts.due, status === 'due' ? dateOf('due', order.due_at) : null),
    ...known(copy.facts.paid, payment && dateOf('paid', payment.paid_at)),
    ...known(copy.facts.method, payment && paymentName(payment)),
    ...known(copy.facts.receipt, order.receipt_number),
    ...known(
      copy.facts.corrected,
      order.receipt_corrected_at && dateOf('receiptCorrected', order.receipt_corrected_at),
    ),
    ...known(copy.facts.voidReceipts, order.void_receipt_numbers.join(', ')),
    ...known(
      copy.facts.free,
      waiver &&
        (waiver.reason === 'liftoff' ? copy.waiver.liftoff : copy.waiver.company_seat(waiver.company)),
    ),
    [copy.facts.payer, [payer.name, payer.company].filter(Boolean).join(', ')],
    ...known(copy.facts.purchaseOrder, order.purchase_order),
  ];
}

/** Returns an order's payer as form values. A new address is in the United States. */
export function payerValues({
  payer: { name, company, address },
  purchase_order,
}: Pick<Order, 'payer' | 'purchase_order'>): PayerFormValues {
  return {
    name,
    company: company ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: address?.postal_code ?? '',
    country: address?.country ?? 'United States',
    purchase_order: purchase_order ?? '',
  };
}

/** Returns what the refund rule gives today, and what would end it. Times are in the reader's time zone. */
export function refundTexts({ is_due, reason, ends_at, lessons_left, total_lessons }: RefundEntitlement): {
  entitlement: string;
  limit?: string;
} {
  const end = readerMoment(ends_at);
  if (!is_due && reason) return { entitlement: copy.refund.over[reason](end) };
  return {
    entitlement: copy.refund.until(end),
    ...(total_lessons > 0 && { limit: copy.refund.limits(lessons_left + 1) }),
  };
}

const tones: { [Kind in Order['history'][number]['kind']]?: TimelineItem['tone'] } = {
  waived: 'success',
  paid: 'success',
  payment_failed: 'danger',
  refund_denied: 'danger',
  disputed: 'danger',
  dispute_lost: 'danger',
  dispute_won: 'success',
};

/** Returns an order's history for the timeline. */
export const orderHistory = ({ history }: Pick<Order, 'history'>): TimelineItem[] =>
  history.map(({ kind, at, note }, index): TimelineItem => {
    const tone = tones[kind];
    return {
      id: String(index),
      title: copy.events[kind],
      time: at,
      ...(tone && { tone }),
      ...(note !== null && { description: note }),
    };
  });
