import { type ReactNode, useMemo } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { Link } from '../../components/link/Link.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import {
  type AdminTableProps,
  capitalized,
  ClippedText,
  DateCell,
  dateColumn,
  idOf,
  type SelectableTableProps,
  TwoLines,
} from '../admin/adminTable.tsx';
import type { ApplicationStage } from './ApplicationStatus.tsx';
import { handOverFocus } from '../admin/handOverFocus.ts';
import type { Tone } from '../../components/badge/Badge.tsx';
import type { IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import type { JobSearchStatus } from './application.ts';

/** An application to Layoff to Lift-Off; the field names are the API's. */
export interface ApplicationRow {
  id: string;
  applicant_name: string;
  email: string;
  phone: string | null;
  previous_company: string;
  previous_role: string;
  layoff_date: string;
  /** The company that confirmed the layoff. */
  confirmed_by?: string | null | undefined;
  linkedin_url: string | null;
  current_job_search_status: JobSearchStatus;
  target_industry: string | null;
  application_status: ApplicationStage;
  created_at: string;
}

/** The label, tone and icon of each status. */
const applicationLooks: Record<
  ApplicationStage,
  { label: string; tone: Tone; icon?: IconSource; isOutlined?: boolean }
> = {
  pending: { label: 'Pending', tone: 'neutral', icon: icons.clock, isOutlined: true },
  under_review: { label: 'Under Review', tone: 'neutral' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** Returns 'Actively searching' for 'actively_searching'. */
export function spaced(value: string): string {
  return capitalized(value.replaceAll('_', ' '));
}

export interface ApplicationsTableProps
  extends AdminTableProps<ApplicationRow>,
    SelectableTableProps<ApplicationRow> {
  /** Returns the address of an application's review page. */
  hrefOf: (applicationId: string) => string;
  onApprove: (row: ApplicationRow) => void;
  onReject: (row: ApplicationRow) => void;
  /** The id of the application whose decision is being saved. */
  pendingId?: string | undefined;
  /** The table element, which takes focus when the focused button is gone. */
  ref?: DataTableProps<ApplicationRow>['ref'];
}

/** An application's status as an icon and a word. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStage }): ReactNode {
  const { label, ...look } = applicationLooks[status];
  return <StatusBadge {...look}>{label}</StatusBadge>;
}

/** The applications to Layoff to Lift-Off, with buttons to approve and reject them. */
export function ApplicationsTable({
  hrefOf,
  onApprove,
  onReject,
  pendingId,
  ...table
}: ApplicationsTableProps): ReactNode {
  const columns = useMemo<DataTableColumn<ApplicationRow>[]>(
    () => [
      {
        id: 'applicant_name',
        header: 'Applicant',
        minWidth: '9.5rem',
        isRowHeader: true,
        isSortable: true,
        cell: ({ id, applicant_name, email }) => (
          <TwoLines
            first={<Link href={hrefOf(id)}>{applicant_name}</Link>}
            more={<ClippedText text={email} />}
          />
        ),
      },
      {
        id: 'previous_company',
        header: 'Previous Company',
        minWidth: '7rem',
        cell: ({ previous_company, previous_role }) => (
          <TwoLines
            first={<ClippedText text={previous_company} lines={2} />}
            more={<ClippedText text={previous_role} lines={2} />}
          />
        ),
      },
      {
        id: 'layoff_date',
        header: 'Layoff Date',
        minWidth: '7rem',
        hideBelow: 'md',
        cell: ({ layoff_date }) => <DateCell iso={layoff_date} />,
      },
      {
        id: 'application_status',
        header: 'Status',
        minWidth: '9rem',
        cell: ({ application_status }) => <ApplicationStatusBadge status={application_status} />,
      },
      {
        id: 'current_job_search_status',
        header: 'Job Search',
        minWidth: '6.5rem',
        hideBelow: 'md',
        cell: ({ current_job_search_status }) => spaced(current_job_search_status),
      },
      { ...dateColumn('created_at', 'Applied'), minWidth: '7rem', hideBelow: 'md' },
    ],
    [hrefOf],
  );
  const rowActions = useMemo(
    () => (row: ApplicationRow) => (
      // Below each other, so that all columns fit beside the menu at 1280 px.
      <Stack gap={4} align="end">
        {row.application_status !== 'approved' && (
          <Button
            ref={handOverFocus}
            size="sm"
            variant="neutral"
            isPending={pendingId === row.id}
            onPress={() => onApprove(row)}
          >
            Approve<VisuallyHidden> {row.applicant_name}</VisuallyHidden>
          </Button>
        )}
        {row.application_status !== 'rejected' && (
          <Button
            ref={handOverFocus}
            size="sm"
            variant="quiet"
            isPending={pendingId === row.id}
            onPress={() => onReject(row)}
          >
            Reject<VisuallyHidden> {row.applicant_name}</VisuallyHidden>
          </Button>
        )}
      </Stack>
    ),
    [onApprove, onReject, pendingId],
  );
  return (
    <DataTable
      {...table}
      caption="Applications"
      columns={columns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No applications found"
    />
  );
}
