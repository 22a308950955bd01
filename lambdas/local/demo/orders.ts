import { readLearner } from '../../src/learning/repository.ts';
import { receiptItem } from '../../src/orders/repository.ts';
import type { TransactItem } from '../../src/platform/table.ts';
import { readCourse } from '../../src/rows/course/read.ts';
import { payerOf } from '../../src/rows/enrollment/own-order.ts';
import { changed, courseLine, newOrder, type OrderRow } from '../../src/rows/order/row.ts';
import { newOrderItems } from '../../src/rows/order/write.ts';

interface DemoOrder {
  id: string;
  /** The time of the order; by default the time of seeding, so that a due order is not overdue. */
  createdAt?: string;
  isPaid?: boolean;
}

/** The demo learner's orders by course: a paid one with a receipt, and a due one. */
const demoOrders: Partial<Record<string, DemoOrder>> = {
  'ai-fundamentals-for-business': {
    id: 'RWC-O-2025-DEM0PA1D',
    createdAt: '2025-01-20T15:00:00.000Z',
    isPaid: true,
  },
  'ai-literacy-101': { id: 'RWC-O-2026-DEM00PEN' },
};

/** The sample payer's company and address, on the paid order's receipt. */
const samplePayer = {
  payer_company: 'Sample Employer North',
  payer_address: {
    line1: '100 Sample Street',
    line2: null,
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
    country: 'United States',
  },
};

function paidOrder(order: OrderRow, receipt_number: string): OrderRow {
  const paid_at = order.created_at;
  const payment = {
    paid_at,
    amount_cents: order.total_cents,
    method: 'card',
    brand: 'visa',
    last4: '4242',
    reference: null,
  } as const;
  const after = { ...samplePayer, status: 'paid', payment, receipt_number } as const;
  return { ...changed(order, after, { at: paid_at, kind: 'paid' }), version: 1 };
}

/** Makes the items that write a demo order, in the transaction of its enrollment. */
export async function demoOrderItems(
  userId: string,
  courseId: string,
): Promise<{ orderId?: string; items: TransactItem[] }> {
  const demo = demoOrders[courseId];
  if (!demo) return { items: [] };
  const course = await readCourse(courseId, { consistent: true });
  if (!course) throw new Error(`The course ${courseId} is missing`);
  const { id, createdAt = new Date().toISOString(), isPaid } = demo;
  const made = newOrder({
    items: [courseLine(course)],
    createdAt,
    by: userId,
    payer: payerOf(await readLearner(userId)),
    owner: { userId },
  });
  const order = { ...made, id };
  if (!isPaid) return { orderId: id, items: newOrderItems(order) };
  const receipt = await receiptItem(createdAt);
  return { orderId: id, items: [...newOrderItems(paidOrder(order, receipt.number)), receipt.item] };
}
