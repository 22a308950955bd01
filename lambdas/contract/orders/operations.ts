import * as z from 'zod';
import { CourseHours, CourseId } from '../catalog/operations.ts';
import { characters, text } from '../api/fields.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { payerRules, paymentRules } from './rules.ts';
import { Page, PageQuery } from '../api/page.ts';
import { NewProofUpload, ProofUpload } from '../uploads/proof-upload.ts';
import { denialProofs } from './refund-rule.ts';
import { orderStatuses, refundStatuses } from '../api/statuses.ts';

export const OrderStatus = z.enum(orderStatuses).meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The id of an order: `RWC-O-`, the year and eight characters of Crockford's base 32. */
const OrderId = z.string().regex(/^RWC-O-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);

/** An amount in cents of USD. */
const Cents = z.int().min(0);

/** A postal address. */
export const Address = z
  .object({
    line1: text(payerRules.line1),
    line2: text(payerRules.line2).nullable(),
    city: text(payerRules.city),
    state: text(payerRules.state),
    postal_code: text(payerRules.postal_code),
    country: text(payerRules.country),
  })
  .meta({ id: 'Address' });

/** The payer as the invoice and the receipt show it, before the receipt is issued. */
const Payer = z
  .object({
    name: text(payerRules.name),
    company: text(payerRules.company).nullable(),
    address: Address.nullable(),
  })
  .meta({ id: 'Payer' });
type Payer = z.infer<typeof Payer>;

/** A line of an order: one course, or the seats of a company. Amounts are for the whole quantity. */
export const OrderItem = z
  .object({
    course_id: CourseId.nullable(),
    title: z.string(),
    quantity: z.int().min(1),
    duration: z.string().nullable(),
    /** The hours that the course stated when it was ordered; null if it stated none. */
    hours: CourseHours.nullable(),
    list_price_cents: Cents,
    discount_cents: Cents,
    amount_cents: Cents,
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof OrderItem>;

/** Why an order is free: an approved application to Layoff to Lift-Off, or a seat of a company. */
export const WaiverReason = z.enum(['liftoff', 'company_seat']);
export type WaiverReason = z.infer<typeof WaiverReason>;

/** The reason why an order is free, with the company of a seat. */
export const Waiver = z
  .object({ reason: WaiverReason, company: z.string().nullable() })
  .meta({ id: 'Waiver' });
export type Waiver = z.infer<typeof Waiver>;

/** A payment. `last4` are the last digits of a card or a bank account; `reference` is what an admin recorded. */
export const Payment = z
  .object({
    paid_at: z.iso.datetime(),
    amount_cents: Cents,
    method: z.enum(['card', 'bank_debit', 'check', 'bank_transfer', 'other']),
    brand: z.string().nullable(),
    last4: z.string().nullable(),
    reference: z.string().nullable(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** A change of an order. `note` says more, such as the amount of a refund. */
export const OrderEvent = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum([
      'created',
      'waived',
      'checkout_started',
      'payment_processing',
      'payment_failed',
      'paid',
      'payment_corrected',
      'canceled',
      'refund_requested',
      'refund_denied',
      'refund_approved',
      'refunded',
      'disputed',
      'dispute_won',
      'dispute_lost',
      'attention',
    ]),
    note: z.string().nullable(),
  })
  .meta({ id: 'OrderEvent' });
export type OrderEvent = z.infer<typeof OrderEvent>;

/** The state of a refund request, and the amount that is or was to be paid back. */
export const RefundRequest = z
  .object({
    status: z.enum(refundStatuses),
    ground: z.enum(['window', 'denial']),
    requested_at: z.iso.datetime(),
    amount_cents: Cents,
    /** The reason for a denial of the request. */
    reason: z.string().nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RefundRequest' });
export type RefundRequest = z.infer<typeof RefundRequest>;

/**
 * An employer's denial, as a refund request names it, with what is known from the toolkit. `checked` is an admin's check
 * with the employer, which a denial through a copied link needs.
 */
export const RefundDenialRecord = z
  .object({
    proof: z.enum(denialProofs),
    employer_name: z.string().nullable(),
    hr_email: z.string().nullable(),
    decided_by: z.string().nullable(),
    reason: z.string().nullable(),
    checked: z.object({ at: z.iso.datetime(), note: z.string() }).nullable(),
  })
  .meta({ id: 'RefundDenialRecord' });
export type RefundDenialRecord = z.infer<typeof RefundDenialRecord>;

/**
 * What the refund rule gives today: whether the price is refunded without a denial, until when, and how many more lessons
 * can be completed before it is not (negative if there are too many). `reason` says why it is not.
 */
export const RefundEntitlement = z
  .object({
    is_due: z.boolean(),
    reason: z.enum(['window-over', 'too-much-completed']).nullable(),
    ends_at: z.iso.datetime(),
    completed_lessons: z.int().min(0),
    total_lessons: z.int().min(0),
    lessons_left: z.int(),
  })
  .meta({ id: 'RefundEntitlement' });
export type RefundEntitlement = z.infer<typeof RefundEntitlement>;

/**
 * The day on which an employer denied the reimbursement, and the link with which that was recorded; `proof` is null if only the
 * learner recorded it, so that a refund needs a letter.
 */
const OrderDenial = z
  .object({ on: z.iso.date(), proof: z.enum(denialProofs).exclude(['letter']).nullable() })
  .meta({ id: 'OrderDenial' });

/** An order as its learner sees it. Amounts are in cents of USD. */
export const Order = z
  .object({
    id: OrderId,
    status: OrderStatus,
    course_id: CourseId.nullable(),
    items: z.array(OrderItem),
    list_price_cents: Cents,
    discount_cents: Cents,
    tax_cents: Cents,
    total_cents: Cents,
    refunded_cents: Cents,
    currency: z.literal('usd'),
    payer: z.object({
      name: z.string(),
      email: z.string(),
      company: z.string().nullable(),
      address: Address.nullable(),
    }),
    purchase_order: z.string().nullable(),
    waiver: Waiver.nullable(),
    /** Why an unpaid order becomes free as soon as the learner confirms the account's address. */
    unconfirmed_waiver: WaiverReason.nullable(),
    payment: Payment.nullable(),
    receipt_number: z.string().nullable(),
    /** When the payment on the receipt was corrected, which the receipt says; null if it was not. */
    receipt_corrected_at: z.iso.datetime().nullable(),
    /** The receipts that are void: a correction moved the payment to another calendar year. */
    void_receipt_numbers: z.array(z.string()),
    /** Whether a bank debit was started and its result is not known yet. */
    is_processing: z.boolean(),
    created_at: z.iso.datetime(),
    due_at: z.iso.datetime(),
    history: z.array(OrderEvent),
    /** The document that can be downloaded now: the invoice of an unpaid order, or the receipt of one that was paid or is free. */
    document: z.enum(['invoice', 'receipt']).nullable(),
    /** Whether an employer may still pay the price of a course back: it was not waived, withdrawn, contested or paid back. */
    is_reimbursable: z.boolean(),
    refund: RefundRequest.nullable(),
    /** The employer’s denial; null without one, and unless a refund can be requested. The list leaves it out. */
    denial: OrderDenial.nullish(),
    /** Null unless the order is for a course and is due or paid. The list leaves it out. */
    entitlement: RefundEntitlement.nullish(),
    version: z.int().min(1),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

const OrderPath = z.object({ orderId: z.string().min(1).max(40) });

/** A PDF document. */
export const Pdf = z.string().meta({ id: 'Pdf', contentEncoding: 'base64' });

/** The operations on a learner's orders, and the webhook of Stripe. */
export const orderOperations = defineOperations('orders', {
  listOrders: {
    route: 'GET /api/orders',
    access: 'user',
    summary: 'List the user’s orders, newest first, or those for a course',
    query: PageQuery.extend({ course_id: CourseId.optional() }),
    responses: { 200: Page('OrderPage', Order) },
  },
  getOrder: {
    route: 'GET /api/orders/{orderId}',
    access: 'user',
    summary: 'Get an order with its history and what the refund rule gives today',
    params: OrderPath,
    responses: { 200: Order },
    errors: [404],
  },
  changePayer: {
    route: 'PUT /api/orders/{orderId}/payer',
    access: 'user',
    summary: 'Change the payer and the purchase order number of an order that has no receipt yet',
    params: OrderPath,
    body: Payer.extend({ purchase_order: text(paymentRules.purchaseOrder).nullable() }).meta({
      id: 'PayerChange',
    }),
    responses: { 200: Order },
    errors: [404, 409],
  },
  checkOut: {
    route: 'POST /api/orders/{orderId}/checkout',
    access: 'user',
    summary:
      'Start or continue the payment of an order; `url` is the payment page, or null if nothing is left to pay',
    params: OrderPath,
    idempotent: true,
    responses: { 200: z.object({ url: z.string().nullable(), order: Order }).meta({ id: 'Checkout' }) },
    errors: [404, 409],
    limits: limitsPer(3600, { user: 60 }),
  },
  cancelOrder: {
    route: 'POST /api/orders/{orderId}/cancel',
    access: 'user',
    summary: 'Withdraw an unpaid order; the enrollment ends with it',
    params: OrderPath,
    responses: { 200: Order },
    errors: [404, 409],
  },
  getInvoice: {
    route: 'GET /api/orders/{orderId}/invoice',
    access: 'user',
    summary: 'Get the invoice of an unpaid order',
    params: OrderPath,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [404, 409],
    limits: limitsPer(3600, { user: 120 }),
  },
  getReceipt: {
    route: 'GET /api/orders/{orderId}/receipt',
    access: 'user',
    summary: 'Get the itemized receipt of an order that was paid or is free',
    params: OrderPath,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [404, 409],
    limits: limitsPer(3600, { user: 120 }),
  },
  createDenialUpload: {
    route: 'POST /api/orders/{orderId}/denial-letters',
    access: 'user',
    summary: 'Create an upload for the employer’s written denial, before the refund is requested',
    params: OrderPath,
    body: NewProofUpload,
    responses: { 201: ProofUpload },
    errors: [404],
    limits: limitsPer(3600, { user: 60 }),
  },
  requestRefund: {
    route: 'POST /api/orders/{orderId}/refund',
    access: 'user',
    summary:
      'Request a refund: within the window, or after the employer’s denial, with its letter unless a link recorded it',
    params: OrderPath,
    body: z
      .object({
        ground: RefundRequest.shape.ground,
        letter_upload_key: characters({ min: 1, max: 300 }).nullish(),
        note: text(paymentRules.note).nullish(),
      })
      .meta({ id: 'NewRefundRequest' }),
    idempotent: true,
    responses: { 201: Order },
    errors: [404, 409, 422],
    limits: limitsPer(3600, { user: 30 }),
  },
  receiveStripeEvent: {
    route: 'POST /api/webhooks/stripe',
    access: 'public',
    summary: 'Receive a signed event of Stripe; events may come twice, late and out of order',
    isRaw: true,
    responses: { 200: z.object({ received: z.literal(true) }).meta({ id: 'EventReceipt' }) },
    errors: [400],
  },
});
