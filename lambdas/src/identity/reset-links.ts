import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { epochSeconds } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { deleteExisting, deleteListed, getItem, type TransactItem } from '../platform/table.ts';

/** How long a link is valid, in seconds. */
export const resetLinkSeconds = 3600;

const ResetLink = z.object({ ttl: z.int() });

const hash = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Makes a code of 128 random bits and the item that stores its hash. Earlier codes of the user stay valid. */
export function createResetLink(userId: string): { code: string; item: TransactItem } {
  const code = randomBytes(16).toString('base64url');
  const Item = { ...keys.resetLink(userId, hash(code)), ttl: epochSeconds() + resetLinkSeconds };
  return { code, item: { Put: { Item } } };
}

/** Returns the item that uses up a code; undefined if the code is not valid. */
export async function consumeResetLink(userId: string, code: string): Promise<TransactItem | undefined> {
  const key = keys.resetLink(userId, hash(code));
  const link = await getItem(key, ResetLink, { consistent: true });
  return link && link.ttl > epochSeconds() ? deleteExisting(key) : undefined;
}

/** Deletes the other codes of a user. */
export const deleteResetLinks = (userId: string): Promise<void> =>
  deleteListed({ pk: keys.profile(userId).pk, prefix: keys.resetLinkPrefix });
