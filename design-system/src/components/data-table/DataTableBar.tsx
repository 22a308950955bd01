import { type ReactNode, useRef } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Heading } from '../text/Heading.tsx';
import type { DataTableProps, DataTableSort, DataTableState } from './table.ts';
import {
  bar,
  count as countClass,
  narrowBar,
  narrowSort,
  selection,
  selectionCount,
  sticky,
  titleGroup,
} from './DataTableBar.css.ts';
import { Select } from '../field/Select.tsx';
import { SelectAll, type SelectAllProps } from './SelectAll.tsx';

interface DataTableNarrowBarProps<Row> extends DataTableProps<Row> {
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

export interface DataTableBarProps<Row> extends DataTableProps<Row> {
  captionId: string;
  state: DataTableState;
  selectedCount: number;
}

/** The table's heading with the count, and the actions for the selected rows. */
export function DataTableBar<Row>(props: DataTableBarProps<Row>): ReactNode {
  const { caption, captionId, count, headingLevel = 2, state, selectedCount } = props;
  const isSelectable = props.selectionMode === 'multiple' && state === 'rows';
  const isSelecting = isSelectable && selectedCount > 0;
  const isBusy = state === 'loading' || props.isUpdating;
  const isBare = props.isCaptionHidden && !isSelectable;
  return (
    <div
      className={isBare ? visuallyHidden : isSelecting ? `${bar} ${sticky}` : bar}
      data-part="bar"
      data-selecting={isSelecting || undefined}
    >
      {!props.isCaptionHidden && (
        <div className={titleGroup}>
          <Heading level={headingLevel} size="sm" id={captionId}>
            {caption}
            {count !== undefined && <span className={countClass}> ({countText(count)})</span>}
          </Heading>
          {isBusy && <Spinner size="sm" />}
        </div>
      )}
      <output className={visuallyHidden}>{statusOf(props)}</output>
      {isSelectable && (isSelecting || props.isCaptionHidden) && (
        <div className={selection}>
          <span className={selectionCount}>{selectedCount} selected</span>
          {isSelecting && props.bulkActions}
          {isSelecting && <ClearSelection onSelectionChange={props.onSelectionChange} />}
        </div>
      )}
    </div>
  );
}

const countText = (count: number | string): string =>
  typeof count === 'number' ? count.toLocaleString('en-US') : count;

/** Returns the announcement for screen readers when the table changes. */
function statusOf<Row>({ state, empty, isUpdating, ...props }: DataTableBarProps<Row>): string {
  if (state === 'loading' || isUpdating) return 'Loading';
  if (state === 'empty') return typeof empty === 'string' ? empty : 'No results found';
  const isSelecting = props.selectionMode === 'multiple' && props.selectedCount > 0;
  return state === 'rows' && isSelecting ? `${props.selectedCount} selected` : '';
}

function ClearSelection<Row>({
  onSelectionChange,
}: Pick<DataTableProps<Row>, 'onSelectionChange'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // This button disappears, so focus moves to the visible one of the two checkboxes for all rows.
    const root = button.current?.closest('[data-component="DataTable"]');
    root?.querySelectorAll<HTMLElement>('[data-part="select-all"] input').forEach((input) => input.focus());
    onSelectionChange?.(noKeys);
  };
  return (
    <Button ref={button} size="sm" variant="quiet" onPress={clear}>
      Clear selection
    </Button>
  );
}

const noKeys: ReadonlySet<string> = new Set();
