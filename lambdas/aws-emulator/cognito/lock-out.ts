import { notAuthorized } from './errors.ts';
import type { LockOut } from './model.ts';

const FREE_FAILURES = 5;
const FORGET_AFTER = 15 * 60_000;
const LONGEST_LOCK = 15 * 60_000;

/** A user who has not failed. */
export const unlocked = (): LockOut => ({ failures: 0, lastFailureAt: 0, lockedUntil: 0 });

/** Throws while the lock is on; such an attempt does not lengthen it. */
export function assertUnlocked(lockOut: LockOut, now: number): void {
  if (lockOut.lockedUntil > now) throw notAuthorized('Password attempts exceeded');
}

/**
 * The lock after one more wrong password: from the fifth on 2^(n−5) seconds, at most 15 minutes; 15 minutes
 * without a failure start again at nought (Amazon Cognito Developer Guide, "Lockout behavior for failed
 * sign-in attempts").
 */
export function afterFailure(lockOut: LockOut, now: number): LockOut {
  const idleSince = Math.max(lockOut.lastFailureAt, lockOut.lockedUntil);
  const failures = now - idleSince >= FORGET_AFTER ? 1 : lockOut.failures + 1;
  const seconds = failures < FREE_FAILURES ? 0 : 2 ** (failures - FREE_FAILURES);
  return { failures, lastFailureAt: now, lockedUntil: now + Math.min(seconds * 1000, LONGEST_LOCK) };
}
