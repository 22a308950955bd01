import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import * as z from 'zod';
import { seatsAfterOrder } from '@redwhiteandcode/contract/corporate/rules.ts';
import { addressHash } from '../../platform/address-hash.ts';
import { indexes, type Key, keys } from '../../platform/keys.ts';
import {
  deleteExisting,
  getItem,
  getItems,
  KeyItem,
  listAll,
  putNew,
  type TransactItem,
  updateExisting,
} from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';
import type { EnrolledSeat } from './enrolled-seat.ts';

/** A seat in the table, with the person it belongs to, the enrollments that were made with it, and their orders. */
export const SeatItem = z.object({
  id: z.string(),
  person_id: z.string(),
  email: z.string(),
  given_at: z.string(),
  enrollments: z.set(z.string()).optional(),
});
export type SeatRow = z.output<typeof SeatItem>;

/** Reads a seat consistently. */
export const readSeat = (accountId: string, id: string): Promise<SeatRow | undefined> =>
  getItem(keys.corporateSeat(accountId, id), SeatItem, { consistent: true });

/** Returns the ID of an email address's only seat in an account. The ID does not reveal the address. */
export const seatId = (accountId: string, email: string): string => addressHash(email, accountId);

/** Makes the item of a new seat of an account. It is refused if the address has one. */
export function newSeatItem(
  accountId: string,
  { email, personId, at }: { email: string; personId: string; at: string },
): TransactItem {
  const id = seatId(accountId, email);
  const row: SeatRow = { id, person_id: personId, email, given_at: at };
  return putNew({
    ...keys.corporateSeat(accountId, id),
    ...indexes.corporateSeats(at, accountId, id, addressHash(email)),
    ...row,
  });
}

/** The condition that an account is active and that the term of its seats, if it has one, is not over. */
const isOpen = 'account_status = :active AND (attribute_not_exists(ends_on) OR ends_on >= :today)';
const openValues = (at: string) => ({ ':active': 'active', ':today': businessToday(Date.parse(at)) });

/**
 * Makes the items that count a new seat as used and note the time of the use. The first is refused if the account is
 * inactive, its term is over, or it has no seat left.
 */
export const usedSeatsItems = (accountId: string, at: string): TransactItem[] => [
  {
    Update: {
      Key: keys.corporateAccount(accountId),
      UpdateExpression: 'SET last_seat_at = :at ADD seats_used :one',
      ConditionExpression: `${isOpen} AND seats_used < seats_purchased`,
      ExpressionAttributeValues: { ...openValues(at), ':one': 1, ':at': at },
    },
  },
  countItem(accountId, { seats_used: 1 }),
];

/**
 * Makes the items that count several new seats as used. The first is refused if the account is inactive, its term is over, or it
 * has fewer seats left or another number of seats than was read: conditions of DynamoDB cannot add.
 */
export const usedSeatGroupItems = (
  accountId: string,
  { seats, bought, at }: { seats: number; bought: number; at: string },
): TransactItem[] => [
  {
    Update: {
      Key: keys.corporateAccount(accountId),
      UpdateExpression: 'SET last_seat_at = :at ADD seats_used :seats',
      ConditionExpression: `${isOpen} AND seats_purchased = :bought AND seats_used <= :most`,
      ExpressionAttributeValues: {
        ...openValues(at),
        ':seats': seats,
        ':bought': bought,
        ':most': bought - seats,
        ':at': at,
      },
    },
  },
  countItem(accountId, { seats_used: seats }),
];

const SeatKey = KeyItem.extend({ person_id: z.string() });
const ActiveAccount = KeyItem.extend({
  id: z.string(),
  company_name: z.string(),
  account_status: z.string(),
  ends_on: z.string().optional(),
});

/** A seat that makes courses free, and its company. */
export interface UsableSeat {
  company_name: string;
  key: Key;
  seat: EnrolledSeat;
}

/** Returns the seat of this email address in an active account whose term is not over; undefined if there is none. */
export async function readUsableSeat(email: string): Promise<UsableSeat | undefined> {
  const pk = indexes.corporateSeats('', '', '', addressHash(email)).gsi1pk;
  const seats = await listAll({ index: 'gsi1', pk }, SeatKey);
  const accounts = seats.map((seat) => ({ pk: seat.pk, sk: keys.corporateAccount('').sk }));
  const found = await getItems(accounts, ActiveAccount);
  const today = businessToday();
  const active = found.find(
    ({ account_status, ends_on = today }) => account_status === 'active' && ends_on >= today,
  );
  const seat = seats.find((one) => one.pk === active?.pk);
  if (!active || !seat) return undefined;
  return {
    company_name: active.company_name,
    key: { pk: seat.pk, sk: seat.sk },
    seat: { company_id: active.id, person_id: seat.person_id },
  };
}

/**
 * Makes the item that records the enrollment that a learner makes with a seat; the company sees its progress. Another
 * enrollment in the same course has another order. It is refused if the seat was taken back.
 */
export const usedSeatItem = (seat: Key, enrollmentId: string, orderId: string): TransactItem =>
  updateExisting(seat, 'ADD enrollments :used', { ':used': new Set([`${enrollmentId}#${orderId}`]) });

/** Returns the IDs of the enrollment and the order in a seat's record. */
export function usedSeatParts(record: string): { enrollmentId: string; orderId: string } {
  const [enrollmentId = '', orderId = ''] = record.split('#');
  return { enrollmentId, orderId };
}

const SeatCounts = z.object({ seats_purchased: z.int(), seats_ordered: z.int() });

/**
 * Makes the items that add the seats of a paid order to an account, except for those that were granted before. They are
 * refused if there is no such account, or if its seats have changed since the read.
 */
export async function orderedSeatsItems(accountId: string, seats: number): Promise<TransactItem[]> {
  const key = keys.corporateAccount(accountId);
  const before = (await getItem(key, SeatCounts, { consistent: true })) ?? {
    seats_purchased: 0,
    seats_ordered: 0,
  };
  const after = seatsAfterOrder(before, seats);
  return [
    {
      Update: {
        Key: key,
        UpdateExpression: 'SET seats_purchased = :purchased, seats_ordered = :ordered ADD version :one',
        ConditionExpression: 'seats_purchased = :before AND seats_ordered = :had',
        ExpressionAttributeValues: {
          ':purchased': after.seats_purchased,
          ':ordered': after.seats_ordered,
          ':before': before.seats_purchased,
          ':had': before.seats_ordered,
          ':one': 1,
        },
      },
    },
    countItem(accountId, { seats_purchased: after.seats_purchased - before.seats_purchased }),
  ];
}

/** Makes the item that deletes a seat. It is refused if there is none. */
export const removedSeatItem = (accountId: string, id: string): TransactItem =>
  deleteExisting(keys.corporateSeat(accountId, id));

/** Makes the item that deletes a seat with which no course was taken. It is refused if one was, or if there is no seat. */
export const unusedSeatItem = (accountId: string, id: string): TransactItem => ({
  Delete: {
    Key: keys.corporateSeat(accountId, id),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(enrollments)',
  },
});

/** Makes the items that count deleted seats as free. */
export const freedSeatItems = (accountId: string, seats = 1): TransactItem[] => [
  updateExisting(keys.corporateAccount(accountId), 'ADD seats_used :less', { ':less': -seats }),
  countItem(accountId, { seats_used: -seats }),
];
