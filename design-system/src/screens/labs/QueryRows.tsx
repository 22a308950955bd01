import { type ReactNode, useId } from 'react';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { aside, nullValue, rowsFrame, rowsTable } from './lab.css.ts';
import type { SqlResult } from './lab.ts';
import { rowsCaption } from './labVerdict.ts';

/** The rows of a query as a table, which scrolls in its own box. Numbers are at the end of their cell. */
export function QueryRows({
  columns,
  rows,
  count,
}: Pick<SqlResult, 'columns' | 'rows' | 'count'>): ReactNode {
  const id = useId();
  if (columns.length === 0) return <p className={aside}>Your query returned no rows.</p>;
  const isNumeric = columns.map(
    (_, at) =>
      rows.some((row) => typeof row[at] === 'number') &&
      rows.every((row) => typeof row[at] === 'number' || row[at] === null),
  );
  return (
    <div {...scrollingBox} role="group" aria-labelledby={id} className={rowsFrame}>
      <table className={rowsTable}>
        <caption id={id}>{rowsCaption(rows.length, count)}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" data-number={isNumeric[at] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((value, column) => (
                <td key={column} data-number={typeof value === 'number' || isNumeric[column] || undefined}>
                  {value === null ? <span className={nullValue}>NULL</span> : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
