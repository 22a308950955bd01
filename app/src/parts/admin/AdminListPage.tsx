import {
  AdminTablePage,
  type AdminTablePageProps,
  type AdminTableProps,
  ErrorState,
  LiveStatus,
  type LiveStatusProps,
  Pagination,
  type PaginationProps,
  Select,
  type SelectProps,
} from '@redwhiteandcode/design-system';
import { createContext, type ReactNode, use } from 'react';
import { type ListPlace, pageSizes } from './listPlace.ts';
import { useSearchText } from '../../shell/frame/useSearchText.ts';

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

/** How changes reach the lists on the page; undefined where nothing reports them. */
export const LiveConnection = createContext<LiveStatusProps['connection'] | undefined>(undefined);

export interface AdminListPageProps
  extends Pick<AdminTablePageProps, 'summary' | 'cards' | 'actions' | 'children'> {
  list: Omit<AdminList<unknown>, 'table'>;
  copy: ListCopy;
}

/**
 * A list of the admin area with its search box, filter, export, connection status and pagination. This component owns the
 * typed text, so that a keystroke does not render the table, which the caller renders.
 */
export function AdminListPage({
  list: { pages, place, go, exportCsv },
  copy: { title, subtitle, search, filter },
  actions,
  children,
  ...page
}: AdminListPageProps): ReactNode {
  const [text, setText] = useSearchText(place.q, (q) => go({ q }));
  const connection = use(LiveConnection);
  return (
    <AdminTablePage
      {...page}
      title={title}
      subtitle={subtitle}
      search={search === undefined ? undefined : { value: text, onChange: setText, placeholder: search }}
      filters={filter && <StateFilter place={place} go={go} {...filter} />}
      status={connection && <LiveStatus connection={connection} />}
      actions={
        (exportCsv || actions) && (
          <>
            {exportCsv}
            {actions}
          </>
        )
      }
    >
      {children}
      {pages && <Pagination {...pages} pageSizes={pageSizes} />}
    </AdminTablePage>
  );
}

function StateFilter({
  place: { states },
  go,
  of,
  ...select
}: Pick<AdminList<unknown>, 'place' | 'go'> & NonNullable<ListCopy['filter']>): ReactNode {
  const { [of]: state = '', ...others } = states;
  const choose = (chosen: string) => go({ states: chosen ? { ...others, [of]: chosen } : others });
  return <Select {...select} value={state} onChange={choose} />;
}

/** The counts above a list. */
export interface Summary<Counts> {
  /** Undefined while they are loading. */
  data?: Counts | undefined;
  /** @default false */
  isFailing?: boolean | undefined;
  onRetry: () => void;
  /** @default false */
  isRetrying?: boolean | undefined;
}

interface ListSummaryProps<Counts> {
  summary: Summary<Counts>;
  /** The message if the counts could not be loaded. */
  failure: string;
  /** Renders the cards; without counts in their loading state. */
  children: (counts: Counts | undefined) => ReactNode;
}

/** The cards with counts above a list, or an error. */
export function ListSummary<Counts>({ summary, failure, children }: ListSummaryProps<Counts>): ReactNode {
  const { data, isFailing, onRetry, isRetrying } = summary;
  if (isFailing && data === undefined) {
    return <ErrorState title={failure} onRetry={onRetry} isRetrying={isRetrying} />;
  }
  return children(data);
}
