import { type ReactNode, useCallback } from 'react';
import { IconButton } from '../../components/button/IconButton.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import type { IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import type { EnrollmentStatus } from './EnrollmentCard.tsx';
import {
  type AdminTableProps,
  capitalized,
  ClippedText,
  dateColumn,
  idOf,
  type RowDeletion,
  type SelectableTableProps,
} from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';

/** An enrollment with the names of its student and course. */
export interface EnrollmentRow {
  id: string;
  student_name: string | null;
  email: string | null;
  course_title: string | null;
  status: EnrollmentStatus;
  enrolled_at: string;
}

export interface EnrollmentsTableProps
  extends AdminTableProps<EnrollmentRow>,
    SelectableTableProps<EnrollmentRow> {
  onDelete: RowDeletion<EnrollmentRow>;
  /** Shows the learner's attempts at the course's assessment. */
  onAssessment: (row: EnrollmentRow) => void;
  /** Hides the student and email columns, for a page about one student. @default false */
  isForOneUser?: boolean | undefined;
  /** The table element, which takes focus when the focused button is gone. */
  ref?: DataTableProps<EnrollmentRow>['ref'];
}

const statusIcons: Record<EnrollmentStatus, IconSource> = {
  active: icons.play,
  completed: icons.circleCheck,
  paused: icons.pause,
};

const columns: DataTableColumn<EnrollmentRow>[] = [
  {
    id: 'student_name',
    header: 'Student',
    isRowHeader: true,
    isSortable: true,
    cell: ({ student_name }) => <ClippedText text={student_name ?? 'N/A'} lines={2} />,
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <ClippedText text={email ?? 'N/A'} /> },
  {
    id: 'course_title',
    header: 'Course',
    isSortable: true,
    cell: ({ course_title }) => <ClippedText text={course_title ?? 'N/A'} lines={2} />,
  },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    cell: ({ status }) => (
      <StatusBadge tone={status === 'active' ? 'info' : 'neutral'} icon={statusIcons[status]}>
        {capitalized(status)}
      </StatusBadge>
    ),
  },
  dateColumn('enrolled_at', 'Enrolled'),
];

/** The columns on a page about one student: the course is the row header. */
const columnsForOneUser = columns
  .filter(({ id }) => id !== 'student_name' && id !== 'email')
  .map((column) => ({ ...column, isRowHeader: column.id === 'course_title' }));

/** The enrollments with their students, courses, statuses and dates. */
export function EnrollmentsTable({
  onDelete,
  onAssessment,
  isForOneUser = false,
  ...table
}: EnrollmentsTableProps): ReactNode {
  const rowActions = useCallback(
    (row: EnrollmentRow) => {
      const name = `${row.student_name ?? 'N/A'} in ${row.course_title ?? 'N/A'}`;
      return (
        <>
          <IconButton
            icon={icons.graduationCap}
            size="sm"
            label={`Assessment: ${name}`}
            onPress={() => onAssessment(row)}
          />
          <DeleteAction
            label="Delete enrollment"
            name={name}
            question="Are you sure you want to delete this enrollment?"
            onDelete={() => onDelete(row)}
          />
        </>
      );
    },
    [onDelete, onAssessment],
  );
  return (
    <DataTable
      {...table}
      caption={isForOneUser ? 'Enrollments' : 'All Enrollments'}
      columns={isForOneUser ? columnsForOneUser : columns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No enrollments found"
    />
  );
}
