import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { formatDate } from '../date.ts';

/** What the caller of an admin table gives: rows, sort and state; columns, names and texts are the table's own. */
export type AdminTableProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'count' | 'sortDescriptor' | 'onSortChange' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'
>;

/** Deletes or removes a row; a sentence it answers with says why it could not. */
export type RowDeletion<Row> = (row: Row) => Promise<string | undefined>;

/** Returns a sortable column of an ISO date, formatted as a day unless `format` says otherwise. */
export const dateColumn = <Field extends string>(
  id: Field,
  header: string,
  format: (iso: string) => string = formatDate,
): DataTableColumn<Record<Field, string>> => ({
  id,
  header,
  isSortable: true,
  cell: (row) => format(row[id]),
});

/** The key of a row that has an id. */
export const idOf = ({ id }: { id: string }): string => id;

/** 'Active' for 'active'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
