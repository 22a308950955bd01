import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf } from './typed-numbers.ts';
import { dollars, dollarsAndCents, groupedDigits } from './money.ts';

it('formats every whole number like Intl', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(groupedDigits(whole)).toBe(whole.toLocaleString('en-US'));
    }),
    { examples: [[0], [999], [1000], [-1000], [999_999], [1_000_000]] },
  );
});

describe('an amount', () => {
  it.each([
    ['$2,950', 295_000],
    ['$0', 0],
    ['1.5', 150],
    ['$5,250.01', 525_001],
    ['0.29', 29],
  ])('%s is %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each(['', 'free', '1.005', '-5', '$1,00'])('is not the text %j', (text) => {
    expect(centsOf(text)).toBeNaN();
  });

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [525_001, '$5,250.01'],
    [-12_345_600, '-$123,456.00'],
  ])('of %i cents is written as %s', (cents, text) => {
    expect(dollarsAndCents(cents)).toBe(text);
  });

  it.each([
    [0, '$0'],
    [295_000, '$2,950'],
    [29_950, '$299.50'],
  ])('of %i cents is the price %s', (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });

  it('has the same cents after it was written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
        expect(centsOf(dollarsAndCents(cents))).toBe(cents);
      }),
    );
  });
});
