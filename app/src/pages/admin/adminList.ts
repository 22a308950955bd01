import type {
  AdminTableProps,
  DataTableSort,
  PaginationProps,
  SelectProps,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The part of a list that is shown, as the page's address says it. */
export interface ListPlace {
  q: string;
  sort: DataTableSort;
  states: Readonly<Record<string, string>>;
  /** Rows on a page. */
  limit: number;
}

/** Numbers of rows on a page to choose from; the first is the default. */
export const pageSizes = [25, 50, 100] as const;

/** The copy of a list: its page's and its failure's. */
export interface ListCopy {
  title: string;
  subtitle: string;
  /** What the box searches: 'Search by name or email'. Without it there is no box. */
  search?: string;
  /** The state that narrows the list: the name of the address's parameter, and its values; '' is all of them. */
  filter?: { of: string } & Pick<SelectProps, 'label' | 'options'>;
  /** The sentence in place of rows that could not be loaded. */
  failure: string;
  /** The toast beside it, where there is one; without a description it says what the server said. */
  failureToast?: { title: string; description?: string };
}

/** A list of the admin area: a page of rows, its place in the list, and the ways to others. */
export interface AdminList<Row> {
  /** For the table. */
  table: Required<AdminTableProps<Row>>;
  /** For the pagination; undefined where there is nothing to page through. */
  pages: Omit<PaginationProps, 'pageSizes'> | undefined;
  place: ListPlace;
  /** Goes to the first page of another place. */
  go: (change: Partial<ListPlace>) => void;
  /** The button that exports the list, where it can be exported. */
  exportCsv?: ReactNode;
}
