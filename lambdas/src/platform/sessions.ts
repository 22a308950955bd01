import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { epochSeconds } from './clock.ts';
import { keys } from './keys.ts';
import { getItem, transact, updateExisting } from './table.ts';
import type { TokenBearer } from './tokens.ts';

const SessionsMark = z.object({ sessions_valid_after: z.int().optional() });

/** How far the pool's clock may be behind, in milliseconds. */
const clockTolerance = 50;

/** Returns whether a session began after the mark that ended earlier sessions. Both are in whole seconds. */
export const isAfterMark = (signedInAt: number, mark: number | undefined): boolean =>
  mark === undefined || signedInAt > mark;

/** Reads whether a session is open: not ended by a sign-out everywhere or a new password. One consistent read. */
export async function isSessionOpen({
  userId,
  signedInAt,
}: Omit<TokenBearer, 'expiresAt'>): Promise<boolean> {
  const profile = await getItem(keys.profile(userId), SessionsMark, { consistent: true });
  return isAfterMark(signedInAt, profile?.sessions_valid_after);
}

/**
 * Ends all sessions of a user: their access tokens are refused from now on. Returns after the current second, so that
 * later sessions can be distinguished from the ended ones. Throws ConditionFailed if there is no profile.
 */
export async function markSessionsEnded(userId: string): Promise<void> {
  const mark = epochSeconds();
  await transact([
    updateExisting(keys.profile(userId), 'SET sessions_valid_after = :mark', { ':mark': mark }),
  ]);
  await wait((mark + 1) * 1000 + clockTolerance - Date.now());
}
