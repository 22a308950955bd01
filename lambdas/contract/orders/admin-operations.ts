import * as z from 'zod';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { CourseId } from '../catalog/operations.ts';
import { text } from '../api/fields.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { maxCents } from '../text/money.ts';
import { paymentRules, recordedMethods } from './rules.ts';
import { Order, OrderEvent, OrderStatus, Pdf, RefundDenialRecord, RefundRequest } from './operations.ts';
import { CountedPage } from '../api/page.ts';
import { seatOrderTooLarge } from './seat-order-rules.ts';
import { refundStatuses } from '../api/statuses.ts';

/** An order in the list of all orders. `attention` says what an admin must look at; null if nothing. */
export const AdminOrder = Order.pick({
  id: true,
  status: true,
  course_id: true,
  items: true,
  total_cents: true,
  refunded_cents: true,
  waiver: true,
  receipt_number: true,
  is_processing: true,
  created_at: true,
  due_at: true,
})
  .extend({
    user_id: z.string().nullable(),
    account_id: z.string().nullable(),
    payer_name: z.string(),
    payer_email: z.string(),
    attention: z.string().nullable(),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof AdminOrder>;

/** An order with everything that an admin sees, and with the names of the users in its history. */
export const AdminOrderDetail = Order.extend({
  user_id: z.string().nullable(),
  account_id: z.string().nullable(),
  attention: z.string().nullable(),
  stripe_payment: z.string().nullable(),
  history: z.array(OrderEvent.extend({ by: z.string().nullable() })),
}).meta({ id: 'AdminOrderDetail' });
export type AdminOrderDetail = z.infer<typeof AdminOrderDetail>;

/** A refund request in the queue, with its order and learner. `has_letter` tells whether there is a denial letter. */
export const AdminRefund = RefundRequest.extend({
  id: z.string(),
  order_id: z.string(),
  user_id: z.string(),
  course_id: CourseId.nullable(),
  student_name: z.string().nullable(),
  student_email: z.string().nullable(),
  course_title: z.string().nullable(),
  note: z.string().nullable(),
  has_letter: z.boolean(),
  /** The employer's denial; null within the window. */
  denial: RefundDenialRecord.nullable(),
  /** Why the refund is not due, or was not when it was decided; null if it is. */
  objection: z.string().max(200).nullable(),
}).meta({ id: 'AdminRefund' });
export type AdminRefund = z.infer<typeof AdminRefund>;

/** The sums of all orders, in cents of USD. */
export const OrderSummary = z
  .object({
    orders: z.int().min(0),
    due_orders: z.int().min(0),
    paid_cents: z.int().min(0),
    refunded_cents: z.int().min(0),
    due_cents: z.int().min(0),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof OrderSummary>;

/** A payment that an admin received outside of Stripe, and the `version` of the order that the admin saw. */
const RecordedPayment = z
  .object({
    version: z.int().min(1),
    amount_cents: z.int().min(1).max(maxCents),
    paid_on: z.iso.date(),
    method: z.enum(recordedMethods),
    reference: text(paymentRules.reference),
  })
  .meta({ id: 'RecordedPayment' });

/** What was wrong about a recorded payment, as it is right. The amount is always the total of the order. */
const PaymentCorrection = RecordedPayment.omit({ amount_cents: true })
  .extend({ reason: text(paymentRules.reason) })
  .meta({ id: 'PaymentCorrection' });

/** An order for the seats of a company. */
export const NewSeatOrder = z
  .object({
    seats: z.int().min(paymentRules.seats.min).max(paymentRules.seats.max),
    /** The price of one seat, in cents. */
    seat_price_cents: z.int().min(1).max(maxCents),
    purchase_order: text(paymentRules.purchaseOrder).nullable(),
  })
  .refine(({ seats, seat_price_cents }) => seats * seat_price_cents <= maxCents, {
    error: seatOrderTooLarge,
    path: ['seats'],
  })
  .meta({ id: 'NewSeatOrder' });

/** An approval, and the `objection` of the request that the admin saw. */
const RefundApproval = AdminRefund.pick({ objection: true }).meta({ id: 'RefundApproval' });

const OrderPath = z.object({ orderId: z.string().min(1).max(40) });
const RefundPath = z.object({ refundId: z.string().min(1).max(60) });
const Reason = z.object({ reason: text(paymentRules.reason) });
const OrdersQuery = AdminListQuery(adminLists.orders.sorts).extend({
  status: OrderStatus.optional(),
  user_id: z.string().min(1).max(100).optional(),
});
const RefundsQuery = AdminListQuery(adminLists.refunds.sorts).extend({
  status: z.enum(refundStatuses).optional(),
});

/** The admin operations on orders, payments and refunds. */
export const orderAdminOperations = defineAdminOperations('orders', {
  listAllOrders: {
    route: 'GET /api/admin/orders',
    summary: 'List all orders; search words match number, receipt, payer, email address, company and item',
    query: OrdersQuery,
    responses: { 200: CountedPage('AdminOrderPage', AdminOrder) },
  },
  exportOrders: exportOf('orders', OrdersQuery),
  getOrderSummary: {
    route: 'GET /api/admin/orders/summary',
    summary: 'Get the number of orders, and what was paid, refunded and is due',
    responses: { 200: OrderSummary },
  },
  getAdminOrder: {
    route: 'GET /api/admin/orders/{orderId}',
    summary: 'Get an order with its timeline',
    params: OrderPath,
    responses: { 200: AdminOrderDetail },
    errors: [404],
  },
  recordPayment: {
    route: 'POST /api/admin/orders/{orderId}/payments',
    summary: 'Record a payment by check or transfer of exactly the total; it issues the receipt',
    params: OrderPath,
    body: RecordedPayment,
    idempotent: true,
    responses: { 200: AdminOrderDetail },
    errors: [404, 409, 422],
  },
  correctPayment: {
    route: 'PUT /api/admin/orders/{orderId}/payment',
    summary:
      'Correct a payment that an admin recorded; the receipt then says so, and in another calendar year it is void and has a new number',
    params: OrderPath,
    body: PaymentCorrection,
    idempotent: true,
    responses: { 200: AdminOrderDetail },
    errors: [404, 409, 422],
  },
  cancelAnyOrder: {
    route: 'POST /api/admin/orders/{orderId}/cancel',
    summary: 'Cancel an unpaid order; a learner’s enrollment ends with it',
    params: OrderPath,
    body: Reason.meta({ id: 'OrderCancellation' }),
    responses: { 200: AdminOrderDetail },
    errors: [404, 409],
  },
  getAnyInvoice: {
    route: 'GET /api/admin/orders/{orderId}/invoice',
    summary: 'Get the invoice of an unpaid order',
    params: OrderPath,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [404, 409],
  },
  getAnyReceipt: {
    route: 'GET /api/admin/orders/{orderId}/receipt',
    summary: 'Get the receipt of an order that was paid or is free',
    params: OrderPath,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [404, 409],
  },
  createSeatOrder: {
    route: 'POST /api/admin/corporate-accounts/{accountId}/orders',
    summary: 'Create an order for seats of a company; the seats are added once it is paid',
    params: z.object({ accountId: z.string().min(1).max(100) }),
    body: NewSeatOrder,
    idempotent: true,
    responses: { 201: AdminOrderDetail },
    errors: [404, 409],
  },
  listRefunds: {
    route: 'GET /api/admin/refunds',
    summary: 'List the refund requests; search words match name, email address, course and order',
    query: RefundsQuery,
    responses: { 200: CountedPage('AdminRefundPage', AdminRefund) },
  },
  exportRefunds: exportOf('refunds', RefundsQuery),
  approveRefund: {
    route: 'POST /api/admin/refunds/{refundId}/approve',
    summary: 'Approve a refund: pay it back, end the enrollment, and tell the learner',
    params: RefundPath,
    body: RefundApproval,
    responses: { 200: AdminRefund },
    errors: [404, 409],
  },
  denyRefund: {
    route: 'POST /api/admin/refunds/{refundId}/deny',
    summary: 'Deny a refund with a reason that the learner reads',
    params: RefundPath,
    body: Reason.meta({ id: 'RefundDenial' }),
    responses: { 200: AdminRefund },
    errors: [404, 409],
  },
  checkDenial: {
    route: 'POST /api/admin/refunds/{refundId}/employer-check',
    summary:
      'Record the check with the employer, which a denial through a copied link needs before an approval',
    params: RefundPath,
    body: z.object({ note: text(paymentRules.employerCheck) }).meta({ id: 'EmployerCheck' }),
    responses: { 200: AdminRefund },
    errors: [404, 409],
  },
  getDenialLetter: {
    route: 'POST /api/admin/refunds/{refundId}/letter',
    summary: 'Get a link that downloads the employer’s denial; it expires after five minutes',
    params: RefundPath,
    responses: {
      200: z.object({ url: z.string(), expires_at: z.iso.datetime() }).meta({ id: 'DenialLetterLink' }),
    },
    errors: [404],
    events: { 200: 'documentOpened' },
  },
});
