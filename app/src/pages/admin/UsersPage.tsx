import { type UserRow, UsersTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { usersCopy } from '../../copy/adminPeople.ts';
import { userHref } from './addresses.ts';
import type { AdminList } from './adminList.ts';
import { AdminListPage } from './AdminListPage.tsx';

/** The list of all profiles. */
export function UsersPage({ list }: { list: AdminList<UserRow> }): ReactNode {
  return (
    <AdminListPage list={list} copy={usersCopy}>
      <UsersTable {...list.table} hrefOf={userHref} />
    </AdminListPage>
  );
}
