import * as z from 'zod';
import { addressHash } from '../platform/address-hash.ts';
import { epochSeconds } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { getItem, type TransactItem } from '../platform/table.ts';
import { linkSeconds } from './email-links.ts';

/** A former address that is kept from others while its owner can undo the change. */
const HeldItem = z.object({ user_id: z.string(), ttl: z.int() });

const keyOf = (email: string) => keys.heldAddress(addressHash(email));

/** Makes the item that holds a former address as long as the links that undo the change are valid. */
export const holdItem = (userId: string, email: string): TransactItem => ({
  Put: { Item: { ...keyOf(email), user_id: userId, ttl: epochSeconds() + linkSeconds.UNDO } },
});

/** Makes the item that ends the hold of an address. */
export const releaseItem = (email: string): TransactItem => ({ Delete: { Key: keyOf(email) } });

/** Returns whether an address is held for a user other than this one. */
export async function isHeld(email: string, userId?: string): Promise<boolean> {
  const held = await getItem(keyOf(email), HeldItem, { consistent: true });
  return held !== undefined && held.ttl > epochSeconds() && held.user_id !== userId;
}
