import { AdminShell } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LiveConnection } from './connection.ts';
import { useLiveLists } from './live/useLiveLists.ts';
import { adminMenu } from './menu.ts';
import { useAdminAnswer } from './useAdminAnswer.ts';

/** The admin area for who may see it: its menu, with how many wait where, and the page, kept up to date. */
export function AdminArea({ admin: { full_name, email } }: { admin: User }): ReactNode {
  const { pathname } = useLocation();
  const connection = useLiveLists();
  const { data } = useAdminAnswer('GET /api/admin/queues', {});
  const groups = useMemo(() => adminMenu(data?.items), [data]);
  return (
    <LiveConnection value={connection}>
      <AdminShell groups={groups} currentPath={pathname} userName={full_name ?? email} insetBlockStart="4rem">
        <Outlet />
      </AdminShell>
    </LiveConnection>
  );
}
