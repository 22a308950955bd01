import {
  isTermOver,
  renewedTerm,
  type SeatRefund,
  seatRefundOf,
  type Term,
  termFrom,
} from '@redwhiteandcode/contract/company/term.ts';
import type { OrderRow } from '../rows/order/row.ts';
import { type SeatAccount, seatStateOf } from '../rows/seat/account.ts';

/** The attributes of an account that its orders change; one that is undefined is removed. */
export type Seats = Pick<SeatAccount, 'account_status' | 'seats_purchased' | 'seats_ordered'> &
  Partial<Record<'starts_on' | 'ends_on', string | undefined>> & {
    renewal?: SeatAccount['renewal'] | undefined;
  };

type SeatOrder = Pick<OrderRow, 'id' | 'seats' | 'items'>;

const seatsOf = (account: SeatAccount): Seats => ({
  account_status: account.account_status,
  seats_purchased: account.seats_purchased,
  seats_ordered: account.seats_ordered,
  starts_on: account.starts_on,
  ends_on: account.ends_on,
  renewal: account.renewal,
});

const addedTo = (account: SeatAccount, count: number): Pick<Seats, 'seats_purchased' | 'seats_ordered'> => ({
  seats_purchased: account.seats_purchased + count,
  seats_ordered: account.seats_ordered + count,
});

/** Returns the day on which the last paid term of an account ends. */
const paidUntil = ({ renewal, ends_on }: SeatAccount): string | undefined => renewal?.ends_on ?? ends_on;

/**
 * Returns an account after an order of its seats was paid on a day, with the term of these seats: the first order opens it, a
 * renewal waits for the end of the term. Returns undefined if the account is no longer the one that the seats were priced
 * for: it has closed, or its term has ended.
 */
export function withPaidSeats(
  account: SeatAccount,
  { id, seats }: SeatOrder,
  today: string,
): { seats: Seats; term: Term } | undefined {
  if (!seats) return undefined;
  const { kind, count } = seats;
  const { term } = seatStateOf(account);
  const before = seatsOf(account);
  if (kind === 'first') {
    if (term) return undefined;
    const opened = termFrom(today);
    return {
      seats: { ...before, ...opened, ...addedTo(account, count), account_status: 'active' },
      term: opened,
    };
  }
  if (!term || account.account_status !== 'active') return undefined;
  const { renewal } = account;
  if (kind === 'added') {
    if (isTermOver(term, today) || seats.term?.ends_on !== paidUntil(account)) return undefined;
    const later = renewal && { renewal: { ...renewal, seats: renewal.seats + count } };
    const ends_on = paidUntil(account) ?? term.ends_on;
    return {
      seats: { ...before, ...addedTo(account, count), ...later },
      term: { starts_on: today, ends_on },
    };
  }
  if (renewal) return undefined;
  const next = renewedTerm(term, today);
  const renewed = { ...before, renewal: { seats: count, ...next, order_id: id } };
  return { seats: withStartedTerm({ ...account, ...renewed }, today) ?? renewed, term: next };
}

/**
 * Returns an account after its paid next term has started. Returns undefined if there is none, if its day has not come, or
 * while more seats are in use than were paid.
 */
export function withStartedTerm(
  account: Pick<SeatAccount, 'account_status' | 'seats_used'> & {
    renewal?: SeatAccount['renewal'] | undefined;
  },
  today: string,
): Seats | undefined {
  const { renewal, account_status, seats_used } = account;
  if (!renewal || renewal.starts_on > today || seats_used > renewal.seats) return undefined;
  const { seats, starts_on, ends_on } = renewal;
  return {
    account_status,
    seats_purchased: seats,
    seats_ordered: seats,
    starts_on,
    ends_on,
    renewal: undefined,
  };
}

/**
 * Returns an account without the seats of an order; undefined if more seats are in use than would remain. An account whose
 * last seats end has no term any more, so that its next order is a first one.
 */
export function withoutSeats(account: SeatAccount, { id, seats, items }: SeatOrder): Seats | undefined {
  const before = seatsOf(account);
  const { renewal } = account;
  if (renewal?.order_id === id) return { ...before, renewal: undefined };
  const count = seats?.count ?? items.reduce((sum, { quantity }) => sum + quantity, 0);
  const seats_purchased = Math.max(0, account.seats_purchased - count);
  if (account.seats_used > seats_purchased) return undefined;
  const isInNextTerm = renewal && seats?.kind === 'added' && seats.term?.ends_on === renewal.ends_on;
  return {
    ...before,
    seats_purchased,
    seats_ordered: Math.max(0, account.seats_ordered - count),
    ...(isInNextTerm && { renewal: { ...renewal, seats: renewal.seats - count } }),
    ...(seats !== null &&
      seats_purchased === 0 &&
      !renewal && { account_status: 'inactive', starts_on: undefined, ends_on: undefined }),
  };
}

/** Returns an account that was closed: its seats can no longer be used. */
export const closed = (account: SeatAccount): Seats => ({ ...seatsOf(account), account_status: 'inactive' });

/** Whether seats of an order were used: since they were added, someone was given a seat. Those of a next term wait unused. */
function isUsed(account: SeatAccount, order: SeatOrder): boolean {
  if (account.renewal?.order_id === order.id) return false;
  if (!withoutSeats(account, order)) return true;
  if (order.seats?.kind === 'renewal' && account.seats_used > 0) return true;
  return (account.last_seat_at ?? '') >= (order.seats?.added_at ?? '');
}

/** Returns what the refund rule gives for an order's seats; null unless they were paid, and nothing was asked or paid back. */
export function refundRightOf(
  account: SeatAccount,
  order: Pick<OrderRow, 'id' | 'seats' | 'items' | 'status' | 'refund'>,
  now: number = Date.now(),
): SeatRefund | null {
  const { seats, status, refund } = order;
  if (!seats?.added_at || seats.ended_at || status !== 'paid' || refund) return null;
  return seatRefundOf(seats.added_at, isUsed(account, order), now);
}
