import { Button, type RoleRow, RolesTable, type RolesTableProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

/** The copy of the admin list of roles. */
export const rolesCopy = {
  title: 'Role Management',
  subtitle: 'Manage user roles and permissions',
  description: 'All roles and the users who have them.',
  search: 'Search by name, email or role',
  failure: 'The roles could not be loaded',
  assign: 'Assign Role',
  noUsers: 'No users found',
  assigned: 'Role assigned successfully',
  removed: 'Role removed successfully',
} as const;

export interface RolesPageProps extends Pick<RolesTableProps, 'onRemove'> {
  list: AdminList<RoleRow>;
  /** Opens the dialog that assigns a role. */
  onAssign: () => void;
}

/** The list of all roles, with buttons to assign and remove them. */
export function RolesPage({ list, onAssign, onRemove }: RolesPageProps): ReactNode {
  return (
    <AdminListPage
      list={list}
      copy={rolesCopy}
      actions={<Button onPress={onAssign}>{rolesCopy.assign}</Button>}
    >
      <RolesTable {...list.table} onRemove={onRemove} />
    </AdminListPage>
  );
}
