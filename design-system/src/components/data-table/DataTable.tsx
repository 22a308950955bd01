import { type ReactNode, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DataTableProps, resolveState, selectionOf, toggleAll } from './table.ts';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { frame, root, scroller, table } from './DataTable.css.ts';
import { DataTableBar, DataTableNarrowBar } from './DataTableBar.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { roles } from './roles.ts';

/**
 * Rows of similar items in columns, to compare, sort and act on; in a narrow table each row is a card. A row renders again
 * only if the row, `columns` or `rowActions` changes, so define those two outside the component or memoize them. The header
 * row sticks to the top of the page, below the bars there (`theme/sticky.css.ts`).
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
  // Until it is measured, the table may scroll.
  const scrolling = overflow !== 'none' && { role: 'region', tabIndex: 0, 'aria-label': caption };

  const sorted = useSortAnnouncement(props);

  return (
    <div ref={ref} className={root} tabIndex={-1} data-component="DataTable" data-state={state}>
      <p className={visuallyHidden} aria-live="polite">
        {sorted}
      </p>
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
            {isCaptionHidden && <caption className={visuallyHidden}>{caption}</caption>}
            <DataTableHead {...props} isSelectable={isSelectable} selectAll={selectAll} />
            <DataTableBody {...props} state={state} rowKeys={rowKeys} />
          </table>
        </div>
      </div>
    </div>
  );
}

/** Returns what screen readers announce after the order has changed, such as 'Sorted by name, ascending'. */
function useSortAnnouncement<Row>({
  columns,
  sortDescriptor,
}: Pick<DataTableProps<Row>, 'columns' | 'sortDescriptor'>): string {
  const { column, direction } = sortDescriptor ?? {};
  const order = column === undefined ? '' : `${column} ${direction}`;
  const [first] = useState(order);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && order !== first) setHasChanged(true);
  const header = columns.find(({ id }) => id === column)?.header;
  return hasChanged && header !== undefined ? `Sorted by ${header.toLowerCase()}, ${direction}` : '';
}

const noKeys: ReadonlySet<string> = new Set();

/** Returns whether the element's content is wider than the element; undefined before it is measured. */
function useOverflow(element: RefObject<HTMLElement | null>): 'none' | 'inline' | undefined {
  const [overflow, setOverflow] = useState<'none' | 'inline'>();
  useLayoutEffect(() => {
    const box = element.current;
    const content = box?.firstElementChild;
    if (!box || !content || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const isWider = content.getBoundingClientRect().width > box.clientWidth + 1;
      setOverflow(isWider ? 'inline' : 'none');
    };
    // Before the first paint, so that the table does not take focus and lose it again.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [element]);
  return overflow;
}
