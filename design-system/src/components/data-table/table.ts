import type { ReactNode, Ref } from 'react';

/** A column of a table. */
export interface DataTableColumn<Row> {
  /** Unique in the table; `sortDescriptor` refers to it. */
  id: string;
  /** The title; in the cards of a narrow table, the label of each value. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Makes the header a button that sorts. @default false */
  isSortable?: boolean | undefined;
  /** Use `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Names the row for assistive technology and is the title of its card. @default the first column */
  isRowHeader?: boolean | undefined;
  /** The minimum width, as a CSS length. */
  minWidth?: string | undefined;
  /** Hides the column while the table is narrower than 768, 1024 or 1280 px; cards still show it. */
  hideBelow?: 'md' | 'lg' | 'xl' | undefined;
}

/** The column and the direction by which rows are sorted. */
export interface DataTableSort {
  /** The id of the column. */
  column: string;
  /** Smallest or largest first. */
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** The name of the table, shown as its heading with the count unless hidden. */
  caption: string;
  /** The columns in display order. */
  columns: readonly DataTableColumn<Row>[];
  /** The sorted rows of this page. */
  rows: readonly Row[];
  /** Returns the row's key, which is unique in the table and never changes. */
  rowKey: (row: Row) => string;
  /** Hides the caption visually. @default false */
  isCaptionHidden?: boolean | undefined;
  /** The total number of rows, shown beside the caption; '25+' if not all of them were counted. */
  count?: number | `${number}+` | undefined;
  /** The level of the caption; the title of an error is one level below. @default 2 */
  headingLevel?: 1 | 2 | undefined;
  /** The current sort. */
  sortDescriptor?: DataTableSort | undefined;
  /** Called when a sortable header is pressed; the parent sorts the rows. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** `multiple` shows a checkbox before each row. @default 'none' */
  selectionMode?: 'none' | 'multiple' | undefined;
  /** The keys of the selected rows, on this page and others. @default none */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Called with the new selection. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** The buttons for the selected rows, shown while rows are selected. */
  bulkActions?: ReactNode;
  /** The buttons or the menu at the end of the row; include the row's name in their labels. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Shows skeleton rows, for the first load. @default false */
  isLoading?: boolean | undefined;
  /** Keeps the old rows while new ones load. @default false */
  isUpdating?: boolean | undefined;
  /** The message about a failed load, or an element to show instead. */
  error?: ReactNode;
  /** Shows a Retry button below the message. */
  onRetry?: (() => void) | undefined;
  /** The message if there are no rows, or an EmptyState. @default 'No results found' */
  empty?: ReactNode;
  /** The root element, which scripts can focus when the focused row is removed. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Returns the sort after a press on a column's header: ascending first, then reversed. */
export function nextSort(current: DataTableSort | undefined, column: string): DataTableSort {
  const isReversed = current?.column === column && current.direction === 'ascending';
  return { column, direction: isReversed ? 'descending' : 'ascending' };
}

/** Returns the id of the column that names the rows. */
export function rowHeaderOf<Row>(columns: readonly DataTableColumn<Row>[]): string | undefined {
  return (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
}

/** The state of the table's body. */
export type DataTableState = 'loading' | 'error' | 'empty' | 'rows';

/** Returns the table's state: loading takes precedence over an error, and an error over the empty state. */
export function resolveState(isLoading: boolean, error: ReactNode, rowCount: number): DataTableState {
  if (isLoading) return 'loading';
  if (error) return 'error';
  return rowCount === 0 ? 'empty' : 'rows';
}

/** Returns whether none, some or all of the shown rows are selected. */
export function selectionOf(
  selected: ReadonlySet<string>,
  shown: readonly string[],
): 'none' | 'some' | 'all' {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** Returns the selection with the row added or removed. */
export function toggleRow(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the selection with all shown rows, or without them if all were selected; other pages stay as they are. */
export function toggleAll(selected: ReadonlySet<string>, shown: readonly string[]): ReadonlySet<string> {
  const keys = new Set(shown);
  return selectionOf(selected, shown) === 'all' ? selected.difference(keys) : selected.union(keys);
}
