import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { usersWords as words } from '../copy/adminPeople.ts';
import { usersHref } from '../pages/admin/addresses.ts';
import { UsersPage } from '../pages/admin/UsersPage.tsx';

export const meta = () => adminMeta(words, usersHref);

export default function AdminUsersRoute(): ReactNode {
  const { data: totals } = useAdminAnswer('GET /api/admin/analytics', {});
  const list = useAdminList('GET /api/admin/users', words, {
    ...adminLists.users,
    total: totals?.total_users,
    exports: 'GET /api/admin/users/export',
  });
  return <UsersPage list={list} />;
}
