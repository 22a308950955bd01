import { UsersTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { usersWords as words } from '../copy/adminPeople.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/users' });

export default function AdminUsersRoute(): ReactNode {
  const { data: totals } = useAdminAnswer('GET /api/admin/analytics', {});
  const list = useAdminList('GET /api/admin/users', {
    sorts: ['created_at', 'full_name', 'email'],
    total: totals?.total_users,
    failure: words.loadFailure,
  });
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      search={words.search}
      exports="GET /api/admin/users/export"
    >
      <UsersTable {...list.table} hrefOf={hrefOf} />
    </AdminListPage>
  );
}

const hrefOf = (userId: string): string => `/admin/users/${encodeURIComponent(userId)}`;
