import * as z from 'zod';
import { CorporateAccount, type CorporateSeat } from '@redwhiteandcode/contract/corporate/operations.ts';
import type { CountedPageOf, PageOf } from '@redwhiteandcode/contract/api/page.ts';
import { addressHash } from '../platform/address-hash.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { pick } from '../platform/pick.ts';
import {
  getItem,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { countChange, countItem } from '../platform/totals.ts';
import { removedSeatItems } from '../rows/seat/row.ts';
import { accounts } from './list.ts';
import { editable } from './rules.ts';
import { SeatItem, type SeatRow, withCourses } from './seat-courses.ts';

const MarkItem = z.object({ request_mark: z.string().optional() });

/** Reads an account consistently. */
export const readAccount = (id: string) =>
  getItem(keys.corporateAccount(id), CorporateAccount, { consistent: true });

/** Reads the hash of the request that created an account; undefined if there is none. */
export const readRequestMark = async (id: string): Promise<string | undefined> =>
  (await getItem(keys.corporateAccount(id), MarkItem, { consistent: true }))?.request_mark;

/** Lists accounts. */
export const listAccounts = (query: ListQuery): Promise<CountedPageOf<CorporateAccount>> =>
  listRows(accounts, query, CorporateAccount);

/** Writes a new account and counts it in the totals. Returns false if its ID exists. */
export async function createAccount(
  row: CorporateAccount,
  { requestMark, more = [] }: { requestMark?: string; more?: readonly TransactItem[] } = {},
): Promise<boolean> {
  return tryWrite([
    putNew({
      ...keys.corporateAccount(row.id),
      ...indexes.corporateAccounts(row.created_at, row.id),
      ...row,
      request_mark: requestMark,
    }),
    ...countChange(row.id, accounts, undefined, row),
    ...more,
  ]);
}

/**
 * Writes an edited account and updates the totals. Returns false if the account has changed since it was read, or if
 * more seats are in use than the edit would leave.
 */
export async function changeAccount(
  before: CorporateAccount,
  after: CorporateAccount,
  more: readonly TransactItem[],
): Promise<boolean> {
  return tryWrite([
    setAttributes(keys.corporateAccount(before.id), pick(after, [...editable, 'version']), {
      condition: 'version = :before AND seats_used <= :seats_purchased',
      values: { ':before': before.version },
    }),
    ...countChange(before.id, accounts, before, after),
    ...more,
  ]);
}

/** Lists an account's seats, with the courses taken with them, by the time at which they were assigned. */
export async function listSeats(
  accountId: string,
  page: Pick<ListQuery, 'order' | 'limit' | 'cursor'>,
): Promise<PageOf<CorporateSeat>> {
  const { gsi2pk: pk } = indexes.corporateSeats('', accountId, '', '');
  const newestFirst = page.order === 'descending';
  const { items, next } = await listItems({ index: 'gsi2', pk, newestFirst }, page, SeatItem);
  return { items: await withCourses(items), next };
}

/** Reads a seat consistently. */
export const readSeat = (accountId: string, seatId: string) =>
  getItem(keys.corporateSeat(accountId, seatId), SeatItem, { consistent: true });

/** The result of assigning a seat; `refused` if the account is inactive or full. */
export type SeatResult = 'assigned' | 'exists' | 'refused';

/** Assigns a seat if the account is active and has one left, and counts it on the account and in the totals. */
export async function assignSeat(
  accountId: string,
  seat: SeatRow,
  more: readonly TransactItem[] = [],
): Promise<SeatResult> {
  const { isWritten, failed } = await tryTransact([
    putNew({
      ...keys.corporateSeat(accountId, seat.id),
      ...indexes.corporateSeats(seat.given_at, accountId, seat.id, addressHash(seat.email)),
      ...seat,
    }),
    {
      Update: {
        Key: keys.corporateAccount(accountId),
        UpdateExpression: 'ADD seats_used :one',
        ConditionExpression: 'account_status = :active AND seats_used < seats_purchased',
        ExpressionAttributeValues: { ':one': 1, ':active': 'active' },
      },
    },
    countItem(accountId, { seats_used: 1 }),
    ...more,
  ]);
  if (isWritten) return 'assigned';
  return failed[0] ? 'exists' : 'refused';
}

/** Deletes a seat and updates both counts. Returns false if there is no such seat. */
export async function removeSeat(
  accountId: string,
  seatId: string,
  more: readonly TransactItem[],
): Promise<boolean> {
  return tryWrite([...removedSeatItems(accountId, seatId), ...more]);
}
