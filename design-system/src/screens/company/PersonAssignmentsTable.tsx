import type { ReactNode } from 'react';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { idOf } from '../admin/adminTable.tsx';
import { dueColumn } from './AssignedPeopleTable.tsx';
import { assignmentColumn, MandatoryBadge } from './AssignmentsTable.tsx';
import { type DutyState, DutyStateBadge } from './DutyState.tsx';

/** An assignment of a person. */
export interface PersonAssignmentRow {
  id: string;
  title: string;
  state: DutyState;
  stateLabel: string;
  due_on: string | null;
  is_mandatory: boolean;
  /** The page of the assignment. */
  href: string;
}

export type PersonAssignmentsTableProps = Pick<
  DataTableProps<PersonAssignmentRow>,
  'rows' | 'isLoading' | 'error' | 'onRetry'
>;

const columns: DataTableColumn<PersonAssignmentRow>[] = [
  assignmentColumn,
  {
    id: 'state',
    header: 'State',
    cell: ({ state, stateLabel }) => <DutyStateBadge state={state} label={stateLabel} />,
  },
  dueColumn(),
  {
    id: 'kind',
    header: 'Kind',
    hideBelow: 'lg',
    cell: ({ is_mandatory }) => <MandatoryBadge isMandatory={is_mandatory} />,
  },
];

/** The assignments of a person of a company, with how far the person is. */
export function PersonAssignmentsTable(props: PersonAssignmentsTableProps): ReactNode {
  return (
    <DataTable
      {...props}
      caption="Assignments"
      columns={columns}
      rowKey={idOf}
      empty="Nothing is assigned to this person"
    />
  );
}
