import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeNumber } from './wholeNumber.ts';

it('formats numbers like Intl without fraction digits', () => {
  const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (value) => {
      expect(wholeNumber(value)).toBe(intl.format(value));
    }),
    { examples: [[0], [0.5], [999.5], [1000], [1_000_000]] },
  );
});
