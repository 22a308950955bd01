import { type UserRow, UsersTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { usersCopy } from '../../../parts/admin/peopleCopy.ts';
import { userHref } from '../../../parts/admin/addresses.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

/** The list of all profiles. */
export function UsersPage({ list }: { list: AdminList<UserRow> }): ReactNode {
  return (
    <AdminListPage list={list} copy={usersCopy}>
      <UsersTable {...list.table} hrefOf={userHref} />
    </AdminListPage>
  );
}
