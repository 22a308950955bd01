import type { ReactNode } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { usersCopy as copy } from '../../../parts/admin/peopleCopy.ts';
import { usersHref } from '../../../parts/admin/addresses.ts';
import { UsersPage } from './UsersPage.tsx';

export const meta = () => adminMeta(copy, usersHref);

export default function AdminUsersRoute(): ReactNode {
  const list = useAdminList('users', copy);
  return <UsersPage list={list} />;
}
