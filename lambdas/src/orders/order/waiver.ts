import * as z from 'zod';
import type { Waiver } from '../../../contract/orders.ts';
import { readUsableSeat, usedSeatItem } from '../../corporate/seats/row.ts';
import type { OrderRow } from './row.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, type TransactItem } from '../../platform/table.ts';

/** A user's approved applications to Layoff to Lift-Off; the attribute is removed with the last one. */
const Grant = z.object({ application_ids: z.set(z.string()).optional() });

/** The reason why a learner pays nothing, and the items to write in the transaction of the free order. */
export interface FoundWaiver {
  waiver: Waiver;
  itemsFor: (order: Pick<OrderRow, 'id' | 'course_id'>) => TransactItem[];
}

/** Returns why a learner pays nothing, or null: an approved application to Layoff to Lift-Off, or a company's seat. */
export async function findWaiver(userId: string, email: string): Promise<FoundWaiver | null> {
  const [grant, usable] = await Promise.all([getItem(keys.grant(userId), Grant), readUsableSeat(email)]);
  if (grant?.application_ids) return { waiver: { reason: 'liftoff', company: null }, itemsFor: () => [] };
  if (!usable) return null;
  return {
    waiver: { reason: 'company_seat', company: usable.company_name },
    itemsFor: ({ id, course_id }) => [usedSeatItem(usable.seat, `${userId}.${course_id}`, id)],
  };
}
