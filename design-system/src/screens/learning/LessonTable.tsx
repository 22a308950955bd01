import { type ReactNode, useId } from 'react';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { narrowCell, prose, tableFrame } from '../../components/prose/Prose.css.ts';
import type { TableBlock } from './lessonBlock.ts';

/** The most characters of each text of a column that needs no room for sentences. */
const narrowLength = 12;

export interface LessonTableProps {
  block: TableBlock;
}

/** A table of a lesson, which scrolls in its own box when it is wider than the lesson. */
export function LessonTable({ block: { caption, header, rows } }: LessonTableProps): ReactNode {
  const id = useId();
  const cellClasses = header.map((title, at) =>
    [title, ...rows.map((row) => row[at] ?? '')].every((text) => text.length <= narrowLength)
      ? narrowCell
      : undefined,
  );
  return (
    <div className={prose} data-component="LessonTable">
      <div {...scrollingBox} role="group" aria-labelledby={id} className={tableFrame}>
        <table>
          <caption id={id}>{caption}</caption>
          <thead>
            <tr>
              {header.map((cell, at) => (
                <th key={at} scope="col" className={cellClasses[at]}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row" className={cellClasses[column]}>
                      {cell}
                    </th>
                  ) : (
                    <td key={column} className={cellClasses[column]}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
