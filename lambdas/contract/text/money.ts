/**
 * Formats a whole number in English: '1,234'. `Intl` is not used, because its first use delays a page by about 28 ms
 * (100 ms on a phone).
 */
export const groupedDigits = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** The largest amount of a payment or an order, in cents: Stripe's limit for a charge in USD. */
export const maxCents = 99_999_999;

/** Formats a price in cents: '$2,950', or '$2,950.50' if it is not in whole dollars. */
export const dollars = (cents: number): string =>
  cents % 100 === 0 ? `$${groupedDigits(cents / 100)}` : dollarsAndCents(cents);

/** Formats an amount in cents: '$2,950.00', and '-$2,950.00' for a negative one. */
export function dollarsAndCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${groupedDigits(whole)}.${rest}`;
}
