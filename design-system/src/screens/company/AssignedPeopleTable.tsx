import { type ReactNode, useCallback } from 'react';
import { IconButton } from '../../components/button/IconButton.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { ClippedText, DateCell, idOf, TwoLines } from '../admin/adminTable.tsx';
import { type DutyState, DutyStateBadge } from './DutyState.tsx';

/** A person with an assignment. */
export interface AssignedPersonRow {
  id: string;
  name: string | null;
  email: string;
  state: DutyState;
  stateLabel: string;
  /** The day on which it is due; null if it never is. */
  due_on: string | null;
  /** How many courses of a path are done: '1 of 3'. */
  progress?: string | undefined;
  /** The page of the person. */
  href: string;
}

export interface AssignedPeopleTableProps
  extends Pick<DataTableProps<AssignedPersonRow>, 'rows' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'> {
  /** Whether the list is filtered, so that an empty one does not say that nobody has the assignment. @default false */
  isFiltered?: boolean | undefined;
  /** Excuses a person, or withdraws the excuse. Without it, the rows have no buttons. */
  onExcuse?: ((row: AssignedPersonRow, isExcused: boolean) => void) | undefined;
}

/** Returns the column of a due day, which may be missing. */
export const dueColumn = <Row extends { due_on: string | null }>(): DataTableColumn<Row> => ({
  id: 'due_on',
  header: 'Due',
  minWidth: '8rem',
  cell: ({ due_on }) => (due_on === null ? 'Never' : <DateCell iso={due_on} />),
});

const columns: DataTableColumn<AssignedPersonRow>[] = [
  {
    id: 'name',
    header: 'Person',
    isRowHeader: true,
    cell: ({ name, email, href }) => {
      const link = <Link href={href}>{name ?? email}</Link>;
      return <TwoLines first={link} more={name !== null && <ClippedText text={email} />} />;
    },
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, stateLabel }) => <DutyStateBadge state={state} label={stateLabel} />,
  },
  dueColumn(),
];

const progressColumn: DataTableColumn<AssignedPersonRow> = {
  id: 'progress',
  header: 'Courses done',
  cell: ({ progress = '' }) => progress,
};

/** The people with an assignment, with their progress, and buttons that excuse them. */
export function AssignedPeopleTable({
  isFiltered = false,
  onExcuse,
  ...table
}: AssignedPeopleTableProps): ReactNode {
  const rowActions = useCallback(
    (row: AssignedPersonRow) => {
      if (row.state === 'done') return null;
      const isExcused = row.state === 'excused';
      return (
        <IconButton
          icon={isExcused ? icons.undo2 : icons.circleMinus}
          size="sm"
          label={`${isExcused ? 'Withdraw excuse' : 'Excuse'}: ${row.name ?? row.email}`}
          onPress={() => onExcuse?.(row, !isExcused)}
        />
      );
    },
    [onExcuse],
  );
  const hasProgress = table.rows.some(({ progress }) => progress !== undefined);
  return (
    <DataTable
      {...table}
      caption="People"
      columns={hasProgress ? [...columns, progressColumn] : columns}
      rowKey={idOf}
      rowActions={onExcuse && rowActions}
      empty={isFiltered ? 'No one is in this state' : 'No one has this assignment'}
    />
  );
}
