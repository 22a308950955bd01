import { Button, type RoleRow, RolesTable, type RolesTableProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { rolesCopy as copy } from '../../../parts/admin/peopleCopy.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

export interface RolesPageProps extends Pick<RolesTableProps, 'onRemove'> {
  list: AdminList<RoleRow>;
  /** Opens the dialog that assigns a role. */
  onAssign: () => void;
}

/** The list of all roles, with buttons to assign and remove them. */
export function RolesPage({ list, onAssign, onRemove }: RolesPageProps): ReactNode {
  return (
    <AdminListPage list={list} copy={copy} actions={<Button onPress={onAssign}>{copy.assign}</Button>}>
      <RolesTable {...list.table} onRemove={onRemove} />
    </AdminListPage>
  );
}
