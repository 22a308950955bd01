import { type ReactNode, useCallback, useMemo } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { Inline } from '../../layout/Inline.tsx';
import type { CourseLevel, CourseTrack } from '../course/course.ts';
import {
  type AdminTableProps,
  ClippedText,
  idOf,
  type RowDeletion,
  type SelectableTableProps,
  TwoLines,
} from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';

/** A row of the courses table. */
export interface CourseRow {
  id: string;
  title: string;
  track: CourseTrack;
  level: CourseLevel;
  duration: string;
  students: string;
  status: 'published' | 'draft' | 'archived';
  /** Number of enrolled learners. A course that has any is archived instead of deleted. */
  enrollment_count: number;
}

export interface CoursesTableProps extends AdminTableProps<CourseRow>, SelectableTableProps<CourseRow> {
  /** Returns the address of a course in the editor. */
  hrefOf: (courseId: string) => string;
  onEdit: (row: CourseRow) => void;
  onDelete: RowDeletion<CourseRow>;
  /** The table element, which takes focus when the focused button is gone. */
  ref?: DataTableProps<CourseRow>['ref'];
}

const titleColumn = (hrefOf: CoursesTableProps['hrefOf']): DataTableColumn<CourseRow> => ({
  id: 'title',
  header: 'Title',
  isRowHeader: true,
  isSortable: true,
  minWidth: '14rem',
  cell: ({ id, title, status }) => (
    <Inline gap={8} as="span">
      <ClippedText text={title} lines={2}>
        <Link href={hrefOf(id)}>{title}</Link>
      </ClippedText>
      {status !== 'published' && (
        <StatusBadge tone="neutral">{status === 'draft' ? 'Draft' : 'Archived'}</StatusBadge>
      )}
    </Inline>
  ),
});

const columns: DataTableColumn<CourseRow>[] = [
  { id: 'track', header: 'Track', isSortable: true, cell: ({ track }) => track },
  { id: 'level', header: 'Level', isSortable: true, cell: ({ level }) => level },
  {
    id: 'duration',
    header: 'Duration',
    hideBelow: 'md',
    minWidth: '6.5rem',
    cell: ({ duration }) => duration,
  },
  {
    id: 'students',
    header: 'Students',
    align: 'end',
    cell: ({ students }) => (students ? <TwoLines first={students} more="Illustrative" /> : '–'),
  },
];

/** The courses, with buttons to edit and delete them. */
export function CoursesTable({ hrefOf, onEdit, onDelete, ...table }: CoursesTableProps): ReactNode {
  const allColumns = useMemo(() => [titleColumn(hrefOf), ...columns], [hrefOf]);
  const rowActions = useCallback(
    (row: CourseRow) => (
      <>
        <IconButton icon={icons.pencil} size="sm" label={`Edit ${row.title}`} onPress={() => onEdit(row)} />
        <DeleteAction
          label="Delete course"
          name={row.title}
          question="Are you sure you want to delete this course?"
          description={consequenceOf(row)}
          onDelete={() => onDelete(row)}
        />
      </>
    ),
    [onEdit, onDelete],
  );
  return (
    <DataTable
      {...table}
      caption="All Courses"
      columns={allColumns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No courses found"
    />
  );
}

/** Returns what deleting does to a course that has learners: it is archived. */
function consequenceOf({ title, enrollment_count }: CourseRow): string | undefined {
  if (enrollment_count === 0) return undefined;
  const enrolled =
    enrollment_count === 1 ? '1 learner is' : `${enrollment_count.toLocaleString('en-US')} learners are`;
  return `${title}. ${enrolled} enrolled: they keep the course, and new learners can no longer find or join it.`;
}
