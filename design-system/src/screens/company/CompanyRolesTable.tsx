import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { ClippedText, dateColumn } from '../admin/adminTable.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

/** Somebody with a role in a company. */
interface CompanyMemberRow {
  user_id: string;
  full_name: string | null;
  email: string;
  role: CompanyRole;
  /** The time at which the person got the role. */
  since: string;
}

export type CompanyRolesTableProps = Pick<
  DataTableProps<CompanyMemberRow>,
  'rows' | 'isLoading' | 'error' | 'onRetry'
>;

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

/** The people with a role in a company, and since when. */
export function CompanyRolesTable(props: CompanyRolesTableProps): ReactNode {
  return (
    <DataTable
      {...props}
      caption="People with a role"
      columns={columns}
      rowKey={({ user_id }) => user_id}
      empty="No one has a role"
    />
  );
}
