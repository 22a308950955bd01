import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import type { OrderRow } from '../rows/order/row.ts';

const pageOf = ({ id, user_id }: OrderRow): string =>
  user_id === null ? `${environment().siteUrl}/contact` : `${environment().siteUrl}/account/orders/${id}`;

const facts = (order: OrderRow, ...more: (readonly [string, string])[]) => ({
  facts: [['Order', order.id], ['Item', order.title], ...more] as const,
});

/** Makes the email about a payment, with the next step: handing the receipt to the employer. */
export function paidMail(order: OrderRow): Mail {
  const { payer_email: to, payment, receipt_number, user_id, course_id } = order;
  return {
    to,
    subject: `Your receipt ${receipt_number}`,
    parts: [
      'Thank you. We received your payment.',
      facts(
        order,
        ['Amount paid', dollarsAndCents(payment?.amount_cents ?? 0)],
        ['Date of payment', payment ? dateOf('paid', payment.paid_at) : ''],
        ['Receipt', receipt_number ?? ''],
      ),
      ...(user_id === null
        ? ['Reply to this email if you need the receipt as a PDF document.']
        : [
            { label: 'See the receipt', href: pageOf(order), isMain: true },
            ...(course_id === null
              ? []
              : [{ label: 'Go to the course', href: `${environment().siteUrl}/learn/${course_id}` }]),
            'Your employer may reimburse you under an educational assistance plan, if the plan covers the course. The toolkit has the documents that HR departments ask for.',
            { label: 'Make the reimbursement toolkit', href: `${environment().siteUrl}/reimbursement` },
          ]),
    ],
  };
}

/** Makes the email about a payment that was recorded wrongly: the receipt that the payer may have passed on has changed. */
export function correctedMail(before: OrderRow, after: OrderRow, reason: string): Mail {
  const { payment, receipt_number, user_id } = after;
  const isVoid = before.receipt_number !== receipt_number;
  return {
    to: after.payer_email,
    subject: isVoid
      ? `Receipt ${before.receipt_number} is void: your new receipt ${receipt_number}`
      : `Your receipt ${receipt_number} was corrected`,
    parts: [
      isVoid
        ? 'We corrected the payment of this order. Receipts are numbered by calendar year, and the payment belongs to another year, so your receipt is void and a new one replaces it. This is the reason:'
        : 'We corrected the payment of this order. Your receipt keeps its number and now says that it was corrected. This is the reason:',
      { quote: reason },
      facts(
        after,
        ['Date of payment', payment ? dateOf('paid', payment.paid_at) : ''],
        ['Method', payment ? paymentName(payment) : ''],
        ['Receipt', receipt_number ?? ''],
        ...(isVoid ? [['Void receipt', before.receipt_number ?? ''] as const] : []),
      ),
      'If you gave the receipt to your employer, send them the new one.',
      ...(user_id === null
        ? ['Reply to this email if you need the receipt as a PDF document.']
        : [{ label: 'See the receipt', href: pageOf(after), isMain: true } as const]),
    ],
  };
}

const settledBy: Partial<Record<OrderRow['status'], string>> = {
  waived: 'The course is free for you now, so there was nothing to pay.',
  canceled: 'The order was canceled before, so there was nothing to pay.',
};

/** Makes the email about a payment of this many cents that an order did not need, such as on a page that was opened earlier. */
export const surplusMail = (order: OrderRow, cents: number): Mail => ({
  to: order.payer_email,
  subject: `We are returning your payment for order ${order.id}`,
  parts: [
    `We received a payment that this order did not need. ${settledBy[order.status] ?? 'The order was paid before.'} We are returning the whole amount to you in the way you paid it. Your bank may need a few business days to show it.`,
    facts(order, ['Returned', dollarsAndCents(cents)]),
    { label: 'See the order', href: pageOf(order), isMain: true },
  ],
});

/** Makes the email about a refund or a lost dispute: the enrollment has ended. */
export const reversedMail = (order: OrderRow, ground: 'refund' | 'chargeback'): Mail => ({
  to: order.payer_email,
  subject: `Order ${order.id} was refunded`,
  parts: [
    ground === 'refund'
      ? 'We refunded this order. Your bank may need a few business days to show it.'
      : 'Your bank returned the payment for this order to you.',
    facts(order, ['Refunded', dollarsAndCents(order.refunded_cents)]),
    'Your enrollment in the course ended with the order. If your employer already reimbursed you, tell them about the refund.',
    { label: 'See the order', href: pageOf(order), isMain: true },
  ],
});

/** Makes the email about a failed bank debit. */
export const paymentFailedMail = (order: OrderRow): Mail => ({
  to: order.payer_email,
  subject: `The payment for order ${order.id} failed`,
  parts: [
    'Your bank declined the payment. You were not charged.',
    facts(order, ['Amount due', dollarsAndCents(order.total_cents)]),
    { label: 'Pay another way', href: pageOf(order), isMain: true },
  ],
});

/** Makes the confirmation of a refund request. */
export const refundRequestedMail = (order: OrderRow): Mail => ({
  to: order.payer_email,
  subject: `Your refund request for order ${order.id}`,
  parts: [
    'We received your refund request and will reply by email.',
    facts(order, ['Amount', dollarsAndCents(order.refund?.amount_cents ?? 0)]),
    { label: 'See the order', href: pageOf(order), isMain: true },
  ],
});

/** Makes the email about a denied refund request, with the admin's reason. */
export const refundDeniedMail = (order: OrderRow, reason: string): Mail => ({
  to: order.payer_email,
  subject: `Your refund request for order ${order.id}`,
  parts: [
    'We could not approve your refund request. This is the reason:',
    { quote: reason },
    `We refund the full price ${refundCopy.window}, or ${refundCopy.denial}.`,
    { label: 'See the order', href: pageOf(order), isMain: true },
  ],
});

/** Makes the email about an order that an admin canceled. */
export const canceledMail = (order: OrderRow, reason: string): Mail => ({
  to: order.payer_email,
  subject: `Order ${order.id} was canceled`,
  parts: [
    'We canceled this order. You owe nothing. This is the reason:',
    { quote: reason },
    facts(order),
    { label: 'See the order', href: pageOf(order), isMain: true },
  ],
});
