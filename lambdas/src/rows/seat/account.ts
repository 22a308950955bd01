import * as z from 'zod';
import { accountStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import type { SeatState } from '@redwhiteandcode/contract/company/term.ts';
import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';

/**
 * What decides about the seats of a company's account. `starts_on` and `ends_on` are its term, which an account has once its
 * first order is paid; `renewal` is a paid next term. `last_seat_at` is the time at which a seat was last given to anyone.
 */
const SeatAccount = z.object({
  id: z.string(),
  company_name: z.string(),
  account_status: z.enum(accountStatuses),
  seats_purchased: z.int(),
  seats_ordered: z.int(),
  seats_used: z.int(),
  starts_on: z.string().optional(),
  ends_on: z.string().optional(),
  renewal: z
    .object({ seats: z.int(), starts_on: z.string(), ends_on: z.string(), order_id: z.string() })
    .optional(),
  last_seat_at: z.string().optional(),
  version: z.int(),
});
export type SeatAccount = z.output<typeof SeatAccount>;

/** Reads the seats of an account consistently. */
export const readSeatAccount = (id: string): Promise<SeatAccount | undefined> =>
  getItem(keys.corporateAccount(id), SeatAccount, { consistent: true });

/** Returns what the price of an account's seats depends on. */
export const seatStateOf = ({
  account_status,
  seats_purchased,
  seats_used,
  starts_on,
  ends_on,
  renewal,
}: SeatAccount): SeatState => ({
  account_status,
  seats_purchased,
  seats_used,
  term: starts_on === undefined || ends_on === undefined ? null : { starts_on, ends_on },
  renewal: renewal ?? null,
});
