import { type ReactNode, useCallback } from 'react';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { ClippedText, dateColumn, idOf } from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';
import { type PersonState, PersonStateBadge } from './PersonState.tsx';

/** An invitation to a role in a company. */
export interface RoleInvitationRow {
  id: string;
  email: string;
  role: CompanyRole;
  state: PersonState;
  /** The day or time at which it ends. */
  ends_at: string;
}

export interface RoleInvitationsTableProps extends Pick<DataTableProps<RoleInvitationRow>, 'rows'> {
  /** Withdraws an invitation. Returns an error message on failure. */
  onWithdraw: (row: RoleInvitationRow) => Promise<string | undefined>;
}

const columns: DataTableColumn<RoleInvitationRow>[] = [
  { id: 'email', header: 'Email', isRowHeader: true, cell: ({ email }) => <ClippedText text={email} /> },
  { id: 'role', header: 'Role', cell: ({ role }) => companyRoleLabels[role] },
  { id: 'state', header: 'State', cell: ({ state }) => <PersonStateBadge state={state} /> },
  { ...dateColumn('ends_at', 'Ends'), isSortable: false },
];

/** The invitations to roles in a company that were not accepted. */
export function RoleInvitationsTable({ onWithdraw, ...table }: RoleInvitationsTableProps): ReactNode {
  const rowActions = useCallback(
    (row: RoleInvitationRow) => (
      <DeleteAction
        label="Withdraw invitation"
        name={row.email}
        question="Are you sure you want to withdraw this invitation?"
        description={`Its link stops working for ${row.email}. You can invite this address again.`}
        onDelete={() => onWithdraw(row)}
      />
    ),
    [onWithdraw],
  );
  return (
    <DataTable
      {...table}
      caption="Invitations"
      columns={columns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No invitations"
    />
  );
}
