import type { ReactNode } from 'react';
import { StatCard } from '../../components/card/StatCard.tsx';
import { totalCards, totals } from './AdminTablePage.css.ts';
import { formatDollars } from '../../components/money/dollars.ts';

interface TotalsProps {
  /** An undefined value is loading. */
  items: readonly { label: string; value: string | undefined; description?: string }[];
  isLoading?: boolean | undefined;
  /** Gives each value, such as an amount of money, more width. @default false */
  isWide?: boolean | undefined;
}

/** Stat cards in one column, in pairs, or in one line, depending on the width. */
export function Totals({ items, isLoading = false, isWide = false }: TotalsProps): ReactNode {
  return (
    <div className={totals}>
      <div className={totalCards} data-wide={isWide || undefined}>
        {items.map((item) => (
          <StatCard key={item.label} {...item} isLoading={isLoading || item.value === undefined} />
        ))}
      </div>
    </div>
  );
}

/** The sums of all orders, in cents. */
export type OrderSums = Record<'paid_cents' | 'refunded_cents' | 'due_cents' | 'due_orders', number>;

export interface OrderTotalsProps {
  /** Left out while they are loading. */
  totals?: OrderSums | undefined;
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
