import { type ReactNode, useId } from 'react';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { isNarrow } from '../../components/prose/narrowColumns.ts';
import { prose, tableFrame } from '../../components/prose/Prose.css.ts';
import type { TableBlock } from './lessonBlock.ts';

export interface LessonTableProps {
  block: TableBlock;
}

/** A table of a lesson, which scrolls in its own box when it is wider than the lesson. */
export function LessonTable({ block: { caption, header, rows } }: LessonTableProps): ReactNode {
  const id = useId();
  const styles = header.map((title, at) =>
    isNarrow([title, ...rows.map((row) => row[at] ?? '')]) ? { minInlineSize: 0 } : undefined,
  );
  return (
    <div className={prose} data-component="LessonTable">
      <div {...scrollingBox} role="group" aria-labelledby={id} className={tableFrame}>
        <table>
          <caption id={id}>{caption}</caption>
          <thead>
            <tr>
              {header.map((cell, at) => (
                <th key={at} scope="col" style={styles[at]}>
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
                    <th key={column} scope="row" style={styles[column]}>
                      {cell}
                    </th>
                  ) : (
                    <td key={column} style={styles[column]}>
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
