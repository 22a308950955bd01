import type { ReactNode, Ref } from 'react';

/** A column of a table whose rows are of one type. */
export interface DataTableColumn<Row> {
  /** Unique in the table; what `sortDescriptor` names. */
  id: string;
  /** Its title; in the cards of a narrow table it stands before each value. */
  header: string;
  /** What the column shows of a row. */
  cell: (row: Row) => ReactNode;
  /** The header is a button that sorts. @default false */
  isSortable?: boolean | undefined;
  /** `end` is for numbers, whose digits then have one width. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Names its row for assistive technology, and is the title of its card. @default the first column */
  isRowHeader?: boolean | undefined;
  /** CSS length below which the column does not shrink. */
  minWidth?: string | undefined;
  /** Leaves the column out while the table is narrower than 768, 1024 or 1280 px; cards have room for it. */
  hideBelow?: 'md' | 'lg' | 'xl' | undefined;
}

/** The column by which rows are sorted, and the way. */
export interface DataTableSort {
  /** Id of the column. */
  column: string;
  /** Smallest first, or largest. */
  direction: 'ascending' | 'descending';
}

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

/** The sort after a press on a column's header: ascending at first, then the other way round. */
export function nextSort(current: DataTableSort | undefined, column: string): DataTableSort {
  const isTurned = current?.column === column && current.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/** The id of the column that names the rows. */
export function rowHeaderOf<Row>(columns: readonly DataTableColumn<Row>[]): string | undefined {
  return (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
}

/** What the body shows; the first that holds wins. */
export type DataTableState = 'loading' | 'error' | 'empty' | 'rows';

/** Resolves a table's state: loading before error before empty before rows. */
export function resolveState(isLoading: boolean, error: ReactNode, rowCount: number): DataTableState {
  if (isLoading) return 'loading';
  if (error) return 'error';
  return rowCount === 0 ? 'empty' : 'rows';
}

/** How much of what is shown is selected. */
export function selectionOf(
  selected: ReadonlySet<string>,
  shown: readonly string[],
): 'none' | 'some' | 'all' {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** The selection with the row's place in it turned. */
export function toggleRow(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection with all shown rows, or without them if all were in it; rows of other pages keep their place. */
export function toggleAll(selected: ReadonlySet<string>, shown: readonly string[]): ReadonlySet<string> {
  const keys = new Set(shown);
  return selectionOf(selected, shown) === 'all' ? selected.difference(keys) : selected.union(keys);
}
