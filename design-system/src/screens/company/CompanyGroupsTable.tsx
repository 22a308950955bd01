import { type ReactNode, useCallback } from 'react';
import { IconButton } from '../../components/button/IconButton.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { ClippedText, idOf } from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';

/** A group of a company in the list. */
export interface CompanyGroupRow {
  id: string;
  name: string;
  people: number;
  /** The number of assignments that are not ended. */
  assignments: number;
  /** The names of its managers; undefined if the caller may not see them. */
  managers?: readonly string[] | undefined;
  /** The page of the group. */
  href: string;
}

export interface CompanyGroupsTableProps
  extends Pick<DataTableProps<CompanyGroupRow>, 'rows' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'> {
  /** Whether the list is searched, so that an empty one does not say that there is no group. @default false */
  isFiltered?: boolean | undefined;
  /** Opens the dialog that renames a group; without it, the groups cannot be renamed. */
  onRename?: ((row: CompanyGroupRow) => void) | undefined;
  /** Deletes a group. Returns an error message on failure. */
  onDelete?: ((row: CompanyGroupRow) => Promise<string | undefined>) | undefined;
}

const grouped = (count: number): string => count.toLocaleString('en-US');

const columns: DataTableColumn<CompanyGroupRow>[] = [
  {
    id: 'name',
    header: 'Group',
    isRowHeader: true,
    cell: ({ name, href }) => (
      <ClippedText text={name} lines={2}>
        <Link href={href}>{name}</Link>
      </ClippedText>
    ),
  },
  { id: 'people', header: 'People', align: 'end', cell: ({ people }) => grouped(people) },
  { id: 'assignments', header: 'Assignments', align: 'end', cell: ({ assignments }) => grouped(assignments) },
];

const managersColumn: DataTableColumn<CompanyGroupRow> = {
  id: 'managers',
  header: 'Managers',
  hideBelow: 'md',
  cell: ({ managers = [] }) =>
    managers.length === 0 ? 'None' : <ClippedText text={managers.join(', ')} lines={2} />,
};

/** The groups of a company with the numbers of their people and assignments, and buttons to rename and delete them. */
export function CompanyGroupsTable({
  isFiltered = false,
  onRename,
  onDelete,
  ...table
}: CompanyGroupsTableProps): ReactNode {
  const rowActions = useCallback(
    (row: CompanyGroupRow) => (
      <>
        {onRename && (
          <IconButton
            icon={icons.pencil}
            size="sm"
            label={`Rename group: ${row.name}`}
            onPress={() => onRename(row)}
          />
        )}
        {onDelete && (
          <DeleteAction
            label="Delete group"
            name={row.name}
            question="Are you sure you want to delete this group?"
            onDelete={() => onDelete(row)}
          />
        )}
      </>
    ),
    [onRename, onDelete],
  );
  const hasManagers = table.rows.some(({ managers }) => managers !== undefined);
  return (
    <DataTable
      {...table}
      caption="Groups"
      columns={hasManagers ? [...columns, managersColumn] : columns}
      rowKey={idOf}
      rowActions={onRename || onDelete ? rowActions : undefined}
      empty={isFiltered ? 'No group has this name' : 'No groups yet'}
    />
  );
}
