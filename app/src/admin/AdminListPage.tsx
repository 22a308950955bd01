import {
  AdminTablePage,
  type AdminTablePageProps,
  LiveStatus,
  Pagination,
  Select,
  type SelectProps,
} from '@redwhiteandcode/design-system';
import { type ReactNode, use } from 'react';
import { LiveConnection } from './connection.ts';
import { ExportCsv, type ExportKey } from './ExportCsv.tsx';
import { pageSizes, queryOf } from './listPlace.ts';
import type { AdminList } from './useAdminList.ts';
import { useSearchWords } from './useSearchWords.ts';

export interface AdminListPageProps extends Omit<AdminTablePageProps, 'search' | 'status' | 'filters'> {
  list: Pick<AdminList<unknown>, 'pages' | 'place' | 'go'>;
  /** What the box searches: 'Search by name or email'. Without it there is no box. */
  search?: string | undefined;
  /** The state that the list can be narrowed to: the name of the address's parameter, and what is chosen from. */
  filter?: ({ of: string } & Pick<SelectProps, 'label' | 'options'>) | undefined;
  /** The operation that exports what the list is narrowed to. */
  exports?: ExportKey | undefined;
  /** Whether changes elsewhere show by themselves, so that it says how fresh it is. @default true */
  isLive?: boolean | undefined;
}

/**
 * A list of the admin area with its search box, export, freshness and pages. What is typed is kept here: the table, which
 * the caller makes, is not rendered again for a letter.
 */
export function AdminListPage({
  list: { pages, place, go },
  search,
  filter,
  exports,
  actions,
  isLive = true,
  children,
  ...page
}: AdminListPageProps): ReactNode {
  const [words, type] = useSearchWords(place.q, (q) => go({ q }));
  const connection = use(LiveConnection);
  return (
    <AdminTablePage
      {...page}
      search={search === undefined ? undefined : { value: words, onChange: type, placeholder: search }}
      filters={filter && <StateFilter place={place} go={go} {...filter} />}
      status={isLive && connection && <LiveStatus connection={connection} />}
      actions={
        (exports || actions) && (
          <>
            {exports && <ExportCsv operation={exports} query={queryOf(place)} />}
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
}: Pick<AdminList<unknown>, 'place' | 'go'> & NonNullable<AdminListPageProps['filter']>): ReactNode {
  const { [of]: state = '', ...others } = states;
  const choose = (chosen: string) => go({ states: chosen ? { ...others, [of]: chosen } : others });
  return <Select {...select} value={state} onChange={choose} />;
}
