import * as z from 'zod';
import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, type TransactItem } from '../../platform/table.ts';
import type { EnrolledSeat } from '../seat/enrolled-seat.ts';
import { readUsableSeat, usedSeatItem } from '../seat/row.ts';
import type { OrderRow } from './row.ts';

/** A user's approved applications to Layoff to Lift-Off; the attribute is removed with the last one. */
const Grant = z.object({ application_ids: z.set(z.string()).optional() });

/** A learner whose waiver is asked for, and whether the address of the account is proven. */
export interface WaiverHolder {
  userId: string;
  email: string;
  isProven: boolean;
}

const HolderItem = z.object({ email: z.string(), email_verified_at: z.string().optional() });

/** Reads a user as the holder of a waiver, consistently; undefined if there is no profile. */
export async function readWaiverHolder(userId: string): Promise<WaiverHolder | undefined> {
  const profile = await getItem(keys.profile(userId), HolderItem, { consistent: true });
  return profile && { userId, email: profile.email, isProven: profile.email_verified_at !== undefined };
}

/** The reason why a learner pays nothing, or would pay nothing if the address were proven. */
export interface FoundWaiver {
  waiver: Waiver;
  isProven: boolean;
  /** The company's seat that the enrollment is made with. */
  seat?: EnrolledSeat | undefined;
  /**
   * Makes the items to write in the transaction of the order. They are refused if the address was proven or changed since
   * the read, or if the seat was taken back.
   */
  itemsFor: (order: Pick<OrderRow, 'id' | 'course_id'>) => TransactItem[];
}

const addressAsRead = ({ userId, email, isProven }: WaiverHolder): TransactItem => ({
  ConditionCheck: {
    Key: keys.profile(userId),
    ConditionExpression: `email = :email AND attribute_${isProven ? '' : 'not_'}exists(email_verified_at)`,
    ExpressionAttributeValues: { ':email': email },
  },
});

/** Makes the item that refuses a write if a user has no approved application. */
export const approvedItem = (userId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.grant(userId),
    ConditionExpression: 'attribute_exists(application_ids)',
  },
});

/**
 * Returns why a learner pays nothing, or null: an approved application to Layoff to Lift-Off, or a company's seat. It works
 * only for a proven address, because anyone can sign up with a stranger's.
 */
export async function findWaiver(holder: WaiverHolder): Promise<FoundWaiver | null> {
  const { userId, email, isProven } = holder;
  const [grant, usable] = await Promise.all([getItem(keys.grant(userId), Grant), readUsableSeat(email)]);
  const check = addressAsRead(holder);
  if (grant?.application_ids) {
    return { waiver: { reason: 'liftoff', company: null }, isProven, itemsFor: () => [check] };
  }
  if (!usable) return null;
  return {
    waiver: { reason: 'company_seat', company: usable.company_name },
    isProven,
    seat: usable.seat,
    itemsFor: ({ id, course_id }) => [
      check,
      ...(isProven ? [usedSeatItem(usable.key, `${userId}.${course_id}`, id)] : []),
    ],
  };
}
