import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { formW9 } from './formW9Copy.ts';

/** The copy of orders. */
export const ordersCopy = {
  title: 'Orders and receipts',
  description: 'What you ordered, what is due, and your receipts.',
  orderTitle: (number: string) => `Order ${number}`,
  failure: 'Your orders could not be loaded',
  empty: 'No orders yet',
  emptyText: 'An order is created when you enroll in a course.',
  browse: 'Browse Courses',
  missing: 'Order not found',
  missingText: 'You have no order at this address.',
  back: 'Back to your orders',
  facts: {
    ordered: 'Ordered',
    due: 'Due',
    paid: 'Paid',
    method: 'Paid with',
    receipt: 'Receipt',
    corrected: 'Receipt corrected',
    voidReceipts: 'Void receipts',
    free: 'Free of charge',
    payer: 'Payer',
    purchaseOrder: 'Purchase order',
  },
  waiver: {
    liftoff: 'Layoff to Lift-Off',
    company_seat: (company: string | null) =>
      company ? `A seat from ${company}` : 'A seat from your company',
  },
  payerTitle: 'Who pays',
  payerText: 'The invoice and the receipt show this. It can be changed until the receipt is issued.',
  invoiceText: 'To pay by check or transfer, download the invoice. We record the payment when it arrives.',
  w9: `Request our ${formW9}`,
  freeOnceConfirmed: 'You owe nothing for this order after you open the link that we sent to you.',
  waiting: 'Waiting for the confirmation of your payment. This page shows it as soon as it arrives.',
  waitingLong:
    'The confirmation takes longer than usual. You can leave this page: we email you the receipt when the payment is confirmed.',
  processing:
    'Your bank payment is under way. It takes up to four business days, and we email you when it is done.',
  stopped: 'The payment was not completed. Nothing was charged.',
  paidNow: 'Thank you. Your payment is confirmed.',
  payFailed: 'The payment could not be started',
  downloadFailed: 'Download failed',
  reimbursementText: 'Your employer may reimburse you.',
  reimbursement: 'Reimbursement toolkit',
  course: 'Go to the course',
  cancel: {
    label: 'Cancel order',
    title: 'Cancel this order?',
    description: 'You then owe nothing. Your enrollment and your progress end with the order.',
    done: 'Order canceled',
  },
  refund: {
    title: 'Refund',
    until: (end: string) => `You get a full refund if you ask by ${end}.`,
    limits: (lessons: number) =>
      lessons === 1
        ? `Completing 1 more lesson passes ${refundCopy.share} and ends this offer.`
        : `Completing ${lessons} more lessons passes ${refundCopy.share} and ends this offer.`,
    over: {
      'window-over': (end: string) =>
        `The ${refundCopy.days} after your payment ended on ${end}. A refund is possible with your employer’s written denial.`,
      'too-much-completed': () =>
        `You have completed more than ${refundCopy.share} of the course. A refund is possible with your employer’s written denial.`,
    },
    overBeforePaying: `You have completed more than ${refundCopy.share} of the course, so the refund within ${refundCopy.days} of payment no longer applies. After you pay, we refund the price only with your employer’s written denial.`,
    denied: {
      letter: (date: string) =>
        `Your employer denied your request on ${date}. Send us the denial in writing to request the refund.`,
      employer_email: (date: string) =>
        `Your employer denied your request on ${date} with the link in our email. That is the denial in writing: you need no letter.`,
      employer_link: (date: string) =>
        `Your request was denied on ${date}, recorded by whoever had the link. Send us the letter of your employer. Without it, we check with your employer before the refund.`,
    },
    denialTerms: `We also refund the full price ${refundCopy.denial}. ${refundCopy.proof}`,
    requested: 'Refund requested',
    states: {
      requested: 'We received your request and will reply by email.',
      approved: 'Your refund was approved and is on its way.',
      refunded: 'Your refund was sent. Your bank may need a few days to show it.',
      denied: 'Your request was denied. This is the reason:',
    },
  },
  history: 'Order history',
  historyTitle: 'History',
  events: {
    created: 'Order created',
    waived: 'Free of charge',
    checkout_started: 'Payment started',
    payment_processing: 'Bank payment started',
    payment_failed: 'Payment failed',
    paid: 'Paid',
    payment_corrected: 'Payment corrected',
    canceled: 'Canceled',
    refund_requested: 'Refund requested',
    refund_denied: 'Refund denied',
    refund_approved: 'Refund approved',
    refunded: 'Refunded',
    disputed: 'Disputed at the bank',
    dispute_won: 'Dispute won: paid',
    dispute_lost: 'Dispute lost: refunded',
    attention: 'Note',
  },
} as const;
