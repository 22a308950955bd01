import type {
  AdminTableProps,
  DataTableSort,
  PaginationProps,
  SelectProps,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The search, order and filters of a list, as in the page's address. */
export interface ListPlace {
  q: string;
  sort: DataTableSort;
  states: Readonly<Record<string, string>>;
  /** The number of rows on a page. */
  limit: number;
}

/** The page sizes to choose from; the first is the default. */
export const pageSizes = [25, 50, 100] as const;

/** The copy of a list's page and of its failure. */
export interface ListCopy {
  title: string;
  subtitle: string;
  /** The placeholder of the search box: 'Search by name or email'. Without it there is no box. */
  search?: string;
  /** The filter: the name of the address's parameter, and its values; '' is no filter. */
  filter?: { of: string } & Pick<SelectProps, 'label' | 'options'>;
  /** The message if the rows could not be loaded. */
  failure: string;
  /** The toast after that failure, if there is one. @default description: the server's message */
  failureToast?: { title: string; description?: string };
}

/** A page of a list of the admin area, and the functions to go to other pages. */
export interface AdminList<Row> {
  /** The table's props. */
  table: Required<AdminTableProps<Row>>;
  /** The pagination's props; undefined for an empty list. */
  pages: Omit<PaginationProps, 'pageSizes'> | undefined;
  place: ListPlace;
  /** Goes to the first page of another place. */
  go: (change: Partial<ListPlace>) => void;
  /** The button that exports the list, if it can be exported. */
  exportCsv?: ReactNode;
}
