import type { ReactNode } from 'react';
import { second, two } from './AdminTablePage.css.ts';

/** A cell with a main line and a line of details. */
export function TwoLines({ first, more }: { first: ReactNode; more: ReactNode }): ReactNode {
  return (
    <span className={two}>
      <span>{first}</span>
      {more && <span className={second}>{more}</span>}
    </span>
  );
}
