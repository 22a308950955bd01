import { type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import type { DataTableColumn, DataTableSort } from './table.ts';
import { resolveState, selectionOf, toggleAll } from './table.ts';
import { caption as hiddenCaption, frame, root, scroller, table } from './DataTable.css.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableNarrowBar } from './DataTableNarrowBar.tsx';
import { useOverflow } from './useOverflow.ts';
import { roles } from './roles.ts';

export interface DataTableProps<Row> {
  /** Names the table; shown as its heading, with the count, unless hidden. */
  caption: string;
  /** In the order in which they are shown. */
  columns: readonly DataTableColumn<Row>[];
  /** This page's rows, sorted. */
  rows: readonly Row[];
  /** The row's key, unique in the table and the same over time. */
  rowKey: (row: Row) => string;
  /** Leaves the caption to assistive technology. @default false */
  isCaptionHidden?: boolean | undefined;
  /** How many rows there are in all, beside the caption; '25+' where there are more than were counted. */
  count?: number | `${number}+` | undefined;
  /** Level of the caption; an empty or failed table's title is one below. @default 2 */
  headingLevel?: 1 | 2 | undefined;
  /** How the rows are sorted. */
  sortDescriptor?: DataTableSort | undefined;
  /** The caller sorts. Headers of sortable columns are buttons that call this. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** `multiple` puts a checkbox before each row. @default 'none' */
  selectionMode?: 'none' | 'multiple' | undefined;
  /** Keys of selected rows, on this page or another. @default none */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** The new selection. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Buttons for the selected rows, shown while there are any. */
  bulkActions?: ReactNode;
  /** Buttons or a menu at the row's end; name the row in their labels. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Nothing is there yet. @default false */
  isLoading?: boolean | undefined;
  /** Newer rows are on their way; the old ones stay. @default false */
  isUpdating?: boolean | undefined;
  /** A sentence about the failed load, or an element in its place. */
  error?: ReactNode;
  /** Shows a Retry button beside the sentence. */
  onRetry?: (() => void) | undefined;
  /** A sentence in place of rows, or an EmptyState. @default 'No results found' */
  empty?: ReactNode;
  /** The root, which takes focus by script: for when the row with focus goes away. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Rows of like things in columns, to compare, sort and act on; a narrow table turns each row into a card. A row renders
 * again only if it, `columns` or `rowActions` is new: keep both outside of the component or memoise them. The head sticks to
 * the page's top, below the bars that lie there (`theme/sticky.css.ts`).
 */
export function DataTable<Row>({ ref, ...props }: DataTableProps<Row>): ReactNode {
  const { caption, rows, rowKey, isCaptionHidden = false, onSelectionChange } = props;
  const { selectedKeys = noKeys, isLoading = false, isUpdating = false } = props;
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(region);
  const rowKeys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const isSelectable = props.selectionMode === 'multiple';
  const state = resolveState(isLoading, props.error, rows.length);
  const selectAll =
    isSelectable && state === 'rows'
      ? {
          state: selectionOf(selectedKeys, rowKeys),
          onChange: () => onSelectionChange?.(toggleAll(selectedKeys, rowKeys)),
        }
      : undefined;
  const scrolling = overflow === 'inline' && { role: 'region', tabIndex: 0, 'aria-label': caption };

  return (
    <div ref={ref} className={root} tabIndex={-1} data-component="DataTable" data-state={state}>
      <div
        className={frame}
        data-fits={overflow === 'none' || undefined}
        data-scrolls={overflow === 'inline' || undefined}
      >
        <DataTableBar {...props} captionId={captionId} state={state} selectedCount={selectedKeys.size} />
        {state === 'rows' && <DataTableNarrowBar {...props} selectAll={selectAll} />}
        <div ref={region} className={scroller} {...scrolling}>
          <table
            className={table}
            {...roles.table}
            aria-labelledby={isCaptionHidden ? undefined : captionId}
            aria-busy={isLoading || isUpdating}
          >
            {isCaptionHidden && <caption className={hiddenCaption}>{caption}</caption>}
            <DataTableHead {...props} isSelectable={isSelectable} selectAll={selectAll} />
            <DataTableBody {...props} state={state} rowKeys={rowKeys} />
          </table>
        </div>
      </div>
    </div>
  );
}

const noKeys: ReadonlySet<string> = new Set();
