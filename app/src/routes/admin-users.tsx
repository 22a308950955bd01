import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminQuery } from '../admin/useAdminQuery.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { usersCopy as copy } from '../copy/adminPeople.ts';
import { usersHref } from '../pages/admin/addresses.ts';
import { UsersPage } from '../pages/admin/UsersPage.tsx';

export const meta = () => adminMeta(copy, usersHref);

export default function AdminUsersRoute(): ReactNode {
  const { data: totals } = useAdminQuery('GET /api/admin/analytics', {});
  const list = useAdminList('users', copy, { total: totals?.total_users });
  return <UsersPage list={list} />;
}
