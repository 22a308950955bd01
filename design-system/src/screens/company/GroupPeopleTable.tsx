import { type ReactNode, useCallback } from 'react';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableProps } from '../../components/data-table/table.ts';
import { idOf } from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';
import { type CompanyPersonRow, personColumns } from './CompanyPeopleTable.tsx';

export interface GroupPeopleTableProps
  extends Pick<
    DataTableProps<CompanyPersonRow>,
    'rows' | 'count' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'
  > {
  /** Removes a person from the group. Returns an error message on failure. Without it, nobody can be removed. */
  onRemove?: ((row: CompanyPersonRow) => Promise<string | undefined>) | undefined;
}

/** The people of a group, with buttons that remove them from it. */
export function GroupPeopleTable({ onRemove, ...table }: GroupPeopleTableProps): ReactNode {
  const rowActions = useCallback(
    (row: CompanyPersonRow) => {
      const name = row.name ?? row.email;
      return (
        onRemove && (
          <DeleteAction
            label="Remove from group"
            name={name}
            question="Are you sure you want to remove this person from the group?"
            description={`${name} loses the assignments of the group that are not done, and keeps the seat.`}
            onDelete={() => onRemove(row)}
          />
        )
      );
    },
    [onRemove],
  );
  return (
    <DataTable
      {...table}
      caption="People"
      columns={personColumns}
      rowKey={idOf}
      rowActions={onRemove && rowActions}
      empty="No one is in this group yet"
    />
  );
}
