import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { isTermOver, type SeatState } from '@redwhiteandcode/contract/company/term.ts';
import * as z from 'zod';
import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CompanyAccountItem, type CompanyAccountRow } from '../company/row.ts';

/** What decides about the seats of a company's account. `last_seat_at` is the time at which a seat was last given to anyone. */
const SeatAccount = CompanyAccountItem.extend({
  seats_ordered: z.int(),
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
}: CompanyAccountRow): SeatState => ({
  account_status,
  seats_purchased,
  seats_used,
  term: starts_on === undefined || ends_on === undefined ? null : { starts_on, ends_on },
  renewal: renewal ?? null,
});

/** Returns the seats that an account can give away: none after the last day of its term. */
export function freeSeatsOf(account: SeatAccount | undefined): number {
  if (account?.account_status !== 'active') return 0;
  const { seats_purchased, seats_used, ends_on } = account;
  const isOver = ends_on !== undefined && isTermOver({ ends_on }, businessToday());
  return isOver ? 0 : Math.max(0, seats_purchased - seats_used);
}
