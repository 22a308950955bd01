import type { ReactNode } from 'react';
import { Select } from '../field/Select.tsx';
import type { DataTableProps, DataTableSort } from './table.ts';
import { narrowBar, narrowSort } from './DataTableBar.css.ts';
import { SelectAll, type SelectAllProps } from './SelectAll.tsx';

export interface DataTableNarrowBarProps<Row> extends DataTableProps<Row> {
  selectAll: Pick<SelectAllProps, 'state' | 'onChange'> | undefined;
}

const directions = ['ascending', 'descending'] as const;

/** Sorting and the checkbox for all rows in a narrow table, which has no head. */
export function DataTableNarrowBar<Row>(props: DataTableNarrowBarProps<Row>): ReactNode {
  const { columns, sortDescriptor, onSortChange, selectAll } = props;
  const sorts = columns
    .filter(({ isSortable }) => isSortable && onSortChange)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({
        sort: { column: id, direction },
        value: toValue({ column: id, direction }),
        label: `${header}, ${direction}`,
      })),
    );
  // The default order may not correspond to a column.
  const current = sortDescriptor ? toValue(sortDescriptor) : '';
  if (sorts.length === 0 && !selectAll) return null;
  return (
    <div className={narrowBar} data-part="narrow-bar">
      {selectAll && <SelectAll {...selectAll} isLabelShown />}
      {sorts.length > 0 && (
        <div className={narrowSort}>
          <Select
            label="Sort by"
            placeholder="Default order"
            options={sorts}
            value={sorts.some(({ value }) => value === current) ? current : ''}
            onChange={(chosen) => {
              const option = sorts.find(({ value }) => value === chosen);
              if (option) onSortChange?.(option.sort);
            }}
          />
        </div>
      )}
    </div>
  );
}

function toValue({ column, direction }: DataTableSort): string {
  return `${column} ${direction}`;
}
