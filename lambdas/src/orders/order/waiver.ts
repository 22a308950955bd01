import * as z from 'zod';
import type { Waiver } from '../../../contract/orders.ts';
import { readCompanyOfSeat } from '../../corporate/seats/row.ts';
import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';

/** A user's approved applications to Layoff to Lift-Off; the attribute is removed with the last one. */
const Grant = z.object({ application_ids: z.set(z.string()).optional() });

/** Returns why a learner pays nothing, or null: an approved application to Layoff to Lift-Off, or a company's seat. */
export async function findWaiver(userId: string, email: string): Promise<Waiver | null> {
  const [grant, company] = await Promise.all([getItem(keys.grant(userId), Grant), readCompanyOfSeat(email)]);
  if (grant?.application_ids) return { reason: 'liftoff', company: null };
  return company ? { reason: 'company_seat', company: company.company_name } : null;
}
