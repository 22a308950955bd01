import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { SWRConfig } from 'swr';
import type { LiveState } from './live/liveConnection.ts';
import { useLiveLists } from './live/useLiveLists.ts';
import { RequireAdmin } from '../../parts/admin/RequireAdmin.tsx';
import { useAdminQuery } from '../../parts/admin/useAdminQuery.ts';
import { PageFailure } from '../../shell/frame/failure.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { PageMain } from '../../shell/frame/PageMain.tsx';

const AdminSearch = lazy(() => import('./search/AdminSearch.tsx'));

/** The admin area: the access check, the menu, and the page. */
export default function AdminRoute(): ReactNode {
  return <RequireAdmin>{(admin) => <AdminArea admin={admin} />}</RequireAdmin>;
}

function AdminArea({ admin }: { admin: User }): ReactNode {
  const { connection, afterConnecting } = useLiveLists();
  // While the area was closed it missed changes, so what was read before is never reused instead of reading again.
  return (
    <SWRConfig value={{ use: [afterConnecting], dedupingInterval: 0 }}>
      <Frame admin={admin} connection={connection} />
    </SWRConfig>
  );
}

function Frame({ admin, connection }: { admin: User; connection: LiveState }): ReactNode {
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  const { data } = useAdminQuery('GET /api/admin/queues', {});
  return (
    <AdminFrame
      admin={admin}
      currentPath={pathname}
      queues={data?.items}
      connection={connection}
      onSearch={() => setSearching(true)}
    >
      <Outlet />
      {isSearching && (
        <Suspense fallback={null}>
          <AdminSearch onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </AdminFrame>
  );
}

/** Replaces the whole area after an error outside its pages; the menu stays when only a page fails. */
export function ErrorBoundary(): ReactNode {
  return (
    <PageMain>
      <PageFailure error={useRouteError()} />
    </PageMain>
  );
}
