import { describe, expect, it } from 'vitest';
import { isRemembered, lockSeconds, longestWait, unknownAttempts } from './attempts.ts';

describe('the pool’s lock', () => {
  it.each([
    [4, 0, 0],
    [5, 0, 3],
    [5, 1, 2],
    [5, 2, 1],
    [5, 3, 0],
    [6, 0, 4],
    [7, 0, 6],
    [8, 0, 10],
    [8, 3, 7],
    [8, 10, 0],
    [20, 0, 902],
    [20, 899, 3],
    [20, 900, 0],
  ])(
    'after %i wrong passwords, the last %i seconds ago, lasts at most %i seconds',
    (failures, ago, seconds) => {
      expect(lockSeconds({ failures, last_at: 10_000 - ago }, 10_000)).toBe(seconds);
    },
  );

  it('lasts at most as long as a sign-in waits after the attempts of unknown callers', () => {
    expect(lockSeconds({ failures: unknownAttempts, last_at: 10_000 }, 10_000)).toBeLessThanOrEqual(
      longestWait,
    );
  });

  it('does not exist without attempts', () => {
    expect(lockSeconds(undefined, 10_000)).toBe(0);
  });
});

it('attempts are forgotten 15 minutes after the last one', () => {
  expect(isRemembered({ failures: 1, last_at: 10_000 }, 10_899)).toBe(true);
  expect(isRemembered({ failures: 1, last_at: 10_000 }, 10_900)).toBe(false);
});
