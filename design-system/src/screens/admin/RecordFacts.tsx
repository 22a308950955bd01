import type { ReactNode } from 'react';
import { fact, facts as factsClass, factValue } from './AdminTablePage.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface RecordFactsProps {
  /** Names and values in their order; an absent value shows a dash. */
  items: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of one record, name by value. */
export function RecordFacts({ items }: RecordFactsProps): ReactNode {
  return (
    <dl className={factsClass} data-component="RecordFacts">
      {items.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className={smallMuted}>{name}</dt>
          <dd className={factValue}>{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
