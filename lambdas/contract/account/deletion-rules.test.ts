import { expect, it } from 'vitest';
import { orderKeptUntil } from './deletion-rules.ts';

it.each([
  ['2026-01-01T04:59:59.999Z', '2033-01-01T00:00:00.000Z'],
  ['2026-01-01T05:00:00.000Z', '2034-01-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2034-01-01T00:00:00.000Z'],
  ['2027-06-30T12:00:00.000Z', '2035-01-01T00:00:00.000Z'],
])('an order that was paid at %s is kept for seven whole years after that year', (paidAt, until) => {
  expect(orderKeptUntil(paidAt)).toBe(until);
});
