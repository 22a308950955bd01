import { type ReactNode, useCallback } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import {
  type AdminTableProps,
  capitalized,
  ClippedText,
  dateColumn,
  idOf,
  type RowDeletion,
} from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';

export type Role = 'user' | 'moderator' | 'admin';

/** A role of a user. */
export interface RoleRow {
  id: string;
  full_name: string | null;
  email: string | null;
  role: Role;
  created_at: string;
}

export interface RolesTableProps extends AdminTableProps<RoleRow> {
  onRemove: RowDeletion<RoleRow>;
}

/** A role as a badge: red for admin, blue for moderator, gray for user. */
export function RoleBadge({ value }: { value: Role }): ReactNode {
  if (value === 'admin') {
    return (
      <StatusBadge tone="danger" icon={icons.shield}>
        Admin
      </StatusBadge>
    );
  }
  return value === 'moderator' ? <Badge tone="info">Moderator</Badge> : <Badge>User</Badge>;
}

const columns: DataTableColumn<RoleRow>[] = [
  {
    id: 'full_name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ full_name }) => <ClippedText text={full_name ?? 'N/A'} lines={2} />,
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <ClippedText text={email ?? 'N/A'} /> },
  { id: 'role', header: 'Role', isSortable: true, cell: ({ role }) => <RoleBadge value={role} /> },
  dateColumn('created_at', 'Assigned'),
];

/** The users' roles and when they were assigned, with buttons to remove them. */
export function RolesTable({ onRemove, ...table }: RolesTableProps): ReactNode {
  const rowActions = useCallback(
    (row: RoleRow) => (
      <DeleteAction
        label="Remove role"
        name={`${capitalized(row.role)} of ${row.full_name ?? row.email ?? 'N/A'}`}
        question="Are you sure you want to remove this role?"
        description={`${row.full_name ?? row.email ?? 'The user'} loses the role ${capitalized(row.role)}. You can assign it again.`}
        onDelete={() => onRemove(row)}
      />
    ),
    [onRemove],
  );
  return (
    <DataTable
      {...table}
      caption="User Roles"
      columns={columns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No roles found"
    />
  );
}
