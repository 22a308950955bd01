import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { Link } from '../../components/link/Link.tsx';
import { ClippedText, idOf } from '../admin/adminTable.tsx';

/** An assignment of a company in the list. */
export interface AssignmentRow {
  id: string;
  /** The title of the course, or the name of the path. */
  title: string;
  /** The audience: 'Sales, Support'. */
  audience: string;
  /** When it is due: 'December 31, 2026'. */
  due: string;
  is_mandatory: boolean;
  /** The number of people with the assignment, and the number who have finished. */
  assigned: number;
  done: number;
  /** The page of the assignment. */
  href: string;
}

export interface AssignmentsTableProps
  extends Pick<DataTableProps<AssignmentRow>, 'rows' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'> {
  /** Shown if there is no assignment. */
  empty: string;
}

/** Whether an assignment is mandatory, as a word. */
export function MandatoryBadge({ isMandatory }: { isMandatory: boolean }): ReactNode {
  return <Badge tone={isMandatory ? 'info' : 'neutral'}>{isMandatory ? 'Mandatory' : 'Suggested'}</Badge>;
}

/** The column with the course or path of an assignment, which links to its page. */
export const assignmentColumn: DataTableColumn<Pick<AssignmentRow, 'title' | 'href'>> = {
  id: 'title',
  header: 'Course or path',
  isRowHeader: true,
  cell: ({ title, href }) => (
    <ClippedText text={title} lines={2}>
      <Link href={href}>{title}</Link>
    </ClippedText>
  ),
};

const columns: DataTableColumn<AssignmentRow>[] = [
  assignmentColumn,
  { id: 'audience', header: 'For', cell: ({ audience }) => <ClippedText text={audience} lines={2} /> },
  { id: 'due', header: 'Due', cell: ({ due }) => due },
  {
    id: 'kind',
    header: 'Kind',
    hideBelow: 'lg',
    cell: ({ is_mandatory }) => <MandatoryBadge isMandatory={is_mandatory} />,
  },
  {
    id: 'done',
    header: 'Done',
    align: 'end',
    cell: ({ done, assigned }) => `${done.toLocaleString('en-US')} of ${assigned.toLocaleString('en-US')}`,
  },
];

/** The assignments of a company, with the audience, the due date, and the number of people who have finished. */
export function AssignmentsTable(props: AssignmentsTableProps): ReactNode {
  return <DataTable {...props} caption="Assignments" columns={columns} rowKey={idOf} />;
}
