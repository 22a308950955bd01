import * as z from 'zod';
import { dayOf, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Course } from '@redwhiteandcode/contract/catalog/operations.ts';
import { OrderSeats } from '@redwhiteandcode/contract/company/order-operations.ts';
import {
  Address,
  Order,
  OrderEvent,
  OrderItem,
  OrderStatus,
  Payment,
  RefundRequest,
  Waiver,
  WaiverReason,
} from '@redwhiteandcode/contract/orders/operations.ts';
import { paymentDays } from '@redwhiteandcode/contract/orders/payment-days.ts';
import { crockfordDigits } from '../../platform/crockford.ts';

/** A change of an order in the table: with the user who made it, or null for Stripe and the schedules. */
export const RecordedEvent = OrderEvent.extend({ by: z.string().nullable() });
export type RecordedEvent = z.output<typeof RecordedEvent>;

/**
 * The latest attempt to pay an order on Stripe's page. It is written before Stripe is called, so that a repeated call has
 * the same parameters and the same idempotency key. `expires_at` is in seconds since 1970.
 */
export const Checkout = z.object({
  attempt: z.int().min(1),
  expires_at: z.int(),
  session_id: z.string().nullable(),
  url: z.string().nullable(),
});
export type Checkout = z.output<typeof Checkout>;

/**
 * An order in the table. It belongs to a learner (`user_id`) or to a company (`account_id`), which has `seats` unless an admin
 * made the order. `stripe_payment` is the ID of the payment intent that paid it. `attention` says what an admin must look at. `version` counts every change.
 */
export const StoredOrder = Order.pick({
  id: true,
  course_id: true,
  list_price_cents: true,
  discount_cents: true,
  tax_cents: true,
  total_cents: true,
  refunded_cents: true,
  purchase_order: true,
  receipt_number: true,
  receipt_corrected_at: true,
  void_receipt_numbers: true,
  is_processing: true,
  created_at: true,
  due_at: true,
  version: true,
}).extend({
  items: z.array(OrderItem),
  status: OrderStatus,
  user_id: z.string().nullable(),
  account_id: z.string().nullable(),
  seats: OrderSeats.nullable(),
  title: z.string(),
  payer_name: z.string(),
  payer_email: z.string(),
  payer_company: z.string().nullable(),
  payer_address: Address.nullable(),
  waiver: Waiver.nullable(),
  unconfirmed_waiver: WaiverReason.nullable(),
  payment: Payment.nullable(),
  refund: RefundRequest.nullable(),
  checkout: Checkout.nullable(),
  stripe_payment: z.string().nullable(),
  attention: z.string().nullable(),
  history: z.array(RecordedEvent),
});
export type OrderRow = z.output<typeof StoredOrder>;

/** Whether an employer may still pay the price back: it was not waived, withdrawn, contested or paid back to the learner. */
export const mayBeReimbursed = (status: OrderStatus): boolean =>
  !['waived', 'canceled', 'refunded', 'disputed'].includes(status);

/**
 * Returns the document that an order has: the invoice while it is unpaid, or the receipt if it was paid, even if it was
 * refunded later, or is free.
 */
export function documentOf({ payment, status }: Pick<OrderRow, 'payment' | 'status'>): Order['document'] {
  if (status === 'due') return 'invoice';
  return payment !== null || status === 'waived' ? 'receipt' : null;
}

/** Returns the path of the page on which an order is paid: its company's if the company has ordered it. */
export const orderPath = ({
  id,
  account_id,
  seats,
}: Pick<OrderRow, 'id' | 'account_id' | 'seats'>): string =>
  seats ? `/company/${account_id}/orders/${id}` : `/account/orders/${id}`;

/** Returns an order as its learner sees it, without what the refund rule gives. */
export const toOrder = (row: OrderRow): Order => ({
  ...row,
  document: documentOf(row),
  is_reimbursable: row.course_id !== null && mayBeReimbursed(row.status),
  currency: 'usd',
  payer: {
    name: row.payer_name,
    email: row.payer_email,
    company: row.payer_company,
    address: row.payer_address,
  },
  history: row.history
    .filter(({ kind }) => kind !== 'attention')
    .map(({ at, kind, note }) => ({ at, kind, note })),
});

/** Makes an order number for a year, with eight random digits (40 bits). */
const newOrderId = (year: number): string => `RWC-O-${year}-${crockfordDigits(8)}`;

type PricedCourse = Pick<Course, 'id' | 'title' | 'duration' | 'hours' | 'price_cents' | 'list_price'>;

/** Returns the line of a course. The difference between its list price and its price is the discount. */
export function courseLine({ id, title, duration, hours, price_cents, list_price }: PricedCourse): OrderItem {
  const list = list_price?.cents ?? price_cents;
  return {
    course_id: id,
    title,
    quantity: 1,
    duration,
    hours,
    list_price_cents: list,
    discount_cents: list - price_cents,
    amount_cents: price_cents,
  };
}

interface NewOrder {
  items: OrderItem[];
  createdAt: string;
  by: string;
  payer: { name: string; email: string; company: string | null };
  owner: { userId: string } | { accountId: string };
  waiver?: Waiver | null;
  unconfirmedWaiver?: WaiverReason | null;
  purchaseOrder?: string | null;
  payerAddress?: OrderRow['payer_address'];
  seats?: OrderSeats;
}

const day = 86_400_000;
const sum = (items: readonly OrderItem[], of: (item: OrderItem) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Returns when an order of a time is due. */
export const dueAt = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + paymentDays * day).toISOString();

/** Makes an order. With a waiver, or if nothing is to be paid, it is free and needs no payment. */
export function newOrder({ items, createdAt, by, payer, owner, waiver = null, ...more }: NewOrder): OrderRow {
  const price = sum(items, ({ amount_cents }) => amount_cents);
  const total = waiver ? 0 : price;
  const list = sum(items, ({ list_price_cents }) => list_price_cents);
  const isFree = total === 0;
  const event = (kind: RecordedEvent['kind']): RecordedEvent => ({ at: createdAt, kind, note: null, by });
  return {
    id: newOrderId(yearOf(dayOf('ordered', createdAt))),
    status: isFree ? 'waived' : 'due',
    user_id: 'userId' in owner ? owner.userId : null,
    account_id: 'accountId' in owner ? owner.accountId : null,
    seats: more.seats ?? null,
    course_id: items[0]?.course_id ?? null,
    items,
    title: items.map(({ title }) => title).join(', '),
    list_price_cents: list,
    discount_cents: list - total,
    tax_cents: 0,
    total_cents: total,
    refunded_cents: 0,
    payer_name: payer.name,
    payer_email: payer.email,
    payer_company: payer.company,
    payer_address: more.payerAddress ?? null,
    purchase_order: more.purchaseOrder ?? null,
    waiver,
    unconfirmed_waiver: isFree ? null : (more.unconfirmedWaiver ?? null),
    payment: null,
    receipt_number: null,
    receipt_corrected_at: null,
    void_receipt_numbers: [],
    refund: null,
    checkout: null,
    stripe_payment: null,
    attention: null,
    is_processing: false,
    created_at: createdAt,
    due_at: dueAt(createdAt),
    history: [event('created'), ...(isFree ? [event('waived')] : [])],
    version: 1,
  };
}

/** Returns an order after a change, with the event in its history. */
export const changed = (
  row: OrderRow,
  change: Partial<OrderRow>,
  event?: Pick<RecordedEvent, 'at' | 'kind'> & Partial<RecordedEvent>,
): OrderRow => ({
  ...row,
  ...change,
  history: event ? [...row.history, { note: null, by: null, ...event }] : row.history,
  version: row.version + 1,
});

/** Returns an unpaid order after it became free of charge. */
export const waivedOrder = (row: OrderRow, waiver: Waiver, at: string): OrderRow =>
  changed(
    row,
    {
      status: 'waived',
      waiver,
      unconfirmed_waiver: null,
      discount_cents: row.list_price_cents,
      total_cents: 0,
      checkout: null,
    },
    { at, kind: 'waived' },
  );

/** Returns an unpaid order after it was canceled, with a reason if an admin canceled it. */
export const canceledOrder = (
  row: OrderRow,
  event: Pick<RecordedEvent, 'at' | 'by'> & { note?: string | null },
): OrderRow =>
  changed(row, { status: 'canceled', checkout: null, attention: null }, { ...event, kind: 'canceled' });

/** Returns the values that an order adds to the totals; amounts are in cents. */
export const orderTotals = ({ status, payment, total_cents, refunded_cents }: OrderRow) => ({
  orders: 1,
  due_orders: Number(status === 'due'),
  paid_cents: payment?.amount_cents ?? 0,
  refunded_cents,
  due_cents: status === 'due' ? total_cents : 0,
});
