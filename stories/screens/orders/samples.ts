import { orderRow } from '@redwhiteandcode/app/pages/admin/orders/OrdersPage.tsx';
import type {
  AdminOrder,
  AdminOrderDetail,
  AdminRefund,
  OrderSummary,
} from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { longTitle } from '../../samples/text.ts';

/** The current time of the samples, in milliseconds since 1970. */
export const now = Date.parse('2026-03-05T20:30:00Z');

const item = {
  course_id: 'sample-course',
  title: 'Sample course',
  quantity: 1,
  duration: '6 weeks',
  hours: 30,
  list_price_cents: 350_000,
  discount_cents: 55_000,
  amount_cents: 295_000,
};

const due: AdminOrder = {
  id: 'RWC-O-2026-SAMP0DUE',
  status: 'due',
  course_id: 'sample-course',
  items: [item],
  total_cents: 295_000,
  refunded_cents: 0,
  waiver: null,
  receipt_number: null,
  is_processing: false,
  created_at: '2026-03-05T14:30:00Z',
  due_at: '2026-04-04T14:30:00Z',
  user_id: '3f6a1c2e-0001',
  account_id: null,
  payer_name: 'First Sample Learner',
  payer_email: 'learner1@example.com',
  attention: null,
};

const paid: AdminOrder = {
  ...due,
  id: 'RWC-O-2026-SAMPPA1D',
  status: 'paid',
  receipt_number: 'RWC-R-2026-000012',
  created_at: '2026-03-04T14:30:00Z',
};

const seats: AdminOrder = {
  ...due,
  id: 'RWC-O-2026-SAMSEATS',
  course_id: null,
  items: [
    {
      ...item,
      course_id: null,
      title: '25 seats for employees',
      quantity: 25,
      list_price_cents: 497_500,
      discount_cents: 0,
      amount_cents: 497_500,
    },
  ],
  total_cents: 497_500,
  created_at: '2026-01-20T14:30:00Z',
  due_at: '2026-02-19T14:30:00Z',
  user_id: null,
  account_id: 'sample-account',
  payer_name: 'Sample Company with a name that is too long for one line',
  payer_email: 'accounts.payable@sample-company.example.com',
};

/** Orders in each status, and those that are overdue, processing, or need attention. */
export const orders: AdminOrder[] = [
  due,
  {
    ...paid,
    attention: 'A payment of $2,950.00 that this order did not need was refunded (pi_sample).',
  },
  { ...due, id: 'RWC-O-2026-SAMPPROC', is_processing: true, created_at: '2026-03-03T14:30:00Z' },
  { ...paid, id: 'RWC-O-2026-SAMPART0', status: 'partially_refunded', refunded_cents: 100_000 },
  { ...paid, id: 'RWC-O-2026-SAMREFND', status: 'refunded', refunded_cents: 295_000 },
  { ...paid, id: 'RWC-O-2026-SAMD1SPT', status: 'disputed' },
  {
    ...due,
    id: 'RWC-O-2026-SAMFREE0',
    status: 'waived',
    total_cents: 0,
    waiver: { reason: 'liftoff', company: null },
    items: [{ ...item, title: longTitle }],
  },
  { ...due, id: 'RWC-O-2026-SAMCNC00', status: 'canceled' },
  seats,
];

/** The rows of the orders table. */
export const orderRows = orders.map((order) => orderRow(order, now));

export const orderSummary: OrderSummary = {
  orders: 9,
  due_orders: 3,
  paid_cents: 1_180_000,
  refunded_cents: 395_000,
  due_cents: 1_087_500,
};

const { payer_name, payer_email, ...dueOrder } = due;

/** An unpaid order of a learner, by bank debit. */
export const dueDetail: AdminOrderDetail = {
  ...dueOrder,
  list_price_cents: 350_000,
  discount_cents: 55_000,
  tax_cents: 0,
  unconfirmed_waiver: null,
  receipt_corrected_at: null,
  void_receipt_numbers: [],
  currency: 'usd',
  payer: { name: payer_name, email: payer_email, company: null, address: null },
  purchase_order: null,
  payment: null,
  stripe_payment: null,
  document: 'invoice',
  is_reimbursable: true,
  refund: null,
  version: 3,
  history: [
    { at: '2026-03-05T14:30:00Z', kind: 'created', note: null, by: 'First Sample Learner' },
    { at: '2026-03-05T14:40:00Z', kind: 'payment_failed', note: null, by: null },
  ],
};

/** A paid order with a refund request, and something to look at. */
export const refundDetail: AdminOrderDetail = {
  ...dueDetail,
  id: 'RWC-O-2026-SAMPPA1D',
  status: 'paid',
  receipt_number: 'RWC-R-2026-000012',
  purchase_order: 'PO-4711',
  attention: 'A payment of $2,950.00 that this order did not need was refunded (pi_sample).',
  payer: {
    ...dueDetail.payer,
    company: 'Sample Employer North',
    address: {
      line1: '100 Sample Street',
      line2: null,
      city: 'Springfield',
      state: 'IL',
      postal_code: '62701',
      country: 'United States',
    },
  },
  payment: {
    paid_at: '2026-03-04T15:00:00Z',
    amount_cents: 295_000,
    method: 'card',
    brand: 'visa',
    last4: '4242',
    reference: null,
  },
  stripe_payment: 'pi_sample_3Qm0000000000000',
  document: 'receipt',
  refund: {
    status: 'requested',
    ground: 'window',
    requested_at: '2026-03-05T10:00:00Z',
    amount_cents: 295_000,
    reason: null,
    decided_at: null,
  },
  history: [
    { at: '2026-03-04T14:30:00Z', kind: 'created', note: null, by: 'First Sample Learner' },
    { at: '2026-03-04T15:00:00Z', kind: 'paid', note: '$2,950.00', by: null },
    {
      at: '2026-03-04T15:10:00Z',
      kind: 'attention',
      note: 'A payment of $2,950.00 that this order did not need was refunded (pi_sample).',
      by: null,
    },
    { at: '2026-03-05T10:00:00Z', kind: 'refund_requested', note: null, by: 'First Sample Learner' },
  ],
};

const refund: AdminRefund = {
  id: 'RWC-O-2026-SAMPPA1D',
  order_id: 'RWC-O-2026-SAMPPA1D',
  user_id: '3f6a1c2e-0001',
  course_id: 'sample-course',
  student_name: 'First Sample Learner',
  student_email: 'learner1@example.com',
  course_title: 'Sample course',
  status: 'requested',
  ground: 'window',
  requested_at: '2026-03-05T10:00:00Z',
  amount_cents: 295_000,
  reason: null,
  decided_at: null,
  note: null,
  has_letter: false,
  denial: null,
  objection: null,
};

/** A denial through a copied link, with its decision; nobody has checked it yet. */
export const linkDenial: NonNullable<AdminRefund['denial']> = {
  proof: 'employer_link',
  employer_name: 'Sample Company',
  hr_email: 'hr@example.com',
  decided_by: 'Sample Manager, Benefits Manager',
  reason: 'The budget is used up.',
  checked: null,
};

/** Refund requests in each status. */
export const refunds: AdminRefund[] = [
  refund,
  {
    ...refund,
    id: 'RWC-O-2026-SAMLETTR',
    order_id: 'RWC-O-2026-SAMLETTR',
    student_name: 'Second Sample Learner',
    student_email: 'learner2@example.com',
    course_title: longTitle,
    ground: 'denial',
    has_letter: true,
    denial: { ...linkDenial, proof: 'letter' },
    note: 'My employer says that the plan covers only accredited schools.',
    requested_at: '2026-03-04T10:00:00Z',
  },
  {
    ...refund,
    id: 'RWC-O-2026-SAMDENYD',
    order_id: 'RWC-O-2026-SAMDENYD',
    student_name: null,
    student_email: 'learner3@example.com',
    status: 'denied',
    objection: 'The money-back window was over.',
    reason: 'The course was completed.',
    decided_at: '2026-03-03T12:00:00Z',
    requested_at: '2026-03-03T10:00:00Z',
  },
  {
    ...refund,
    id: 'RWC-O-2026-SAMBACK0',
    order_id: 'RWC-O-2026-SAMBACK0',
    student_name: 'Fourth Sample Learner',
    status: 'approved',
    decided_at: '2026-03-02T12:00:00Z',
    requested_at: '2026-03-02T10:00:00Z',
  },
  {
    ...refund,
    id: 'RWC-O-2026-SAMDONE0',
    order_id: 'RWC-O-2026-SAMDONE0',
    student_name: 'Fifth Sample Learner',
    status: 'refunded',
    decided_at: '2026-03-01T12:00:00Z',
    requested_at: '2026-03-01T10:00:00Z',
  },
];
