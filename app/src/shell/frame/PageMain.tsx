import type { ReactNode } from 'react';
import { main } from './frame.css.ts';

/** The main content of a page, the target of the skip link. */
export function PageMain({ children }: { children: ReactNode }): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={main}>
      {children}
    </main>
  );
}
