import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../../json-service.ts';
import type { Pool } from './config.ts';
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

const KEY_BYTES = 32;
const BLOCK_SIZE = 8;

/** The symbols that Cognito counts as special characters. */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: 256 * cost * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Hashes a password with scrypt and a new salt; `cost` is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Whether a hash was made from a password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, cost, salt, key] = hash.split('$');
  if (!cost || !salt || !key) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return timingSafeEqual(derived, Buffer.from(key, 'base64'));
}

/** Throws `InvalidPasswordException` with the first broken rule of the pool's policy. */
export function checkPolicy(pool: Pool, password: string): void {
  const policy = pool.passwordPolicy;
  const rules: [broken: boolean, text: string][] = [
    [password.length < policy.MinimumLength, 'Password not long enough'],
    [policy.RequireLowercase === true && !/[a-z]/.test(password), 'Password must have lowercase characters'],
    [policy.RequireUppercase === true && !/[A-Z]/.test(password), 'Password must have uppercase characters'],
    [policy.RequireNumbers === true && !/[0-9]/.test(password), 'Password must have numeric characters'],
    [policy.RequireSymbols === true && !SYMBOL.test(password), 'Password must have symbol characters'],
  ];
  for (const [broken, text] of rules) {
    if (broken)
      throw new ServiceError(
        'InvalidPasswordException',
        `Password did not conform with password policy: ${text}`,
      );
  }
}
