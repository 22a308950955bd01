import { notAuthorized } from './errors.ts';
import type { LockOut } from './records.ts';

const FREE_FAILURES = 5;
const FORGET_AFTER = 15 * 60_000;
const LONGEST_LOCK = 15 * 60_000;

/** Returns the state of a user without wrong passwords. */
export const unlocked = (): LockOut => ({ failures: 0, lastFailureAt: 0, lockedUntil: 0 });

/** Throws while the user is locked out; such an attempt does not prolong the lock. */
export function assertUnlocked(lockOut: LockOut, now: number): void {
  if (lockOut.lockedUntil > now) throw notAuthorized('Password attempts exceeded');
}

/**
 * Counts a wrong password. From the fifth on, the lock lasts 2^(n−5) seconds, at most 15 minutes; after 15 minutes
 * without a failure the count starts over (Amazon Cognito Developer Guide, "Lockout behavior for failed sign-in
 * attempts").
 */
export function afterFailure(lockOut: LockOut, now: number): LockOut {
  const idleSince = Math.max(lockOut.lastFailureAt, lockOut.lockedUntil);
  const failures = now - idleSince >= FORGET_AFTER ? 1 : lockOut.failures + 1;
  const seconds = failures < FREE_FAILURES ? 0 : 2 ** (failures - FREE_FAILURES);
  return { failures, lastFailureAt: now, lockedUntil: now + Math.min(seconds * 1000, LONGEST_LOCK) };
}
