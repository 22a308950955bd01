import type { ReactNode } from 'react';
import { totalCards, totals } from './AdminTablePage.css.ts';

/** Stat cards below one another, in pairs, or all in one line. */
export function Totals({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={totals}>
      <div className={totalCards}>{children}</div>
    </div>
  );
}
