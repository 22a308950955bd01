import type { ReactNode } from 'react';
import { fact, facts as factsClass, factValue } from '../admin/AdminTablePage.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface RecordFactsProps {
  /** Names and values in display order; a missing value shows a dash. A `wide` value takes two columns where there are two. */
  items: readonly (readonly [name: string, value: ReactNode, width?: 'wide'])[];
}

/** The facts of a record as a list of names and values. */
export function RecordFacts({ items }: RecordFactsProps): ReactNode {
  return (
    <dl className={factsClass} data-component="RecordFacts">
      {items.map(([name, value, width]) => (
        <div key={name} className={fact} data-width={width}>
          <dt className={smallMuted}>{name}</dt>
          <dd className={factValue}>{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
