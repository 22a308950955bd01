import { expect, it } from 'vitest';
import { ageOf, isOverdue } from './ageOf.ts';

it.each([
  [-5000, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [3_600_000, '1 hour'],
  [23.9 * 3_600_000, '23 hours'],
  [86_400_000, '1 day'],
  [1200 * 86_400_000, '1,200 days'],
])('after %d ms is %s', (age, words) => {
  const since = '2025-11-22T12:00:00.000Z';
  expect(ageOf(since, Date.parse(since) + age)).toBe(words);
});

it.each([
  [86_399_999, false],
  [86_400_000, true],
])('after %d ms an item is overdue: %s', (age, expected) => {
  const since = '2025-11-22T12:00:00.000Z';
  expect(isOverdue(since, Date.parse(since) + age)).toBe(expected);
});
