import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AdminFrame } from '../pages/admin/AdminFrame.tsx';
import { useLiveLists } from './live/useLiveLists.ts';
import { useAdminQuery } from './useAdminQuery.ts';

/** The admin area for an admin: its menu and the page, kept up to date. */
export function AdminArea({ admin }: { admin: User }): ReactNode {
  const { pathname } = useLocation();
  const connection = useLiveLists();
  const { data } = useAdminQuery('GET /api/admin/queues', {});
  return (
    <AdminFrame admin={admin} currentPath={pathname} queues={data?.items} connection={connection}>
      <Outlet />
    </AdminFrame>
  );
}
