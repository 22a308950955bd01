import { type ReactNode, useRef } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Heading } from '../text/Heading.tsx';
import type { DataTableProps, DataTableState } from './table.ts';
import {
  bar,
  count as countClass,
  selection,
  selectionCount,
  sticky,
  titleGroup,
} from './DataTableBar.css.ts';

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
