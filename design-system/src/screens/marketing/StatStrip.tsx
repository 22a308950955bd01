import type { ReactNode } from 'react';
import {
  frame,
  item,
  label as labelClass,
  note as noteClass,
  strip,
  value as valueClass,
} from './StatStrip.css.ts';

export interface Stat {
  value: string;
  label: string;
}

export interface StatStripProps {
  stats: readonly Stat[];
  /** The source of the numbers, or that they are illustrative. */
  note?: ReactNode;
}

/** A few numbers in a row, each with its label. */
export function StatStrip({ stats, note }: StatStripProps): ReactNode {
  return (
    <div className={frame} data-component="StatStrip">
      <dl className={strip}>
        {stats.map(({ value, label }) => (
          <div key={label} className={item}>
            <dt className={labelClass}>{label}</dt>
            <dd className={valueClass}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <div className={noteClass}>{note}</div>}
    </div>
  );
}
