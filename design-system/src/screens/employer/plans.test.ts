import { describe, expect, test } from 'vitest';
import { findPlan, type PricingPlan, quote, seatRange } from './plans.ts';

const shared = { description: '', features: [], action: { label: 'Contact Sales', href: '/contact' } };
const plans: PricingPlan[] = [
  { ...shared, id: 'team', name: 'Team', minSeats: 10, maxSeats: 49, pricePerSeat: 199 },
  { ...shared, id: 'business', name: 'Business', minSeats: 50, maxSeats: 249, pricePerSeat: 149 },
  { ...shared, id: 'enterprise', name: 'Enterprise', minSeats: 250 },
];

describe('the plans', () => {
  test.each([
    [9, undefined],
    [10, 'team'],
    [49, 'team'],
    [50, 'business'],
    [249, 'business'],
    [250, 'enterprise'],
    [100_000, 'enterprise'],
  ])('for %d seats: %s', (seats, id) => {
    expect(findPlan(plans, seats)?.id).toBe(id);
  });

  test.each([
    ['12', 'Team: 12 employees at $199 is $2,388.'],
    ['200', 'Business: 200 employees at $149 is $29,800.'],
    ['1200', 'Enterprise: custom pricing for 1,200 employees.'],
    ['3', 'Plans start at 10 employees. Contact us for fewer.'],
    ['', 'Enter a whole number of employees.'],
    ['1.5', 'Enter a whole number of employees.'],
    ['0', 'Enter a whole number of employees.'],
  ])('answer %j with: %s', (typed, sentence) => {
    expect(quote(plans, typed)).toBe(sentence);
  });

  test('say for how many they are', () => {
    expect(plans.map(seatRange)).toEqual(['10–49 employees', '50–249 employees', '250+ employees']);
  });
});
