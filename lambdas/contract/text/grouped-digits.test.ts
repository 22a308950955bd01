import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupedDigits } from './grouped-digits.ts';

it('formats every whole number like Intl', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(groupedDigits(whole)).toBe(whole.toLocaleString('en-US'));
    }),
    { examples: [[0], [999], [1000], [-1000], [999_999], [1_000_000]] },
  );
});
