import type { ReactNode } from 'react';
import { TableFrame } from './TableFrame.tsx';
import { InlineMarkdown } from './InlineMarkdown.tsx';

export interface GuideTableProps {
  head: readonly string[];
  /** The cells of each row, with code and links in Markdown. */
  rows: readonly (readonly string[])[];
}

/** A table in a guide, because Storybook does not support Markdown tables. */
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
                <InlineMarkdown>{cell}</InlineMarkdown>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
