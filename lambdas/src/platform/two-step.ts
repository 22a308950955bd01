import * as z from 'zod';
import { environment } from './environment.ts';
import { keys } from './keys.ts';
import { getItem } from './table.ts';

/** The part of a user's two-step verification that says whether it is on: only then there is a secret. */
const TwoStepItem = z.object({ secret: z.string().optional() });

/** Reads whether an admin lacks the two-step verification that is required of admins. */
export async function lacksTwoStep(userId: string): Promise<boolean> {
  if (!environment().requiresAdminTwoStep) return false;
  const item = await getItem(keys.twoStep(userId), TwoStepItem, { consistent: true });
  return item?.secret === undefined;
}

/** Returns the name under which the callers who have completed a user's second step are known. */
export const codesOf = (userId: string): string => `two-step ${userId}`;
