import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedDollars, typedNumber } from './typed-numbers.ts';

it.each([
  ['10', 10],
  [' 2,950 ', 2950],
  ['2950', 2950],
  ['1.50', 1.5],
  ['0', 0],
  ['1,000,000', 1_000_000],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['29,50', Number.NaN],
  ['1.', Number.NaN],
  ['ten', Number.NaN],
  ['$5', Number.NaN],
])('%j is parsed as %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it('parses every whole number in English format', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (whole) => {
      expect(typedNumber(String(whole))).toBe(whole);
      expect(typedNumber(whole.toLocaleString('en-US'))).toBe(whole);
    }),
  );
});

it.each([
  ['$2,950', 2950],
  [' $ 19.99', 19.99],
  ['19.99', 19.99],
  ['$', Number.NaN],
  ['$$5', Number.NaN],
])('%j is parsed as %d dollars', (text, dollars) => {
  expect(typedDollars(text)).toBe(dollars);
});
