import {
  CodeText,
  formatMoment,
  Link,
  mailto,
  RecordFacts,
  type RecordFactsProps,
  refundGrounds,
  RefundStatusBadge,
  Stack,
} from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ReactNode } from 'react';
import { orderCopy as copy } from './orderCopy.ts';
import { accountHref, courseHref, refundsHref, userHref } from '../../../parts/admin/addresses.ts';
import { erasedUser } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';

type Facts = RecordFactsProps['items'];

/** Returns the dates, the owner and the numbers of an order. */
export function orderFacts(order: AdminOrderDetail): Facts {
  const { facts } = copy;
  const { user_id, account_id, course_id, waiver } = order;
  const owner: Facts = user_id
    ? [
        [
          facts.learner,
          user_id === erasedUser ? facts.deletedUser : linkTo(userHref(user_id), learnerName(order)),
        ],
      ]
    : account_id
      ? [[facts.company, linkTo(accountHref(account_id), facts.showCompany)]]
      : [];
  return [
    [facts.created, dateOf('ordered', order.created_at)],
    [facts.due, dateOf('due', order.due_at)],
    ...owner,
    ...known(facts.course, course_id && linkTo(courseHref(course_id), order.items[0]?.title ?? course_id)),
    ...known(facts.purchaseOrder, order.purchase_order),
    ...known(facts.receipt, order.receipt_number && <CodeText>{order.receipt_number}</CodeText>),
    ...known(
      facts.corrected,
      order.receipt_corrected_at && dateOf('receiptCorrected', order.receipt_corrected_at),
    ),
    ...known(
      facts.voidReceipts,
      order.void_receipt_numbers.length > 0 && <CodeText>{order.void_receipt_numbers.join(', ')}</CodeText>,
    ),
    ...known(facts.free, waiver && waiverName(waiver)),
  ];
}

/** Returns the name of the learner, who created the order. */
const learnerName = ({ history }: AdminOrderDetail): string =>
  history.find(({ kind }) => kind === 'created')?.by ?? copy.facts.showLearner;

const linkTo = (href: string, text: string): ReactNode => <Link href={href}>{text}</Link>;
const known = (name: string, value: ReactNode): Facts => (value ? [[name, value]] : []);

const waiverName = ({ reason, company }: NonNullable<AdminOrderDetail['waiver']>): string =>
  reason === 'liftoff' ? copy.waiver.liftoff : copy.waiver.company_seat(company);

/** Returns the payer of an order. */
export function payerFacts({ payer: { name, email, company, address } }: AdminOrderDetail): Facts {
  const lines = address && [
    address.line1,
    address.line2,
    `${address.city}, ${address.state} ${address.postal_code}`,
    address.country,
  ];
  return [
    [copy.payer.name, name],
    ...known(copy.payer.email, email && linkTo(mailto(email), email)),
    ...known(copy.payer.company, company),
    ...known(copy.payer.address, lines?.filter(Boolean).join(', ')),
  ];
}

/** Returns the payment of an order; undefined without one. */
export function paymentFacts({ payment, stripe_payment }: AdminOrderDetail): Facts | undefined {
  if (!payment) return undefined;
  return [
    [copy.payment.paid, dateOf('paid', payment.paid_at)],
    [copy.payment.amount, dollarsAndCents(payment.amount_cents)],
    [copy.payment.method, paymentName(payment)],
    ...known(copy.payment.stripe, stripe_payment && <CodeText>{stripe_payment}</CodeText>),
  ];
}

/** The refund request of an order, with the link to the queue. */
export function OrderRefund({ order: { id, refund } }: { order: AdminOrderDetail }): ReactNode {
  if (!refund) return null;
  const { status, ground, requested_at, amount_cents, reason, decided_at } = refund;
  return (
    <Stack gap={16}>
      <div>
        <RefundStatusBadge status={status} />
      </div>
      <RecordFacts
        items={[
          [copy.refund.amount, dollarsAndCents(amount_cents)],
          [copy.refund.ground, refundGrounds[ground]],
          [copy.refund.requested, formatMoment(requested_at)],
          ...known(copy.refund.decided, decided_at && formatMoment(decided_at)),
          ...known(copy.refund.reason, reason),
        ]}
      />
      <Link href={`${refundsHref}?q=${encodeURIComponent(id)}`}>{copy.refund.open}</Link>
    </Stack>
  );
}
