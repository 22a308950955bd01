import { type ReactNode, useCallback } from 'react';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { Link } from '../../components/link/Link.tsx';
import { ClippedText, idOf } from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';

/** A path of a company in the list. */
export interface PathRow {
  id: string;
  name: string;
  courses: readonly { title: string }[];
  /** The number of assignments that are not ended. */
  assignments: number;
  /** The page of the path. */
  href: string;
}

export interface PathsTableProps
  extends Pick<DataTableProps<PathRow>, 'rows' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'> {
  /** Deletes a path. Returns an error message on failure. Without it, no path can be deleted. */
  onDelete?: ((row: PathRow) => Promise<string | undefined>) | undefined;
}

const columns: DataTableColumn<PathRow>[] = [
  {
    id: 'name',
    header: 'Path',
    isRowHeader: true,
    cell: ({ name, href }) => (
      <ClippedText text={name} lines={2}>
        <Link href={href}>{name}</Link>
      </ClippedText>
    ),
  },
  {
    id: 'courses',
    header: 'Courses, in order',
    cell: ({ courses }) => <ClippedText text={courses.map(({ title }) => title).join(', ')} lines={2} />,
  },
  {
    id: 'assignments',
    header: 'Assignments',
    align: 'end',
    cell: ({ assignments }) => assignments.toLocaleString('en-US'),
  },
];

/** The paths of a company with their courses, and buttons that delete them. */
export function PathsTable({ onDelete, ...table }: PathsTableProps): ReactNode {
  const rowActions = useCallback(
    (row: PathRow) =>
      onDelete && (
        <DeleteAction
          label="Delete path"
          name={row.name}
          question="Are you sure you want to delete this path?"
          onDelete={() => onDelete(row)}
        />
      ),
    [onDelete],
  );
  return (
    <DataTable
      {...table}
      caption="Paths"
      columns={columns}
      rowKey={idOf}
      rowActions={onDelete && rowActions}
      empty="No paths yet"
    />
  );
}
