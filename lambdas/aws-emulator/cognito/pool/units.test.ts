import { describe, expect, test } from 'vitest';
import { readPool } from './config.ts';
import {
  afterFailure,
  assertUnlocked,
  checkPolicy,
  hashPassword,
  unlocked,
  verifyPassword,
} from './passwords.ts';

const strictPool = readPool({ id: 'us-east-1_A', clients: [] });

describe('passwords', () => {
  test('match only their own hash, and two hashes of one password differ', async () => {
    const [first, second] = await Promise.all([hashPassword('secret', 1024), hashPassword('secret', 1024)]);
    expect(first).not.toBe(second);
    expect(await verifyPassword('secret', first)).toBe(true);
    expect(await verifyPassword('Secret', first)).toBe(false);
    expect(await verifyPassword('', '')).toBe(false);
  });

  test.each([
    ['Ab1!xyz', 'Password not long enough'],
    ['ABCDEF1!', 'Password must have lowercase characters'],
    ['abcdef1!', 'Password must have uppercase characters'],
    ['Abcdefg!', 'Password must have numeric characters'],
    ['Abcdefg1', 'Password must have symbol characters'],
  ])('such as %s are refused with the broken rule', (password, reason) => {
    expect(() => checkPolicy(strictPool, password)).toThrow(
      `Password did not conform with password policy: ${reason}`,
    );
  });
});

describe('a lockout', () => {
  const MINUTE = 60_000;
  const afterMany = (count: number, now: number) => {
    let lock = unlocked();
    for (let failure = 0; failure < count; failure += 1) lock = afterFailure(lock, now);
    return lock;
  };

  test.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [8, 8],
    [14, 512],
    [15, 900],
    [40, 900],
  ])('after %d wrong passwords lasts %d seconds', (count, seconds) => {
    const now = 1_000_000;
    expect(afterMany(count, now).lockedUntil - now).toBe(seconds * 1000);
  });

  test('refuses attempts until it ends', () => {
    const lock = afterMany(6, 1000);
    expect(() => assertUnlocked(lock, 2999)).toThrow('Password attempts exceeded');
    expect(() => assertUnlocked(lock, 3000)).not.toThrow();
  });

  test('is forgotten after 15 minutes without a failure', () => {
    const lock = afterMany(7, 0);
    expect(afterFailure(lock, 14 * MINUTE).failures).toBe(8);
    expect(afterFailure(lock, 16 * MINUTE).failures).toBe(1);
  });
});
