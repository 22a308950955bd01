import { randomInt } from 'node:crypto';
import { ServiceError } from '../http/json-service.ts';
import { codeExpired, codeMismatch } from './errors.ts';
import { fingerprint } from './keys.ts';
import type { UserRecord } from './records.ts';

const VALID_MS = 3_600_000;
const MAX_FAILURES = 5;

const hash = (user: UserRecord, code: string) => fingerprint(`${user.sub} password ${code}`);

/** Gives the user a new password reset code of six digits in place of an earlier one, and returns it. */
export function createResetCode(user: UserRecord, now = Date.now()): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  user.resetCode = { hash: hash(user, code), expiresAt: now + VALID_MS, failures: 0 };
  return code;
}

/**
 * Uses up the user's reset code. For a wrong code, counts the failure and returns the error to throw once the user is
 * stored; after five failures no code is accepted until a new one is sent.
 */
export function useResetCode(user: UserRecord, code: string, now = Date.now()): Error | undefined {
  const expected = user.resetCode;
  if (!expected || expected.expiresAt < now) return codeExpired();
  if (expected.failures >= MAX_FAILURES)
    return new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  if (expected.hash === hash(user, code)) {
    delete user.resetCode;
    return undefined;
  }
  expected.failures += 1;
  return codeMismatch();
}
