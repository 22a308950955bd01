import {
  AdminTablePage,
  type AdminTablePageProps,
  LiveStatus,
  Pagination,
  Select,
} from '@redwhiteandcode/design-system';
import { type ReactNode, use } from 'react';
import { LiveConnection } from './LiveConnection.ts';
import { type AdminList, type ListCopy, pageSizes } from './adminList.ts';
import { useSearchText } from '../../shell/frame/useSearchText.ts';

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
