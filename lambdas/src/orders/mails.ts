import { dateOf, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { termCopy } from '@redwhiteandcode/contract/company/term.ts';
import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import { orderPath, type OrderRow } from '../rows/order/row.ts';

/** Whether a company got the order from us, so that it has no page for it. */
const isOurs = ({ user_id, seats }: OrderRow): boolean => user_id === null && seats === null;

const pageOf = (order: OrderRow): string =>
  `${environment().siteUrl}${isOurs(order) ? '/contact' : orderPath(order)}`;

const facts = (order: OrderRow, ...more: (readonly [string, string])[]) => ({
  facts: [['Order', order.id], ['Item', order.title], ...more] as const,
});

/** Returns what a company does after its payment: inviting its people, if the seats were added. */
function nextOfCompany(order: OrderRow): EmailPart[] {
  const { seats, account_id } = order;
  const receipt: EmailPart = {
    label: 'See the receipt',
    href: pageOf(order),
    isMain: seats?.added_at === null,
  };
  if (!seats?.added_at || !seats.term) return [receipt];
  const [start, end] = [longDay(seats.term.starts_on), longDay(seats.term.ends_on)];
  return [
    seats.kind === 'renewal'
      ? `Your seats are renewed from ${start} through ${end}.`
      : `Your seats are ready, through ${end}.`,
    termCopy.refund,
    {
      label: 'Open your company’s page',
      href: `${environment().siteUrl}/company/${account_id}`,
      isMain: true,
    },
    receipt,
  ];
}

/** Makes the email about a payment, with the next step: handing the receipt to the employer, or inviting people. */
export function paidMail(order: OrderRow): Mail {
  const { payer_email: to, payment, receipt_number, course_id, seats } = order;
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
      ...(seats
        ? nextOfCompany(order)
        : isOurs(order)
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
  const { payment, receipt_number, seats } = after;
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
      seats
        ? 'If you have booked or filed the receipt, replace it with the new one.'
        : 'If you gave the receipt to your employer, send them the new one.',
      ...(isOurs(after)
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

/** Makes the email about a refund or a lost dispute: the enrollment or the company's seats have ended. */
export const reversedMail = (order: OrderRow, ground: 'refund' | 'chargeback'): Mail => ({
  to: order.payer_email,
  subject: `Order ${order.id} was refunded`,
  parts: [
    ground === 'refund'
      ? 'We refunded this order. Your bank may need a few business days to show it.'
      : 'Your bank returned the payment for this order to you.',
    facts(order, ['Refunded', dollarsAndCents(order.refunded_cents)]),
    order.account_id === null
      ? 'Your enrollment in the course ended with the order. If your employer already reimbursed you, tell them about the refund.'
      : order.attention === null
        ? 'The seats of this order have ended.'
        : 'Your company’s account was closed, because seats of this order are in use. Reply to this email to open it again.',
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
