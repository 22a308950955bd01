import type { ReactNode } from 'react';
import { tableScroll } from './docs.css.ts';

/** A table that scrolls within its own frame where the page is narrow; the keyboard reaches the frame to scroll it. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const scrolling = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div {...scrolling} className={tableScroll}>
      <table>{children}</table>
    </div>
  );
}
