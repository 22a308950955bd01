import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCode, takeCode } from './codes.ts';
import { userFilter } from './operations/list-users.ts';
import { afterFailure, assertUnlocked, unlocked } from './lock-out.ts';
import type { UserRecord } from './model.ts';
import { page } from './paging.ts';
import { checkPolicy, hashPassword, temporaryPassword, verifyPassword } from './passwords.ts';
import { poolFrom } from './pool-config.ts';
import { base32, matchingStep, totpCode } from './totp.ts';
import { newUser } from './users.ts';

const EMAIL = { UsernameAttributes: ['email' as const] };
const strictPool = poolFrom('us-east-1_A', 'strict', EMAIL, 0);
const user = (change: Partial<UserRecord> = {}) => ({
  ...newUser('CONFIRMED', { email: 'ada@example.com', given_name: 'Ada "A"' }, ''),
  ...change,
});

describe('authenticator codes', () => {
  const secret = base32(Buffer.from('12345678901234567890'));

  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %d are those of RFC 6238', (second, code) => {
    expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
  });

  test('are accepted one step early and late, and no further', () => {
    const code = totpCode(secret, 100);
    const accepted = [98, 99, 100, 101, 102].map((step) => matchingStep(secret, code, step * 30_000));
    expect(accepted).toEqual([undefined, 100, 100, 100, undefined]);
  });
});

describe('passwords', () => {
  test('are verified against their own hash only, and two hashes of one password differ', async () => {
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
  ])('such as %s break the policy with a reason', (password, reason) => {
    expect(() => checkPolicy(strictPool, password)).toThrow(
      `Password did not conform with password policy: ${reason}`,
    );
  });

  test('made for an invitation satisfy the policy they are made for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 99 }), (MinimumLength) => {
        const pool = poolFrom(
          'us-east-1_A',
          'x',
          { ...EMAIL, Policies: { PasswordPolicy: { MinimumLength } } },
          0,
        );
        expect(() => checkPolicy(pool, temporaryPassword(pool))).not.toThrow();
      }),
    );
  });
});

describe('the lock after wrong passwords', () => {
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
  ])('after %d of them lasts %d seconds', (count, seconds) => {
    const now = 1_000_000;
    expect(afterMany(count, now).lockedUntil - now).toBe(seconds * 1000);
  });

  test('refuses while it lasts and not after', () => {
    const lock = afterMany(6, 1000);
    expect(() => assertUnlocked(lock, 2999)).toThrow('Password attempts exceeded');
    expect(() => assertUnlocked(lock, 3000)).not.toThrow();
  });

  test('starts again at nought after a quarter of an hour', () => {
    const lock = afterMany(7, 0);
    expect(afterFailure(lock, 14 * MINUTE).failures).toBe(8);
    expect(afterFailure(lock, 16 * MINUTE).failures).toBe(1);
  });
});

describe('confirmation codes', () => {
  test('are good once, for their purpose', () => {
    const ada = user();
    const code = newCode(ada, 'password');
    expect(takeCode(ada, 'sign-up', code)?.name).toBe('ExpiredCodeException');
    expect(takeCode(ada, 'password', code)).toBeUndefined();
    expect(takeCode(ada, 'password', code)?.name).toBe('ExpiredCodeException');
  });

  test('expire after an hour for a password, after a day for a sign-up', () => {
    const ada = user();
    const [password, signUp] = [newCode(ada, 'password', 0), newCode(ada, 'sign-up', 0)];
    expect(takeCode(ada, 'password', password, 3_600_001)?.name).toBe('ExpiredCodeException');
    expect(takeCode(ada, 'sign-up', signUp, 3_600_001)).toBeUndefined();
  });

  test('are not looked at any more after five wrong ones, until a new one is sent', () => {
    const ada = user();
    const code = newCode(ada, 'password');
    const wrong = code === '000000' ? '000001' : '000000';
    const names = Array.from({ length: 5 }, () => takeCode(ada, 'password', wrong)?.name);
    expect(new Set(names)).toEqual(new Set(['CodeMismatchException']));
    expect(takeCode(ada, 'password', code)?.name).toBe('LimitExceededException');
    expect(takeCode(ada, 'password', newCode(ada, 'password'))).toBeUndefined();
  });
});

describe('a ListUsers filter', () => {
  test.each([
    ['email = "ada@example.com"', true],
    ['email = "ada"', false],
    ['email ^= "ada@"', true],
    ['"email"^="bob"', false],
    ['given_name = "Ada \\"A\\""', true],
    ['family_name = "x"', false],
    ['cognito:user_status = "confirmed"', true],
    ['status = "Disabled"', false],
    ['', true],
  ])('%s finds the user: %s', (filter, found) => {
    expect(userFilter(filter)(user())).toBe(found);
  });

  test.each([
    ['email > "a"', 'Error while parsing filter'],
    ['custom:org = "a"', 'Invalid search attribute: custom:org'],
  ])('%s is refused', (filter, message) => {
    expect(() => userFilter(filter)).toThrow(message);
  });
});

describe('pages', () => {
  test('follow one another without a gap or a repeat, even when a thing is removed in between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }), (size, limit) => {
        const all = Array.from({ length: size }, (_, position) => ({ position, value: position }));
        const first = page(all, limit, undefined);
        const left = all.filter(({ position }) => position !== 0);
        const seen = [...first.items];
        let next = first.next;
        while (next) {
          const following = page(left, limit, next);
          seen.push(...following.items);
          next = following.next;
        }
        expect(seen).toEqual(all.map(({ value }) => value));
      }),
    );
  });

  test('refuse a token that is none of theirs', () => {
    expect(() => page([], 1, 'nonsense')).toThrow('Invalid pagination token.');
  });
});
