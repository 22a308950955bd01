import { type UserRow, UsersTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { userHref } from '../../../parts/admin/addresses.ts';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

/** The copy of the admin list of users. */
export const usersCopy = {
  title: 'User Management',
  subtitle: 'All profiles, newest first',
  description: 'All user profiles.',
  search: 'Search by name or email',
  failure: 'The users could not be loaded',
} as const;

/** The list of all profiles. */
export function UsersPage({ list }: { list: AdminList<UserRow> }): ReactNode {
  return (
    <AdminListPage list={list} copy={usersCopy}>
      <UsersTable {...list.table} hrefOf={userHref} />
    </AdminListPage>
  );
}
