import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { StatCard } from '../../components/card/StatCard.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { formatDate } from '../date.ts';
import { type AdminTableProps, formatDollars } from './adminTable.ts';
import { ShortId } from './ShortId.tsx';
import { Totals } from './Totals.tsx';
import { TwoLines } from './TwoLines.tsx';

/** A toolkit that a learner generated; the amount is in dollars. */
export interface ReimbursementRow {
  id: string;
  user_id: string;
  course_id: string;
  employer_name: string | null;
  employer_reimbursed: boolean;
  reimbursement_amount: number | null;
  toolkit_generated_at: string;
}

const columns: DataTableColumn<ReimbursementRow>[] = [
  {
    id: 'user_id',
    header: 'Student',
    isRowHeader: true,
    cell: ({ user_id }) => <TwoLines first={<ShortId id={user_id} />} more="View profile for details" />,
  },
  {
    id: 'course_id',
    header: 'Course',
    cell: ({ course_id }) => <CodeText>{course_id.slice(0, 8)}</CodeText>,
  },
  {
    id: 'employer_name',
    header: 'Employer',
    isSortable: true,
    cell: ({ employer_name }) => employer_name ?? 'Not specified',
  },
  {
    id: 'employer_reimbursed',
    header: 'Status',
    cell: ({ employer_reimbursed: isPaid }) => (
      <StatusBadge tone={isPaid ? 'success' : 'neutral'} {...(!isPaid && { icon: icons.clock })}>
        {isPaid ? 'Reimbursed' : 'Pending'}
      </StatusBadge>
    ),
  },
  {
    id: 'reimbursement_amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    cell: ({ reimbursement_amount: amount }) => (amount === null ? '-' : formatDollars(amount)),
  },
  {
    id: 'toolkit_generated_at',
    header: 'Generated',
    isSortable: true,
    cell: ({ toolkit_generated_at }) => formatDate(toolkit_generated_at),
  },
];

/** The toolkits and what came of them. */
export function ReimbursementsTable(table: AdminTableProps<ReimbursementRow>): ReactNode {
  return (
    <DataTable
      {...table}
      caption="Reimbursement Records"
      columns={columns}
      rowKey={keyOf}
      empty="No reimbursement records found"
    />
  );
}

const keyOf = ({ id }: ReimbursementRow): string => id;

export interface ReimbursementTotalsProps {
  /** Toolkits of all time. */
  toolkits: number;
  /** Of these, how many an employer has paid. */
  reimbursed: number;
  /** The sum of what was paid, in dollars. */
  amount: number;
  /** @default false */
  isLoading?: boolean | undefined;
}

/** Total Toolkits, Success Rate with one decimal, Total Reimbursed. */
export function ReimbursementTotals({
  toolkits,
  reimbursed,
  amount,
  isLoading,
}: ReimbursementTotalsProps): ReactNode {
  const rate = toolkits === 0 ? '0.0' : ((reimbursed / toolkits) * 100).toFixed(1);
  return (
    <Totals>
      <StatCard
        label="Total Toolkits"
        value={toolkits.toLocaleString('en-US')}
        description="Reimbursement packets generated"
        isLoading={isLoading}
      />
      <StatCard
        label="Success Rate"
        value={`${rate}%`}
        description="Employer approval rate"
        isLoading={isLoading}
      />
      <StatCard
        label="Total Reimbursed"
        value={formatDollars(amount)}
        description="Confirmed employer payments"
        isLoading={isLoading}
      />
    </Totals>
  );
}
