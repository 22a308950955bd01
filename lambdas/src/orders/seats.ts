import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { PageOf } from '@redwhiteandcode/contract/api/page.ts';
import type { OrderSeats } from '@redwhiteandcode/contract/company/order-operations.ts';
import * as z from 'zod';
import { timestamp } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { listItems, setAttributes, type TransactItem, tryWrite } from '../platform/table.ts';
import { countItem } from '../platform/totals.ts';
import type { OrderRow } from '../rows/order/row.ts';
import { readSeatAccount, type SeatAccount } from '../rows/seat/account.ts';
import { closed, type Seats, withoutSeats, withPaidSeats, withStartedTerm } from './seat-changes.ts';
import { termIndex } from './term-reminders.ts';

/**
 * Makes the items that write the seats of an account and the totals. The first is refused if the account has changed since
 * the read, or if a seat was given or taken back.
 */
export function changedSeatItems(before: SeatAccount, after: Seats): TransactItem[] {
  const { id, version, seats_used, last_seat_at, reminded_on } = before;
  const item = setAttributes(
    keys.corporateAccount(id),
    {
      ...after,
      ...termIndex({ id, reminded_on, ...after }),
      version: version + 1,
    },
    {
      condition: `version = :was AND seats_used = :used AND ${last_seat_at === undefined ? 'attribute_not_exists(last_seat_at)' : 'last_seat_at = :last'}`,
      values: { ':was': version, ':used': seats_used, ...(last_seat_at && { ':last': last_seat_at }) },
    },
  );
  const isActive = ({ account_status }: Pick<Seats, 'account_status'>) => Number(account_status === 'active');
  const counts = {
    active_corporate_accounts: isActive(after) - isActive(before),
    seats_purchased: after.seats_purchased - before.seats_purchased,
  };
  const changes = Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0));
  return [item, ...(Object.keys(changes).length > 0 ? [countItem(id, changes)] : [])];
}

/** What a change of an order does to the seats of its account. */
export interface SeatChange {
  items: TransactItem[];
  /** The changed attributes of the order. */
  order: Partial<Pick<OrderRow, 'seats' | 'attention'>>;
}

/** Makes what a payment of a company's order gives: its seats. Returns undefined if they can no longer be added. */
export async function paidSeats(order: OrderRow, seats: OrderSeats): Promise<SeatChange | undefined> {
  const account = await readSeatAccount(order.account_id ?? '');
  const paid = account && withPaidSeats(account, order, businessToday());
  if (!paid) return undefined;
  return {
    items: changedSeatItems(account, paid.seats),
    order: { seats: { ...seats, term: paid.term, added_at: timestamp() } },
  };
}

const closedNote = 'The payment was returned while the seats are in use, so the account was closed.';

/**
 * Makes what the end of a paid order of a company takes back: its seats, or if they are in use, the whole account, which an
 * admin must then look at.
 */
export async function endedSeats(order: OrderRow): Promise<SeatChange> {
  const { account_id, seats } = order;
  const isWithout = seats !== null && (seats.added_at === null || seats.ended_at !== null);
  const account = account_id === null || isWithout ? undefined : await readSeatAccount(account_id);
  if (!account) return { items: [], order: {} };
  const without = withoutSeats(account, order);
  return {
    items: changedSeatItems(account, without ?? closed(account)),
    order: {
      seats: seats && { ...seats, ended_at: timestamp() },
      ...(!without && { attention: closedNote }),
    },
  };
}

const Renewal = z.object({ id: z.string(), gsi2sk: z.string() });

/** Starts the paid next terms whose day has come. Returns the number of terms that have started. */
export async function startRenewals(today: string = businessToday()): Promise<number> {
  const { gsi2pk: pk } = indexes.renewals('', '');
  let started = 0;
  let cursor: string | undefined;
  do {
    const page: PageOf<z.output<typeof Renewal>> = await listItems(
      { index: 'gsi2', pk },
      { limit: 100, cursor },
      Renewal,
    );
    const due = page.items.filter(({ gsi2sk }) => gsi2sk.slice(0, today.length) <= today);
    for (const { id } of due) {
      const account = await readSeatAccount(id);
      const after = account && withStartedTerm(account, today);
      if (after && (await tryWrite(changedSeatItems(account, after)))) started++;
      else if (account) logger.warn('A paid term of seats has not started', { account: id });
    }
    cursor = due.length < page.items.length ? undefined : (page.next ?? undefined);
  } while (cursor !== undefined);
  return started;
}
