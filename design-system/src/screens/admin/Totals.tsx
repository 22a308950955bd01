import type { ReactNode } from 'react';
import { StatCard } from '../../components/card/StatCard.tsx';
import { totalCards, totals } from './AdminTablePage.css.ts';

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
