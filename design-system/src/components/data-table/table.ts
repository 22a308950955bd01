import type { ReactNode } from 'react';

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
