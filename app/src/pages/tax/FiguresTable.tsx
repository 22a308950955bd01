import { Card, Prose } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

export interface FiguresTableProps {
  caption: string;
  columns: readonly string[];
  /** The cells of each row; the first is the row's heading. */
  rows: readonly (readonly [heading: string, ...figures: string[]])[];
}

/** A small table of amounts in a card. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps): ReactNode {
  return (
    <Card>
      <Prose>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading, ...figures]) => (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Prose>
    </Card>
  );
}
