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
  type TransactItem,
  updateExisting,
} from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';

const ActiveAccount = KeyItem.extend({ company_name: z.string(), account_status: z.string() });

/** A seat that makes courses free, and its company. */
export interface UsableSeat {
  company_name: string;
  seat: Key;
}

/** Returns the seat of this email address in an active account; undefined if there is none. */
export async function readUsableSeat(email: string): Promise<UsableSeat | undefined> {
  const pk = indexes.corporateSeats('', '', '', addressHash(email)).gsi1pk;
  const seats = await listAll({ index: 'gsi1', pk }, KeyItem);
  const accounts = seats.map((seat) => ({ pk: seat.pk, sk: keys.corporateAccount('').sk }));
  const found = await getItems(accounts, ActiveAccount);
  const active = found.find(({ account_status }) => account_status === 'active');
  const seat = seats.find((one) => one.pk === active?.pk);
  return active && seat && { company_name: active.company_name, seat: { pk: seat.pk, sk: seat.sk } };
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

/** Makes the items that delete a seat and update both counts. The first is refused if there is no such seat. */
export const removedSeatItems = (accountId: string, seatId: string): TransactItem[] => [
  deleteExisting(keys.corporateSeat(accountId, seatId)),
  updateExisting(keys.corporateAccount(accountId), 'ADD seats_used :less', { ':less': -1 }),
  countItem(accountId, { seats_used: -1 }),
];
