import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { epochSeconds } from './clock.ts';
import { keys } from './keys.ts';
import { getItem, transact, updateExisting } from './table.ts';
import type { TokenBearer } from './tokens.ts';

const SessionsMark = z.object({ sessions_valid_after: z.int().optional() });

/** By how many milliseconds the pool's clock may be behind ours. */
const clockTolerance = 50;

/** Whether a session that began then is good at a mark, both in whole seconds: it began in a later one. */
export const isAfterMark = (signedInAt: number, mark: number | undefined): boolean =>
  mark === undefined || signedInAt > mark;

/** Whether the token's session has not been ended by a sign-out everywhere or a new password; one consistent read. */
export async function isSessionOpen({
  userId,
  signedInAt,
}: Omit<TokenBearer, 'expiresAt'>): Promise<boolean> {
  const profile = await getItem(keys.profile(userId), SessionsMark, { consistent: true });
  return isAfterMark(signedInAt, profile?.sessions_valid_after);
}

/**
 * Ends every session that has begun until now: access tokens are refused from here on. Answers when the current second
 * is over, so that a session which begins after the answer is told apart from those before. Throws ConditionFailed
 * where there is no profile.
 */
export async function markSessionsEnded(userId: string): Promise<void> {
  const mark = epochSeconds();
  await transact([
    updateExisting(keys.profile(userId), 'SET sessions_valid_after = :mark', { ':mark': mark }),
  ]);
  await wait((mark + 1) * 1000 + clockTolerance - Date.now());
}
