import { groupedDigits } from './grouped-digits.ts';
import { typedDollars } from './typed-numbers.ts';

/** Returns the cents of an amount in dollars, such as '$2,950' or '1.50'. Returns NaN for any other text and for fractions of a cent. */
export function centsOf(text: string): number {
  const cents = Number((typedDollars(text) * 100).toFixed(6));
  return Number.isInteger(cents) ? cents : Number.NaN;
}

/** Formats a price in cents: '$2,950', or '$2,950.50' if it is not in whole dollars. */
export const dollars = (cents: number): string =>
  cents % 100 === 0 ? `$${groupedDigits(cents / 100)}` : dollarsAndCents(cents);

/** Formats an amount in cents: '$2,950.00', and '-$2,950.00' for a negative one. */
export function dollarsAndCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${groupedDigits(whole)}.${rest}`;
}
