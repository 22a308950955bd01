import * as z from 'zod';
import type { OwnPasskey } from '@redwhiteandcode/contract/identity/passkeys.ts';
import { environment } from './environment.ts';
import { keys } from './keys.ts';
import { getItem } from './table.ts';

/** The part of a user's two-step verification that says whether it is on: with an app, passkeys, or both. */
const TwoStepItem = z.object({ secret: z.string().optional(), passkeys: z.unknown().optional() });

/** Returns whether two-step verification is on. */
export const isTwoStepOn = (row: { secret?: string | undefined; passkeys?: unknown } | undefined): boolean =>
  row?.secret !== undefined || row?.passkeys !== undefined;

/** Reads whether an admin lacks the two-step verification that is required of admins. */
export async function lacksTwoStep(userId: string): Promise<boolean> {
  if (!environment().requiresAdminTwoStep) return false;
  const item = await getItem(keys.twoStep(userId), TwoStepItem, { consistent: true });
  return !isTwoStepOn(item);
}

/** A passkey: its credential, whose public key is base64url, and the name that its owner gave it. */
export const Passkey = z.object({
  credential_id: z.string(),
  public_key: z.string(),
  /** How often it was used, as the authenticator counts; always 0 if it does not count. */
  sign_count: z.int(),
  transports: z.array(z.string()),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().optional(),
});
export type Passkey = z.output<typeof Passkey>;

/** The passkeys of a user by their ID; absent if there are none. */
export const PasskeysItem = z.object({ passkeys: z.record(z.string(), Passkey).optional() });

/** Returns a user's passkeys as the user sees them, the oldest first. */
export const ownPasskeys = (row: z.output<typeof PasskeysItem> | undefined): OwnPasskey[] =>
  Object.entries(row?.passkeys ?? {})
    .map(([id, { name, created_at, last_used_at = null }]) => ({ id, name, created_at, last_used_at }))
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));

/** Returns the name under which the callers who have completed a user's second step are known. */
export const codesOf = (userId: string): string => `two-step ${userId}`;
