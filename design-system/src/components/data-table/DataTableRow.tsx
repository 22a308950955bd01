import { memo, type ReactNode, useId } from 'react';
import type { DataTableColumn } from './table.ts';
import { checkbox } from '../field/choice.css.ts';
import { actions, cell, row as rowClass, rowTitle } from './DataTableRow.css.ts';
import { checkboxHit, selectCell } from './selection.css.ts';
import { roles } from './roles.ts';

export interface DataTableRowProps<Row> {
  row: Row;
  /** The row's key. */
  id: string;
  columns: readonly DataTableColumn<Row>[];
  /** The id of the column that names the row. */
  rowHeader: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  onToggle: (id: string) => void;
}

function TableRow<Row>({
  row,
  id,
  columns,
  rowHeader,
  rowActions,
  isSelected,
  onToggle,
}: DataTableRowProps<Row>): ReactNode {
  const nameId = useId();
  const buttons = rowActions?.(row);
  return (
    <tr className={rowClass} {...roles.row} data-selected={isSelected || undefined}>
      {isSelected !== undefined && (
        <td {...roles.cell} className={selectCell}>
          <label className={checkboxHit}>
            <input
              type="checkbox"
              id={`${nameId}-select`}
              className={checkbox}
              aria-label="Select"
              aria-labelledby={`${nameId}-select ${nameId}`}
              checked={isSelected}
              onChange={() => onToggle(id)}
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const { id: columnId, header, align = 'start', hideBelow } = column;
        const className = cell({ align, hideBelow });
        return columnId === rowHeader ? (
          <th
            key={columnId}
            className={`${className} ${rowTitle}`}
            id={nameId}
            scope="row"
            {...roles.rowHeader}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td key={columnId} className={className} {...roles.cell} data-label={header}>
            <div data-part="value">{column.cell(row)}</div>
          </td>
        );
      })}
      {rowActions && (
        <td {...roles.cell} className={cell({ isActions: true })}>
          {buttons && <div className={actions}>{buttons}</div>}
        </td>
      )}
    </tr>
  );
}

/** A row, which renders again only when it changes. */
export const DataTableRow = memo(TableRow) as typeof TableRow;
