import { type ReactNode, useMemo } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import type { IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { type AdminTableProps, ClippedText, dateColumn, idOf } from '../admin/adminTable.tsx';

/** The states of a report: waiting for an admin, and answered with or without a change of the lesson. */
export type ReportState = 'open' | 'fixed' | 'declined';

/** A learner's report of an error. */
export interface ReportRow {
  id: string;
  course_title: string;
  lesson_title: string;
  /** The number of the attempt that asked the question; undefined for a block of a lesson. */
  attempt?: number | undefined;
  /** The kind of the error, as a key of `kinds`. */
  kind: string;
  state: ReportState;
  reported_at: string;
}

export interface ReportsTableProps<Row extends ReportRow = ReportRow> extends AdminTableProps<Row> {
  /** The labels of the kinds of errors, by name. */
  kinds: Readonly<Record<string, string>>;
  /** Returns the address of a report's page. */
  reportHref: (id: string) => string;
}

const looks: Record<ReportState, { label: string; tone: Tone; icon?: IconSource }> = {
  open: { label: 'Open', tone: 'warning', icon: icons.clock },
  fixed: { label: 'Fixed', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral', icon: icons.circleMinus },
};

/** A report's state as an icon and a word. */
export function ReportStateBadge({ state }: { state: ReportState }): ReactNode {
  const { label, ...look } = looks[state];
  return <StatusBadge {...look}>{label}</StatusBadge>;
}

/** The reports of errors, each with a link to its page. */
export function ReportsTable<Row extends ReportRow>({
  kinds,
  reportHref,
  ...table
}: ReportsTableProps<Row>): ReactNode {
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      {
        id: 'lesson_title',
        header: 'Lesson',
        isRowHeader: true,
        minWidth: '10rem',
        cell: ({ id, lesson_title }) => (
          <ClippedText text={lesson_title} lines={2}>
            <Link href={reportHref(id)}>{lesson_title}</Link>
          </ClippedText>
        ),
      },
      {
        id: 'attempt',
        header: 'Part of',
        cell: ({ attempt }) => (attempt === undefined ? 'Lesson' : 'Assessment'),
      },
      {
        id: 'course_title',
        header: 'Course',
        isSortable: true,
        minWidth: '9rem',
        cell: ({ course_title }) => <ClippedText text={course_title} lines={2} />,
      },
      { id: 'kind', header: 'What is wrong', minWidth: '9rem', cell: ({ kind }) => kinds[kind] ?? kind },
      { id: 'state', header: 'State', cell: ({ state }) => <ReportStateBadge state={state} /> },
      dateColumn('reported_at', 'Reported'),
    ],
    [kinds, reportHref],
  );
  return (
    <DataTable
      {...table}
      caption="Error reports"
      columns={columns}
      rowKey={idOf}
      empty="No error reports found"
    />
  );
}
