import { businessTime, businessTimeOrNull, dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type {
  AdminOrder,
  AdminOrderDetail,
  AdminRefund,
  OrderSummary,
} from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { Order, RefundEntitlement } from '@redwhiteandcode/contract/orders/operations.ts';
import {
  countedShareOf,
  decideRefund,
  type LessonProgress,
  lessonsWithinRefund,
  recordedDenial,
  refundEndsAt,
} from '@redwhiteandcode/contract/orders/refund-rule.ts';
import type { About } from '../platform/admin-list.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { People } from '../platform/people.ts';
import { pick } from '../platform/pick.ts';
import type { Totals } from '../platform/totals.ts';
import { type OrderRow, toOrder } from '../rows/order/row.ts';
import type { RefundRow } from './refund-row.ts';
import type { DecidedToolkit } from './repository.ts';

/** Returns what the refund rule gives at a time, without a denial, for a price that was paid at `paidAt`. */
export function entitlementAt(paidAt: string, progress: LessonProgress, now: Date): RefundEntitlement {
  const since = new Date(paidAt);
  const decision = decideRefund({
    paidAt: since,
    now,
    completedShare: countedShareOf(progress),
    isDenialDocumented: false,
  });
  return {
    is_due: decision.isDue,
    reason: decision.isDue ? null : decision.reason,
    ends_at: refundEndsAt(since).toISOString(),
    completed_lessons: progress.completed,
    total_lessons: progress.total,
    lessons_left: lessonsWithinRefund(progress),
  };
}

/** Whether an order can be refunded at all: it was paid for a course, and nothing was paid back or contested. */
export const isRefundable = ({ status, course_id, refund }: OrderRow): boolean =>
  status === 'paid' && course_id !== null && refund?.status !== 'requested' && refund?.status !== 'approved';

/** Returns the denial of an order's toolkit as its learner sees it; null if the employer has not denied. */
export const denialIn = (
  toolkit: Pick<DecidedToolkit, 'status' | 'status_by' | 'denied_on'> | undefined,
): Order['denial'] =>
  toolkit?.status === 'denied' && toolkit.denied_on !== null
    ? { on: toolkit.denied_on, proof: recordedDenial(toolkit) ?? null }
    : null;

/** Returns an order in the list of all orders. */
export const toAdminOrder = (row: OrderRow): AdminOrder =>
  pick(row, [
    'id',
    'status',
    'course_id',
    'items',
    'total_cents',
    'refunded_cents',
    'waiver',
    'receipt_number',
    'is_processing',
    'created_at',
    'due_at',
    'user_id',
    'account_id',
    'payer_name',
    'payer_email',
    'attention',
  ]);

/** Returns an order with everything that an admin sees, and the names of the users in its history. */
export const toAdminDetail = (
  row: OrderRow,
  people: People,
  entitlement: RefundEntitlement | null,
): AdminOrderDetail => ({
  ...toOrder(row),
  ...pick(row, ['user_id', 'account_id', 'attention', 'stripe_payment']),
  entitlement,
  history: row.history.map((event) => ({
    ...event,
    by:
      event.by === null ? null : (people.get(event.by)?.full_name ?? people.get(event.by)?.email ?? event.by),
  })),
});

/** Returns a refund request as admins see it. */
export const toAdminRefund = (row: RefundRow, { person, course }: Partial<About>): AdminRefund => ({
  ...pick(row, [
    'id',
    'order_id',
    'user_id',
    'course_id',
    'status',
    'ground',
    'requested_at',
    'amount_cents',
    'reason',
    'decided_at',
    'note',
    'objection',
    'denial',
  ]),
  student_name: person?.full_name ?? null,
  student_email: person?.email ?? null,
  course_title: course?.title ?? null,
  has_letter: row.letter_key !== null,
});

/** Returns the sums of all orders from the platform's totals. */
export const summaryOf = (totals: Totals): OrderSummary =>
  pick(totals, ['orders', 'due_orders', 'paid_cents', 'refunded_cents', 'due_cents']);

const objections = {
  'window-over': 'The money-back window was over.',
  'too-much-completed': 'More than a quarter of the course was completed.',
} as const;

/** Returns why the rule does not give a refund on this ground; null if it does. */
export const objectionTo = (ground: RefundRow['ground'], entitlement: Order['entitlement']): string | null =>
  ground === 'denial' || !entitlement?.reason ? null : objections[entitlement.reason];

/** The columns of the orders' export. Amounts are in dollars. */
export const orderColumns: readonly CsvColumn<AdminOrder>[] = [
  { title: 'Order', of: ({ id }) => id },
  { title: 'Receipt', of: ({ receipt_number }) => receipt_number },
  { title: 'Status', of: ({ status }) => status },
  { title: 'Payer', of: ({ payer_name }) => payer_name },
  { title: 'Email', of: ({ payer_email }) => payer_email },
  { title: 'Item', of: ({ items }) => items.map(({ title }) => title).join(', ') },
  { title: 'Total', of: ({ total_cents }) => dollarsAndCents(total_cents) },
  { title: 'Refunded', of: ({ refunded_cents }) => dollarsAndCents(refunded_cents) },
  { title: 'Created', of: ({ created_at }) => dayOf('ordered', created_at) },
  { title: 'Due', of: ({ due_at }) => dayOf('due', due_at) },
];

/** The columns of the refund requests' export. */
export const refundColumns: readonly CsvColumn<AdminRefund>[] = [
  { title: 'Order', of: ({ order_id }) => order_id },
  { title: 'Student', of: ({ student_name }) => student_name },
  { title: 'Email', of: ({ student_email }) => student_email },
  { title: 'Course', of: ({ course_title }) => course_title },
  { title: 'Amount', of: ({ amount_cents }) => dollarsAndCents(amount_cents) },
  { title: 'Basis', of: ({ ground }) => ground },
  { title: 'Status', of: ({ status }) => status },
  { title: 'Requested', of: ({ requested_at }) => businessTime(requested_at) },
  { title: 'Decided', of: ({ decided_at }) => businessTimeOrNull(decided_at) },
];
