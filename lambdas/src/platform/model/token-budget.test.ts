import { expect, it } from 'vitest';
import { nextDay } from './token-budget.ts';

it.each([
  ['2026-11-25T00:00:00.000Z', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25T23:59:59.999Z', '2026-11-26T00:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('at %s the next budget opens at %s', (at, opens) => {
  expect(new Date(nextDay(Date.parse(at))).toISOString()).toBe(opens);
});
