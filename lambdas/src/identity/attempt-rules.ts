/** Wrong passwords for an email address that reached the user pool; times are in seconds since 1970. */
export interface Attempts {
  failures: number;
  last_at: number;
}

/** After this time without an attempt, the pool and the platform forget wrong passwords, in seconds. */
export const attemptMemory = 900;

/** The most attempts of one caller for one address: one who has signed in with this address before, and another one. */
export const ownAttempts = { known: 20, unknown: 5 } as const;

/**
 * The most attempts of all unknown callers for one address. The pool locks an account after 5 wrong passwords, for
 * 2^(n−5) seconds, so they can lock it for 4 seconds at most.
 */
export const unknownAttempts = 7;

const freeFailures = 5;
const longestLock = 900;

/**
 * How much later than its attempt a lock can start, in seconds: `last_at` is rounded down, and the pool locks after it has
 * checked the password.
 */
const lockDelay = 2;

/** The longest lock that a sign-in waits for instead of failing, in seconds: that of `unknownAttempts`. */
export const longestWait = 4 + lockDelay;

/** Returns whether attempts still count. */
export const isRemembered = ({ last_at }: Attempts, now: number): boolean => now - last_at < attemptMemory;

/**
 * Returns how long the pool may refuse even the right password, in seconds (Amazon Cognito Developer Guide, "Lockout
 * behavior for failed sign-in attempts").
 */
export function lockSeconds(attempts: Attempts | undefined, now: number): number {
  if (!attempts || !isRemembered(attempts, now) || attempts.failures < freeFailures) return 0;
  const lock = Math.min(2 ** (attempts.failures - freeFailures), longestLock);
  return Math.max(0, attempts.last_at + lock + lockDelay - now);
}
