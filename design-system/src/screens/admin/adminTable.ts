import { createElement } from 'react';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { DateCell } from './DateCell.tsx';

/** The props that an admin table takes from its caller: rows, sort order and state. The table has the columns and texts. */
export type AdminTableProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'count' | 'sortDescriptor' | 'onSortChange' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'
>;

/** The props of an admin table whose rows can be selected. */
export type SelectableTableProps<Row> = Pick<
  DataTableProps<Row>,
  'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'bulkActions'
>;

/** Deletes or removes a row. Returns an error message on failure. */
export type RowDeletion<Row> = (row: Row) => Promise<string | undefined>;

/** Returns a sortable column of an ISO date; `isTimeShown` shows the time too. */
export const dateColumn = <Field extends string>(
  id: Field,
  header: string,
  isTimeShown = false,
): DataTableColumn<Record<Field, string>> => ({
  id,
  header,
  isSortable: true,
  minWidth: '8rem',
  cell: (row) => createElement(DateCell, { iso: row[id], isTimeShown }),
});

/** Returns the id of a row, as its key. */
export const idOf = ({ id }: { id: string }): string => id;

/** Returns 'Active' for 'active'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
