import type { ReactNode } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { usersCopy as copy, UsersPage } from './UsersPage.tsx';
import { usersHref } from '../../../parts/admin/addresses.ts';

export const meta = () => adminMeta(copy, usersHref);

export default function AdminUsersRoute(): ReactNode {
  const list = useAdminList('users', copy);
  return <UsersPage list={list} />;
}
