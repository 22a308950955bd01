import { randomInt } from 'node:crypto';
import { attemptLimitExceeded, codeExpired, codeMismatch } from './errors.ts';
import { fingerprint } from './keys.ts';
import type { CodePurpose, UserRecord } from './model.ts';

const HOUR = 3_600_000;
const VALID_FOR: Record<CodePurpose, number> = { 'sign-up': 24 * HOUR, password: HOUR, email: 24 * HOUR };
const MOST_FAILURES = 5;

const hash = (user: UserRecord, purpose: CodePurpose, code: string) =>
  fingerprint(`${user.sub} ${purpose} ${code}`);

/** Puts a new code of six digits on the user, in place of an earlier one, and answers it. */
export function newCode(user: UserRecord, purpose: CodePurpose, now = Date.now()): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  user.codes[purpose] = {
    hash: hash(user, purpose, code),
    expiresAt: now + VALID_FOR[purpose],
    failures: 0,
  };
  return code;
}

/**
 * Takes a code off the user when it is right. Otherwise answers the error to throw once the user, with the
 * failure counted, has been saved; after five failures no code is looked at until a new one is sent.
 */
export function takeCode(user: UserRecord, purpose: CodePurpose, code: string, now = Date.now()) {
  const kept = user.codes[purpose];
  if (!kept || kept.expiresAt < now) return codeExpired();
  if (kept.failures >= MOST_FAILURES) return attemptLimitExceeded();
  if (kept.hash === hash(user, purpose, code)) {
    delete user.codes[purpose];
    return undefined;
  }
  kept.failures += 1;
  return codeMismatch();
}
