import type { ReactNode } from 'react';
import { formatDollars } from '../../components/money/dollars.ts';
import { Totals } from './Totals.tsx';

export interface OrderTotalsProps {
  /** The sums of all orders, in cents; left out while they are loading. */
  totals?: { paid_cents: number; refunded_cents: number; due_cents: number; due_orders: number } | undefined;
}

/** Revenue (paid minus refunds), Paid, Refunded, Due. */
export function OrderTotals({ totals }: OrderTotalsProps): ReactNode {
  const {
    paid_cents: paid = 0,
    refunded_cents: refunded = 0,
    due_cents: due = 0,
    due_orders = 0,
  } = totals ?? {};
  return (
    <Totals
      isLoading={!totals}
      isWide
      items={[
        {
          label: 'Revenue',
          value: formatDollars((paid - refunded) / 100),
          description: 'Payments minus refunds',
        },
        { label: 'Paid', value: formatDollars(paid / 100), description: 'All payments' },
        {
          label: 'Refunded',
          value: formatDollars(refunded / 100),
          description: 'All refunds and lost disputes',
        },
        {
          label: 'Due',
          value: formatDollars(due / 100),
          description:
            due_orders === 1 ? '1 unpaid order' : `${due_orders.toLocaleString('en-US')} unpaid orders`,
        },
      ]}
    />
  );
}
