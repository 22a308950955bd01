import type { ReactNode } from 'react';
import { TableFrame } from './TableFrame.tsx';
import { Words } from './Words.tsx';

export interface GuideTableProps {
  head: readonly string[];
  /** Cells, in which code and links are written as in Markdown. */
  rows: readonly (readonly string[])[];
}

/** A table of a guide; Markdown's own are an extension that Storybook leaves out. */
export function GuideTable({ head, rows }: GuideTableProps): ReactNode {
  return (
    <TableFrame label={head.join(', ')}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={head[index]}>
                <Words>{cell}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
