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

  const limits = { max: 1000, discountFrom: 500 };

  test.each([
    ['10', 'team', '$1,990', 'Team plan: 10 employees at $199 each.'],
    [' 49 ', 'team', '$9,751', 'Team plan: 49 employees at $199 each.'],
    ['50', 'business', '$7,450', 'Business plan: 50 employees at $149 each.'],
    ['249', 'business', '$37,101', 'Business plan: 249 employees at $149 each.'],
    ['250', 'enterprise', 'Custom pricing', 'Enterprise plan: 250 employees.'],
    ['499', 'enterprise', 'Custom pricing', 'Enterprise plan: 499 employees.'],
    ['500', 'enterprise', 'Custom pricing', 'Enterprise plan: 500 employees, with a volume discount.'],
    ['1,000', 'enterprise', 'Custom pricing', 'Enterprise plan: 1,000 employees, with a volume discount.'],
    [
      '1001',
      'enterprise',
      'Custom pricing',
      'Enterprise plan for more than 1,000 employees, with a volume discount: contact us for a quote.',
    ],
    [
      '9',
      undefined,
      'From 10 employees',
      'Plans start at 10 employees. For a smaller team, contact us or enroll in courses individually.',
    ],
  ])('quote %j as %s: %s', (typed, id, headline, detail) => {
    const { plan, ...found } = quote(plans, typed, limits);
    expect(plan?.id).toBe(id);
    expect(found).toEqual({ seats: Number(typed.replace(',', '')), headline, detail });
  });

  test.each(['', '0', '000', '-5', '1.5', 'ten', '1e3', '12,34', '1,0000', '٣', '1234567890'])(
    'refuse %j as a number of employees',
    (typed) => {
      expect(quote(plans, typed, limits)).toMatchObject({
        plan: undefined,
        problem: 'Enter a whole number of employees, such as 25',
      });
    },
  );

  test('have no upper limit and no discount by default', () => {
    expect(quote(plans, '5000').detail).toBe('Enterprise plan: 5,000 employees.');
    expect(quote(plans.slice(0, 2), '5000')).toMatchObject({ plan: undefined, headline: 'Let’s talk' });
  });

  test('show their range of employees', () => {
    expect(plans.map(seatRange)).toEqual(['10–49 employees', '50–249 employees', '250+ employees']);
  });
});
