import type { ReactNode } from 'react';
import { main } from './frame.css.ts';

/** A page's main part, where the way past the menu leads. */
export function PageMain({ children }: { children: ReactNode }): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={main}>
      {children}
    </main>
  );
}
