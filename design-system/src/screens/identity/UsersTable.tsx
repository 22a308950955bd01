import { type ReactNode, useMemo } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { Link } from '../../components/link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { type AdminTableProps, ClippedText, dateColumn, ShortId } from '../admin/adminTable.tsx';

/** A row of the users table. */
export interface UserRow {
  user_id: string;
  full_name: string | null;
  email: string;
  created_at: string;
  is_suspended: boolean;
}

export interface UsersTableProps extends AdminTableProps<UserRow> {
  /** Returns the address of a user's page. */
  hrefOf: (userId: string) => string;
}

/** All users with their names, email addresses, ids and join dates. */
export function UsersTable({ hrefOf, ...table }: UsersTableProps): ReactNode {
  const columns = useMemo<DataTableColumn<UserRow>[]>(
    () => [
      {
        id: 'full_name',
        header: 'Name',
        isRowHeader: true,
        isSortable: true,
        cell: ({ user_id, full_name, email, is_suspended }) => (
          <ClippedText text={full_name ?? 'N/A'} lines={2}>
            <Link href={hrefOf(user_id)}>
              {full_name ?? 'N/A'}
              {full_name === null && <VisuallyHidden>: {email}</VisuallyHidden>}
            </Link>
            {is_suspended && (
              <>
                {' '}
                <StatusBadge tone="danger">Suspended</StatusBadge>
              </>
            )}
          </ClippedText>
        ),
      },
      { id: 'email', header: 'Email', isSortable: true, cell: ({ email }) => <ClippedText text={email} /> },
      { id: 'user_id', header: 'User ID', hideBelow: 'md', cell: ({ user_id }) => <ShortId id={user_id} /> },
      dateColumn('created_at', 'Joined'),
    ],
    [hrefOf],
  );
  return <DataTable {...table} caption="All Users" columns={columns} rowKey={keyOf} empty="No users found" />;
}

const keyOf = ({ user_id }: UserRow): string => user_id;
