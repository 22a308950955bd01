import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { type DataTableProps, type DataTableState, rowHeaderOf, toggleRow } from './table.ts';
import { body, cell, message, messageText, row as rowClass } from './DataTableRow.css.ts';
import { checkboxHit, selectCell } from './selection.css.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { roles } from './roles.ts';

export interface DataTableBodyProps<Row> extends DataTableProps<Row> {
  state: DataTableState;
  rowKeys: readonly string[];
}

/** The rows, or the loading, error or empty state. */
export function DataTableBody<Row>({ rowKeys, state, ...props }: DataTableBodyProps<Row>): ReactNode {
  const { columns, rows, rowActions, selectedKeys, onSelectionChange } = props;
  const isSelectable = props.selectionMode === 'multiple';
  const toggle = useLatest((key: string) => onSelectionChange?.(toggleRow(selectedKeys ?? new Set(), key)));
  const columnCount = columns.length + (isSelectable ? 1 : 0) + (rowActions ? 1 : 0);
  const rowHeader = rowHeaderOf(columns);
  return (
    <tbody className={body} {...roles.rowGroup}>
      {state === 'loading' && <LoadingRows {...props} rowHeader={rowHeader} />}
      {(state === 'error' || state === 'empty') && (
        <tr {...roles.row}>
          <td {...roles.cell} colSpan={columnCount} className={message}>
            {state === 'error' ? <LoadError {...props} /> : <Empty>{props.empty}</Empty>}
          </td>
        </tr>
      )}
      {state === 'rows' &&
        rows.map((row, index) => {
          const key = rowKeys[index] ?? '';
          return (
            <DataTableRow
              key={key}
              row={row}
              id={key}
              columns={columns}
              rowHeader={rowHeader}
              rowActions={rowActions}
              isSelected={isSelectable ? (selectedKeys?.has(key) ?? false) : undefined}
              onToggle={toggle}
            />
          );
        })}
    </tbody>
  );
}

function LoadingRows<Row>({
  columns,
  selectionMode,
  rowActions,
  rowHeader,
}: DataTableProps<Row> & { rowHeader: string | undefined }): ReactNode {
  return ['72%', '56%', '84%', '64%', '76%'].map((width) => (
    <tr key={width} className={rowClass} aria-hidden="true">
      {selectionMode === 'multiple' && (
        <td className={selectCell}>
          <div className={checkboxHit}>
            <Skeleton width="1.25rem" height="1.25rem" />
          </div>
        </td>
      )}
      {columns.map(({ id, header, align, hideBelow }) => (
        <td
          key={id}
          className={cell({ align, hideBelow })}
          data-label={id === rowHeader ? undefined : header}
        >
          <Skeleton width={width} />
        </td>
      ))}
      {rowActions && (
        <td className={cell({ align: 'end' })}>
          <Skeleton width={width} />
        </td>
      )}
    </tr>
  ));
}

function LoadError<Row>({ error, onRetry, headingLevel = 2 }: DataTableProps<Row>): ReactNode {
  if (typeof error !== 'string') return error;
  const level = headingLevel === 1 ? 2 : 3;
  return <ErrorState title={error} onRetry={onRetry} headingLevel={level} />;
}

function Empty({ children = 'No results found' }: { children?: ReactNode }): ReactNode {
  return typeof children === 'string' ? <p className={messageText}>{children}</p> : children;
}

/** Returns a stable function that calls the latest callback, so that memoized children do not render again. */
function useLatest<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
