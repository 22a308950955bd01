import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { usersCopy as copy } from '../copy/adminPeople.ts';
import { usersHref } from '../pages/admin/addresses.ts';
import { UsersPage } from '../pages/admin/UsersPage.tsx';

export const meta = () => adminMeta(copy, usersHref);

export default function AdminUsersRoute(): ReactNode {
  const list = useAdminList('users', copy);
  return <UsersPage list={list} />;
}
