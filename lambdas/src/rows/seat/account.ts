import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { isTermOver, type SeatState, termMessages } from '@redwhiteandcode/contract/company/term.ts';
import { seatMessages } from '@redwhiteandcode/contract/corporate/rules.ts';
import * as z from 'zod';
import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CompanyAccountItem, type CompanyAccountRow } from '../company/row.ts';

/**
 * What decides about the seats of a company's account. `last_seat_at` is the time at which a seat was last given to
 * anyone, and `reminded_on` the day of the latest reminder to renew.
 */
const SeatAccount = CompanyAccountItem.extend({
  seats_ordered: z.int(),
  last_seat_at: z.string().optional(),
  reminded_on: z.string().optional(),
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
export const freeSeatsOf = (account: SeatAccount | undefined): number =>
  account && seatProblem(account) === undefined ? account.seats_purchased - account.seats_used : 0;

/** Returns the reason why an account cannot assign a seat, as a sentence; undefined if it can. */
export function seatProblem(
  account: Pick<SeatAccount, 'account_status' | 'seats_used' | 'seats_purchased' | 'ends_on'>,
  today: string = businessToday(),
): string | undefined {
  const { account_status, seats_used, seats_purchased, ends_on } = account;
  if (account_status !== 'active') return seatMessages.inactive;
  if (ends_on !== undefined && isTermOver({ ends_on }, today)) return termMessages.over(ends_on);
  return seats_used < seats_purchased ? undefined : seatMessages.full(seats_purchased);
}
