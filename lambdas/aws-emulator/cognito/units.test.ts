import { describe, expect, test } from 'vitest';
import { createResetCode, useResetCode } from './codes.ts';
import { readPool } from './config.ts';
import { afterFailure, assertUnlocked, unlocked } from './lock-out.ts';
import { checkPolicy, hashPassword, verifyPassword } from './passwords.ts';
import { base32, matchingStep, totpCode } from './totp.ts';
import { newUser } from './users.ts';

const strictPool = readPool({ id: 'us-east-1_A', clients: [] });

describe('codes of an authenticator app', () => {
  const secret = base32(Buffer.from('12345678901234567890'));

  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
  });

  test('are accepted one step early and late, and no further', () => {
    const code = totpCode(secret, 100);
    const accepted = [98, 99, 100, 101, 102].map((step) => matchingStep(secret, code, step * 30_000));
    expect(accepted).toEqual([undefined, 100, 100, 100, undefined]);
  });
});

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

describe('a password reset code', () => {
  const newAda = () => newUser('CONFIRMED', { email: 'ada@example.com' }, '');

  test('is valid once', () => {
    const ada = newAda();
    const code = createResetCode(ada);
    expect(useResetCode(ada, code)).toBeUndefined();
    expect(useResetCode(ada, code)?.name).toBe('ExpiredCodeException');
  });

  test('expires after an hour', () => {
    const ada = newAda();
    const code = createResetCode(ada, 0);
    expect(useResetCode(ada, code, 3_600_001)?.name).toBe('ExpiredCodeException');
    expect(useResetCode(ada, code, 3_600_000)).toBeUndefined();
  });

  test('is refused after five wrong ones, until a new one is sent', () => {
    const ada = newAda();
    const code = createResetCode(ada);
    const wrong = code === '000000' ? '000001' : '000000';
    const names = Array.from({ length: 5 }, () => useResetCode(ada, wrong)?.name);
    expect(new Set(names)).toEqual(new Set(['CodeMismatchException']));
    expect(useResetCode(ada, code)?.name).toBe('LimitExceededException');
    expect(useResetCode(ada, createResetCode(ada))).toBeUndefined();
  });
});
