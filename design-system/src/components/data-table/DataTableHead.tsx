import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { type DataTableColumn, type DataTableProps, nextSort } from './table.ts';
import { head, headCell, sortButton } from './DataTableHead.css.ts';
import { selectCell } from './selection.css.ts';
import { SelectAll, type SelectAllProps } from './SelectAll.tsx';
import { roles } from './roles.ts';

export interface DataTableHeadProps<Row> extends DataTableProps<Row> {
  isSelectable: boolean;
  /** Undefined while there are no rows to select. */
  selectAll: Pick<SelectAllProps, 'state' | 'onChange'> | undefined;
}

/** The column headers; sortable ones contain a button. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>): ReactNode {
  const { columns, isSelectable, selectAll, rowActions } = props;
  return (
    <thead className={head} {...roles.rowGroup}>
      <tr {...roles.row}>
        {isSelectable && (
          <td {...roles.cell} className={`${headCell({})} ${selectCell}`}>
            {selectAll && <SelectAll {...selectAll} />}
          </td>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} {...props} column={column} />
        ))}
        {rowActions && (
          <th scope="col" {...roles.columnHeader} className={headCell({ align: 'end' })}>
            Actions
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({
  column,
  sortDescriptor,
  onSortChange,
}: DataTableHeadProps<Row> & { column: DataTableColumn<Row> }): ReactNode {
  const { id, header, align = 'start', hideBelow, minWidth } = column;
  const direction = sortDescriptor?.column === id ? sortDescriptor.direction : undefined;
  const isSortable = column.isSortable && onSortChange;
  return (
    <th
      scope="col"
      {...roles.columnHeader}
      className={headCell({ align, hideBelow, isSortable: isSortable !== undefined })}
      style={{ minInlineSize: minWidth }}
      aria-sort={direction}
    >
      {isSortable ? (
        <button
          type="button"
          className={sortButton}
          onClick={() => onSortChange(nextSort(sortDescriptor, id))}
          data-direction={direction}
          data-align={align}
        >
          <span>{header}</span>
          <Icon icon={direction ? sortIcons[direction] : icons.chevronsUpDown} size="sm" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

const sortIcons = { ascending: icons.arrowUp, descending: icons.arrowDown };
