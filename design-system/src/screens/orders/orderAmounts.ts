import type { ReactNode } from 'react';
import { formatCents } from '../../components/money/dollars.ts';

/** The lines and sums of an order, in cents. A line's list price is for the whole quantity. */
export interface OrderAmounts {
  items: readonly { title: string; quantity: number; list_price_cents: number }[];
  discount_cents: number;
  tax_cents: number;
  total_cents: number;
  refunded_cents: number;
}

/** Returns the lines of an order at list price, and its sums. Discount, tax and refund are left out if they are zero. */
export function amountsOf(order: OrderAmounts): [name: string, value: ReactNode][] {
  const { discount_cents, tax_cents, total_cents, refunded_cents } = order;
  const unlessZero = (name: string, cents: number, sign = ''): [string, string][] =>
    cents === 0 ? [] : [[name, `${sign}${formatCents(cents)}`]];
  return [
    ...order.items.map((line): [string, string] => [line.title, priceOf(line)]),
    ...unlessZero('Discount', discount_cents, '-'),
    ...unlessZero('Tax', tax_cents),
    ['Total', formatCents(total_cents)],
    ...unlessZero('Refunded', refunded_cents, '-'),
  ];
}

/** Returns the price of a line: '$2,950.00', or '$4,975.00 (25 × $199.00)' for several. */
function priceOf({ quantity, list_price_cents }: OrderAmounts['items'][number]): string {
  const price = formatCents(list_price_cents);
  return quantity === 1
    ? price
    : `${price} (${quantity.toLocaleString('en-US')} × ${formatCents(list_price_cents / quantity)})`;
}
