import type { TimelineItem } from '@redwhiteandcode/design-system';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { OrderEvent } from '@redwhiteandcode/contract/orders/operations.ts';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { orderCopy as copy } from './orderCopy.ts';

const tones: { [Kind in OrderEvent['kind']]?: TimelineItem['tone'] } = {
  waived: 'success',
  paid: 'success',
  payment_failed: 'danger',
  refund_requested: 'info',
  refund_denied: 'danger',
  disputed: 'danger',
  dispute_lost: 'danger',
  dispute_won: 'success',
  attention: 'warning',
};

type Told = Pick<AdminOrderDetail, 'history' | 'status' | 'due_at'>;

/** Returns an order's history for the timeline, including the day when it is due. */
export function orderHistory({ history, status, due_at }: Told): TimelineItem[] {
  const items = history.map(({ kind, at, by, note }, index): TimelineItem => {
    const tone = tones[kind];
    return {
      id: String(index),
      title: copy.events[kind],
      time: at,
      actor: by ?? copy.automatic,
      ...(tone && { tone }),
      ...(note !== null && { description: note }),
    };
  });
  return status === 'due'
    ? [...items, { id: 'due', title: copy.paymentDue, time: dayOf('due', due_at), state: 'upcoming' }]
    : items;
}
