import { fieldRule } from './rules.ts';
import { cleaned } from './typed-text.ts';

/** Parses a number in English format, such as '10', '2,950' or '1.50'. Returns NaN for any other text. */
export function typedNumber(text: string): number {
  const typed = cleaned(text);
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

/** Parses an amount in dollars, such as '$2,950' or '1.50'. Returns NaN for any other text. */
export const typedDollars = (text: string): number => typedNumber(cleaned(text).replace(/^\$\s*/, ''));

/** Returns the cents of an amount in dollars, such as '$2,950' or '1.50'; NaN for other texts and fractions of a cent. */
export function centsOf(text: string): number {
  const cents = Number((typedDollars(text) * 100).toFixed(6));
  return Number.isInteger(cents) ? cents : Number.NaN;
}

interface WholeNumberLimits {
  min: number;
  max: number;
  invalid: string;
  /** The message for a greater number. @default invalid */
  tooMany?: string;
}

/** Returns the rule for a whole number. */
export const wholeNumberRule = ({ min, max, invalid, tooMany = invalid }: WholeNumberLimits) =>
  fieldRule<number>({ minimum: min, maximum: max }, (count) => {
    if (!Number.isInteger(count) || count < min) return invalid;
    return count > max ? tooMany : undefined;
  });
