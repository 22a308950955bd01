import type { ReactNode } from 'react';
import { tableScroll } from './docs.css.ts';

/** A table in a region that scrolls on narrow pages and can be focused, so that the keyboard can scroll it. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const scrolling = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div {...scrolling} className={tableScroll}>
      <table>{children}</table>
    </div>
  );
}
