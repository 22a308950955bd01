import { recordedMethodNames } from './rules.ts';
import type { Payment } from './operations.ts';

const names = { ...recordedMethodNames, card: 'Card', bank_debit: 'Bank debit' };

/** Returns how an order was paid: 'Visa ending in 4242', or 'Check, reference 1017'. */
export function paymentName({ method, brand, last4, reference }: Payment): string {
  const name = brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : names[method];
  if (last4) return `${name} ending in ${last4}`;
  return reference ? `${name}, reference ${reference}` : name;
}
