import { type ReactNode, useCallback } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { retryLabel } from '../../components/feedback/retryLabel.ts';
import * as icons from '../../components/icon/icons.ts';
import type { IconSource } from '../../components/icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { type AdminTableProps, dateColumn, idOf, TwoLines } from '../admin/adminTable.tsx';

/** A job that generates a course's content. */
export interface GenerationJobRow {
  id: string;
  course_title: string;
  state: 'running' | 'published' | 'failed' | 'cancelled';
  /** A running job's progress ('Lesson 3 of 12'), or why a job failed. */
  detail: string;
  tokens: number;
  /** The name or email address of the user who started it. */
  started_by: string;
  started_at: string;
  /** Whether it is the course's latest job; only the latest can be retried. */
  is_latest: boolean;
}

export interface GenerationJobsTableProps<Row extends GenerationJobRow> extends AdminTableProps<Row> {
  onCancelJob: (row: Row) => void;
  onRetryJob: (row: Row) => void;
}

const looks: Record<GenerationJobRow['state'], { label: string; tone: Tone; icon?: IconSource }> = {
  running: { label: 'Running', tone: 'info', icon: icons.clock },
  published: { label: 'Published', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
};

const columns: DataTableColumn<GenerationJobRow>[] = [
  { id: 'course_title', header: 'Course', isRowHeader: true, cell: (row) => row.course_title },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, detail }) => {
      const { label, ...look } = looks[state];
      return <TwoLines first={<StatusBadge {...look}>{label}</StatusBadge>} more={detail} />;
    },
  },
  { id: 'tokens', header: 'Tokens', align: 'end', cell: ({ tokens }) => tokens.toLocaleString('en-US') },
  { id: 'started_by', header: 'Started by', cell: (row) => row.started_by },
  dateColumn('started_at', 'Started', true),
];

/** The generation jobs, with buttons to cancel running ones and retry failed ones. */
export function GenerationJobsTable<Row extends GenerationJobRow>({
  onCancelJob,
  onRetryJob,
  ...table
}: GenerationJobsTableProps<Row>): ReactNode {
  const rowActions = useCallback(
    (row: Row) => {
      const isRunning = row.state === 'running';
      if (row.state === 'published' || (!isRunning && !row.is_latest)) return null;
      return (
        <Button size="sm" variant="neutral" onPress={() => (isRunning ? onCancelJob(row) : onRetryJob(row))}>
          {isRunning ? 'Cancel' : retryLabel}
          <VisuallyHidden>: {row.course_title}</VisuallyHidden>
        </Button>
      );
    },
    [onCancelJob, onRetryJob],
  );
  return (
    <DataTable
      {...table}
      caption="Generations"
      columns={columns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No generations found"
    />
  );
}
