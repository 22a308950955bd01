import { type ReactNode, useCallback, useMemo } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../../components/text/Text.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatCents, formatDollars } from '../../components/money/dollars.ts';
import {
  type AdminTableProps,
  ClippedText,
  dateColumn,
  idOf,
  ShortId,
  TwoLines,
} from '../admin/adminTable.tsx';
import { Totals } from '../admin/Totals.tsx';

/** A toolkit that a learner generated; the amount is in dollars. The names are missing if the user or course was deleted. */
export interface ReimbursementRow {
  id: string;
  user_id: string;
  course_id: string;
  employer_name: string | null;
  employer_reimbursed: boolean;
  reimbursement_amount: number | null;
  /** How far the request is; the badge says only whether it was paid. */
  status: 'generated' | 'submitted' | 'approved' | 'denied' | 'paid';
  /** What was approved, in cents, if it is less than what was asked. */
  approved_in_part_cents?: number | null | undefined;
  toolkit_generated_at: string;
  student_name?: string | null | undefined;
  course_title?: string | null | undefined;
}

export interface ReimbursementsTableProps<Row extends ReimbursementRow = ReimbursementRow>
  extends AdminTableProps<Row> {
  /** Returns the URL of a student's page; without it, the hint is plain text. */
  profileHref?: ((userId: string) => string) | undefined;
  /** Hides the student column, for a page about one student. @default false */
  isForOneUser?: boolean | undefined;
  /** Opens the correction of a row; without it, rows cannot be corrected. */
  onCorrect?: ((row: Row) => void) | undefined;
}

const hint = 'View profile for details';

/** A name above its short id; only the id without a name. */
const Named = ({ name, id }: { name: string | null | undefined; id: ReactNode }): ReactNode =>
  name ? <TwoLines first={name} more={id} /> : id;

const studentColumn = (
  profileHref: ReimbursementsTableProps['profileHref'],
): DataTableColumn<ReimbursementRow> => ({
  id: 'user_id',
  header: 'Student',
  // The hint fits on a line.
  minWidth: '12rem',
  isRowHeader: true,
  cell: ({ user_id, student_name }) => (
    <Stack gap={4}>
      <Named name={student_name} id={<ShortId id={user_id} />} />
      <Text size="sm" tone="muted">
        {profileHref ? (
          <Link href={profileHref(user_id)}>
            {hint}
            {student_name && <VisuallyHidden>: {student_name}</VisuallyHidden>}
          </Link>
        ) : (
          hint
        )}
      </Text>
    </Stack>
  ),
});

/** The decision of an employer who has not paid. */
const decisionNotes = { approved: 'Approved, not yet paid', denied: 'Denied' } as const;

const decisionNote = (
  status: keyof typeof decisionNotes,
  { approved_in_part_cents: cents }: Pick<ReimbursementRow, 'approved_in_part_cents'>,
): string =>
  cents == null ? decisionNotes[status] : `Approved in part: ${formatCents(cents)}, not yet paid`;

const isDecided = (status: ReimbursementRow['status']): status is keyof typeof decisionNotes =>
  status in decisionNotes;

const columns: DataTableColumn<ReimbursementRow>[] = [
  {
    id: 'course_id',
    header: 'Course',
    cell: ({ course_id, course_title }) => (
      <Named
        name={course_title}
        id={
          <span title={course_id}>
            <CodeText>{course_id.slice(0, 8)}</CodeText>
          </span>
        }
      />
    ),
  },
  {
    id: 'employer_name',
    header: 'Employer',
    isSortable: true,
    cell: ({ employer_name }) => <ClippedText text={employer_name ?? 'Not specified'} lines={2} />,
  },
  {
    id: 'employer_reimbursed',
    header: 'Status',
    cell: ({ employer_reimbursed: isPaid, status, ...row }) => (
      <Stack gap={4}>
        <div>
          <StatusBadge
            tone={isPaid ? 'success' : 'neutral'}
            {...(!isPaid && { icon: icons.clock, isOutlined: true })}
          >
            {isPaid ? 'Reimbursed' : 'Pending'}
          </StatusBadge>
        </div>
        {!isPaid && isDecided(status) && (
          <Text size="sm" tone="muted">
            {decisionNote(status, row)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'reimbursement_amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    cell: ({ reimbursement_amount: amount }) => (amount === null ? '-' : formatDollars(amount)),
  },
  dateColumn('toolkit_generated_at', 'Generated'),
];

/** The columns on a page about one student: the course is the row header. */
const columnsForOneUser = columns.map((column) => ({ ...column, isRowHeader: column.id === 'course_id' }));

/** The toolkits with their outcomes. */
export function ReimbursementsTable<Row extends ReimbursementRow>({
  profileHref,
  isForOneUser = false,
  onCorrect,
  ...table
}: ReimbursementsTableProps<Row>): ReactNode {
  const allColumns = useMemo(
    () => (isForOneUser ? columnsForOneUser : [studentColumn(profileHref), ...columns]),
    [isForOneUser, profileHref],
  );
  const correction = useCallback(
    (row: Row) => (
      <IconButton
        icon={icons.pencil}
        size="sm"
        label={`Correct reimbursement for ${row.student_name ?? row.user_id.slice(0, 8)}`}
        onPress={() => onCorrect?.(row)}
      />
    ),
    [onCorrect],
  );
  return (
    <DataTable
      {...table}
      caption="Reimbursement Records"
      columns={allColumns}
      rowKey={idOf}
      rowActions={onCorrect && correction}
      empty="No reimbursement records found"
    />
  );
}

export interface ReimbursementTotalsProps {
  /** Number of toolkits ever generated. */
  toolkits: number;
  /** Percentage of toolkits that an employer has reimbursed, with one decimal: '33.3'. */
  rate: string;
  /** The toolkits that employers decided, those approved of them, paid or not, and their percentage: '75.0'. */
  decisions?: { decided: number; approved: number; rate: string } | undefined;
  /** The total amount reimbursed, in dollars. */
  amount: number;
  /** @default false */
  isLoading?: boolean | undefined;
}

/** Total Toolkits, Success Rate with one decimal, Total Reimbursed, and the rate of the decided requests. */
export function ReimbursementTotals({
  toolkits,
  rate,
  decisions,
  amount,
  isLoading,
}: ReimbursementTotalsProps): ReactNode {
  return (
    <Stack gap={8}>
      <Totals
        isLoading={isLoading}
        items={[
          {
            label: 'Total Toolkits',
            value: toolkits.toLocaleString('en-US'),
            description: 'Reimbursement packets generated',
          },
          { label: 'Success Rate', value: `${rate}%`, description: 'Employer approval rate' },
          {
            label: 'Total Reimbursed',
            value: formatDollars(amount),
            description: 'Confirmed employer payments',
          },
        ]}
      />
      {decisions && (
        <Text size="sm" tone="muted">
          {decisionsText(decisions)}
        </Text>
      )}
    </Stack>
  );
}

const decisionsText = ({
  decided,
  approved,
  rate,
}: NonNullable<ReimbursementTotalsProps['decisions']>): string =>
  decided === 0
    ? 'The success rate counts paid toolkits among all toolkits. No employer has decided yet.'
    : `The success rate counts paid toolkits among all toolkits. Of ${decided.toLocaleString('en-US')} decided, ${approved.toLocaleString('en-US')} were approved, paid or not yet: ${rate}%.`;
