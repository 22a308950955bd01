import { expect, test } from 'vitest';
import { seatPlans, seatRange } from './plans.ts';

test('the plans cover every number of seats from the minimum up, without overlap', () => {
  expect(seatPlans[0]?.minSeats).toBe(seatRange.min);
  for (const [place, { maxSeats }] of seatPlans.entries()) {
    const next = seatPlans[place + 1];
    expect(maxSeats).toBe(next === undefined ? null : next.minSeats - 1);
  }
});

test.each([
  ['team', 10, 49, 199],
  ['business', 50, 249, 149],
  ['enterprise', 250, null, null],
])('%s is for %d to %s employees at %s dollars', (id, minSeats, maxSeats, pricePerSeat) => {
  expect(seatPlans.find((plan) => plan.id === id)).toMatchObject({ minSeats, maxSeats, pricePerSeat });
});

test('one plan is the most popular, and the discount starts within the range of the last one', () => {
  expect(seatPlans.filter(({ isMostPopular }) => isMostPopular).map(({ id }) => id)).toEqual(['business']);
  expect(seatRange.discountFrom).toBeGreaterThanOrEqual(seatPlans.at(-1)?.minSeats ?? Infinity);
});
