import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { timestamp } from '../../platform/clock.ts';
import { indexes, keys } from '../../platform/keys.ts';
import type { TransactItem } from '../../platform/table.ts';

/** A proof of an address, or an approval, whose orders may not be settled yet. `taken_over_at` is the time at which the owner took the account over. */
export const AddressProof = z.object({
  user_id: z.string(),
  mark: z.string(),
  at: z.string(),
  taken_over_at: z.string().optional(),
});
export type AddressProof = z.output<typeof AddressProof>;

/**
 * Makes the item that remembers to settle a user's orders, for the transaction that proves the address or makes all courses
 * free. With `isTakeover`, the unpaid orders that someone else made end.
 */
export function addressProofItem(userId: string, { isTakeover = false } = {}): TransactItem {
  const at = timestamp();
  const { gsi1pk, gsi1sk } = indexes.addressProofs(at, userId);
  return {
    Update: {
      Key: keys.addressProof(userId),
      UpdateExpression: `SET user_id = :user, mark = :mark, #at = :at, gsi1pk = :pk, gsi1sk = :sk${isTakeover ? ', taken_over_at = :at' : ''}`,
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: {
        ':user': userId,
        ':mark': randomUUID(),
        ':at': at,
        ':pk': gsi1pk,
        ':sk': gsi1sk,
      },
    },
  };
}
