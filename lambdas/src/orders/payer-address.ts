import { readPeople } from '../platform/people.ts';
import type { OrderRow } from '../rows/order/row.ts';

/** Returns the address for emails about an order: the learner's current one, or a company's from the order. */
export async function currentEmail({
  user_id,
  payer_email,
}: Pick<OrderRow, 'user_id' | 'payer_email'>): Promise<string> {
  if (user_id === null) return payer_email;
  return (await readPeople([user_id])).get(user_id)?.email ?? payer_email;
}
