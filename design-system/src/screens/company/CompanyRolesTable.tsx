import { type ReactNode, useCallback } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { ClippedText, dateColumn } from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

/** Somebody with a role in a company. */
export interface CompanyMemberRow {
  user_id: string;
  full_name: string | null;
  email: string;
  role: CompanyRole;
  /** The ids of the groups that a manager manages. */
  groups: string[];
  /** The time at which the person got the role. */
  since: string;
}

export interface CompanyRolesTableProps
  extends Pick<DataTableProps<CompanyMemberRow>, 'rows' | 'isLoading' | 'error' | 'onRetry'> {
  /** Opens the dialog that changes somebody's role; without it, the roles cannot be changed. */
  onChange?: ((row: CompanyMemberRow) => void) | undefined;
  /** Removes somebody's role. Returns an error message on failure. */
  onRemove?: ((row: CompanyMemberRow) => Promise<string | undefined>) | undefined;
}

const columns: DataTableColumn<CompanyMemberRow>[] = [
  {
    id: 'full_name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ full_name, email }) => <ClippedText text={full_name ?? email} lines={2} />,
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <ClippedText text={email} /> },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => <Badge tone={role === 'owner' ? 'info' : 'neutral'}>{companyRoleLabels[role]}</Badge>,
  },
  { ...dateColumn('since', 'Since'), isSortable: false },
];

/** The people with a role in a company, and since when, with buttons to change and remove the roles. */
export function CompanyRolesTable({ onChange, onRemove, ...table }: CompanyRolesTableProps): ReactNode {
  const rowActions = useCallback(
    (row: CompanyMemberRow) => {
      const name = row.full_name ?? row.email;
      return (
        <>
          {onChange && (
            <IconButton
              icon={icons.pencil}
              size="sm"
              label={`Change role: ${name}`}
              onPress={() => onChange(row)}
            />
          )}
          {onRemove && (
            <DeleteAction
              label="Remove role"
              name={name}
              question="Are you sure you want to remove this role?"
              description={`${name} can no longer enter the rooms of the company. You can invite them again.`}
              onDelete={() => onRemove(row)}
            />
          )}
        </>
      );
    },
    [onChange, onRemove],
  );
  return (
    <DataTable
      {...table}
      caption="People with a role"
      columns={columns}
      rowKey={({ user_id }) => user_id}
      rowActions={onChange || onRemove ? rowActions : undefined}
      empty="No one has a role"
    />
  );
}
