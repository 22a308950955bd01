import * as z from 'zod';
import { text } from '../api/fields.ts';
import { defineCompanyOperations, limitsPer } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { maxCents } from '../text/money.ts';
import { Address, Order, Pdf } from '../orders/operations.ts';
import { payerRules, paymentRules } from '../orders/rules.ts';
import { CompanyParams, SeatTerm } from './operations.ts';
import { seatOrderKinds } from './term.ts';

/** What an order of seats is for, and what became of the seats. */
export const OrderSeats = z
  .object({
    kind: z.enum(seatOrderKinds),
    count: z.int().min(1),
    /** What a seat costs, and for how long, in a sentence, as it was ordered. */
    price: z.string(),
    /** The term that the seats are for; null until the account opens. */
    term: SeatTerm.nullable(),
    /** When the seats were added, after the payment; null before. */
    added_at: z.iso.datetime().nullable(),
    /** When the seats ended, with a refund or a returned payment; null before. */
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrderSeats' });
export type OrderSeats = z.infer<typeof OrderSeats>;

/** What the refund rule gives a company today; `reason` says why the price is not refunded. */
const SeatRefund = z
  .object({
    is_due: z.boolean(),
    reason: z.enum(['window-over', 'seat-used']).nullable(),
    ends_at: z.iso.datetime(),
  })
  .meta({ id: 'SeatRefund' });

/** An order of a company's seats, as its owners see it. `seats` is null if we made the order. Amounts are in cents of USD. */
export const CompanyOrder = Order.pick({
  id: true,
  status: true,
  items: true,
  list_price_cents: true,
  discount_cents: true,
  tax_cents: true,
  total_cents: true,
  refunded_cents: true,
  currency: true,
  payer: true,
  purchase_order: true,
  payment: true,
  receipt_number: true,
  receipt_corrected_at: true,
  void_receipt_numbers: true,
  is_processing: true,
  created_at: true,
  due_at: true,
  history: true,
  document: true,
  refund: true,
  version: true,
})
  .extend({
    title: z.string(),
    seats: OrderSeats.nullable(),
    /** Null unless the seats are paid and nothing was paid back. The list leaves it out. */
    refund_right: SeatRefund.nullish(),
  })
  .meta({ id: 'CompanyOrder' });
export type CompanyOrder = z.infer<typeof CompanyOrder>;

/** The payer, and the number of seats with the total that the buyer saw. */
export const SeatPurchase = z.object({
  seats: z.int().min(paymentRules.seats.min).max(paymentRules.seats.max),
  total_cents: z.int().min(1).max(maxCents),
  name: text(payerRules.name),
  address: Address.nullable(),
  purchase_order: text(paymentRules.purchaseOrder).nullable(),
});

const OrderPath = CompanyParams.extend({ orderId: z.string().min(1).max(40) });

const owners = { roles: ['owner'] } as const;

/** The operations on a company's orders of seats, for its owners. */
export const companyOrderOperations = defineCompanyOperations('orders', {
  listCompanyOrders: {
    ...owners,
    route: 'GET /api/company/{companyId}/orders',
    summary: 'List the orders of a company, newest first',
    params: CompanyParams,
    query: PageQuery,
    responses: { 200: Page('CompanyOrderPage', CompanyOrder) },
  },
  orderSeats: {
    ...owners,
    route: 'POST /api/company/{companyId}/orders',
    summary:
      'Order the first seats of a company, more seats, or the next term; refused while another order is unpaid, or if the total is not the one that was seen',
    params: CompanyParams,
    body: SeatPurchase.extend({ is_renewal: z.boolean() }).meta({ id: 'NewCompanyOrder' }),
    idempotent: true,
    responses: { 201: CompanyOrder },
    errors: [409, 422],
    limits: limitsPer(3600, { user: 30 }),
  },
  getCompanyOrder: {
    ...owners,
    route: 'GET /api/company/{companyId}/orders/{orderId}',
    summary: 'Get an order of a company with its history and what the refund rule gives today',
    params: OrderPath,
    responses: { 200: CompanyOrder },
  },
  changeCompanyPayer: {
    ...owners,
    route: 'PUT /api/company/{companyId}/orders/{orderId}/payer',
    summary: 'Change the payer and the purchase order number of an order that has no receipt yet',
    params: OrderPath,
    body: SeatPurchase.pick({ name: true, address: true, purchase_order: true }).meta({
      id: 'CompanyPayerChange',
    }),
    responses: { 200: CompanyOrder },
    errors: [409],
  },
  checkOutCompanyOrder: {
    ...owners,
    route: 'POST /api/company/{companyId}/orders/{orderId}/checkout',
    summary:
      'Start or continue the payment of an order; `url` is the payment page, or null if nothing is left to pay',
    params: OrderPath,
    idempotent: true,
    responses: {
      200: z.object({ url: z.string().nullable(), order: CompanyOrder }).meta({ id: 'CompanyCheckout' }),
    },
    errors: [409],
    limits: limitsPer(3600, { user: 60 }),
  },
  cancelCompanyOrder: {
    ...owners,
    route: 'POST /api/company/{companyId}/orders/{orderId}/cancel',
    summary: 'Withdraw an unpaid order',
    params: OrderPath,
    responses: { 200: CompanyOrder },
    errors: [409],
  },
  getCompanyInvoice: {
    ...owners,
    route: 'GET /api/company/{companyId}/orders/{orderId}/invoice',
    summary: 'Get the invoice of an unpaid order',
    params: OrderPath,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [409],
    limits: limitsPer(3600, { user: 120 }),
  },
  getCompanyReceipt: {
    ...owners,
    route: 'GET /api/company/{companyId}/orders/{orderId}/receipt',
    summary: 'Get the itemized receipt of a paid order',
    params: OrderPath,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [409],
    limits: limitsPer(3600, { user: 120 }),
  },
  refundSeats: {
    ...owners,
    route: 'POST /api/company/{companyId}/orders/{orderId}/refund',
    summary:
      'Give back seats that were paid at most 14 days ago and that nobody used; they end, and the price is paid back',
    params: OrderPath,
    idempotent: true,
    responses: { 201: CompanyOrder },
    errors: [409],
    limits: limitsPer(3600, { user: 30 }),
  },
});
