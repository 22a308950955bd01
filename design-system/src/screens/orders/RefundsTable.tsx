import { type ReactNode, useCallback, useMemo } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import type { IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatCents } from '../../components/money/dollars.ts';
import { type AdminTableProps, ClippedText, dateColumn, idOf, TwoLines } from '../admin/adminTable.tsx';
import { handOverFocus } from '../admin/handOverFocus.ts';

/** The states of a refund request: waiting for an admin, being paid back, paid back, and refused. */
type RefundStatus = 'requested' | 'approved' | 'refunded' | 'denied';

/** A learner's refund request; the amount is in cents. */
export interface RefundRow {
  id: string;
  order_id: string;
  student_name: string | null;
  student_email: string | null;
  course_title: string | null;
  amount_cents: number;
  ground: 'window' | 'denial';
  status: RefundStatus;
  requested_at: string;
  /** What the learner wrote. */
  note: string | null;
  /** Why the refund is not due, or was not when it was decided; null if it is. */
  objection: string | null;
  /** Why an admin denied it. */
  reason: string | null;
  /** Whether there is a denial letter of the employer. */
  has_letter: boolean;
  /** The employer's denial; null within the window. */
  denial: RefundDenial | null;
}

/** How an employer's denial is proven: by a letter, by HR through the link in our email, or not at all, through a copied link. */
interface RefundDenial {
  proof: 'letter' | 'employer_email' | 'employer_link';
  employer_name: string | null;
  hr_email: string | null;
  /** The name and title that the person who decided typed. */
  decided_by: string | null;
  /** The reason that this person gave. */
  reason: string | null;
  /** How an admin checked it with the employer. */
  checked: { note: string } | null;
}

export interface RefundsTableProps<Row extends RefundRow = RefundRow> extends AdminTableProps<Row> {
  /** Returns the address of an order's page. */
  orderHref: (orderId: string) => string;
  /** Asks whether to approve a request. */
  onApprove: (row: Row) => void;
  /** Asks why a request is denied. */
  onDeny: (row: Row) => void;
  /** Opens the employer's denial letter. */
  onOpenLetter: (row: Row) => void;
  /** Asks how a denial through a copied link was checked with the employer, which comes before its approval. */
  onCheck: (row: Row) => void;
  /** The table element, which takes focus when the focused button is gone. */
  ref?: DataTableProps<Row>['ref'];
}

const looks: Record<RefundStatus, { label: string; tone: Tone; icon?: IconSource }> = {
  requested: { label: 'Requested', tone: 'warning', icon: icons.clock },
  approved: { label: 'Refund in progress', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'success' },
  denied: { label: 'Denied', tone: 'danger' },
};

/** A refund request's status as an icon and a word. */
export function RefundStatusBadge({ status }: { status: RefundStatus }): ReactNode {
  const { label, ...look } = looks[status];
  return <StatusBadge {...look}>{label}</StatusBadge>;
}

/** The grounds of a request. */
export const refundGrounds = { window: 'Money-back window', denial: 'Employer’s denial' };

/** Returns what the labels of a row's buttons call it. */
const nameOf = ({ student_name, order_id }: RefundRow): string => student_name ?? order_id;

/** Says why a refund is not due. */
export const notDueText = (objection: string): string => `Not due: ${objection}`;

/** Returns the details below the ground: the objection, the learner's note, and the reason for a denial. */
const detailsOf = ({ objection, note, reason, denial }: RefundRow): string =>
  [
    objection && notDueText(objection),
    denial && denialText(denial),
    note && `“${note}”`,
    reason && `Denied: ${reason}`,
  ]
    .filter(Boolean)
    .join(' ');

function denialText({ proof, checked, ...denial }: RefundDenial): string {
  if (proof === 'letter') return '';
  const decider = denial.decided_by ?? 'No name';
  const hr = [denial.employer_name, denial.hr_email].filter(Boolean).join(', ');
  const reason = denial.reason === null ? '' : ` The reason: “${denial.reason}”`;
  if (proof === 'employer_email') return `With the link in our email to ${hr}: ${decider}.${reason}`;
  const check = checked === null ? 'Not checked with the employer.' : `Checked: ${checked.note}`;
  return `Recorded by whoever had the link: ${decider} (${hr}).${reason} ${check}`;
}

/** Whether an admin must check the denial with the employer before an approval. */
const needsCheck = ({ denial }: RefundRow): boolean =>
  denial?.proof === 'employer_link' && denial.checked === null;

const columnsWith = <Row extends RefundRow>(
  orderHref: RefundsTableProps<Row>['orderHref'],
  onOpenLetter: RefundsTableProps<Row>['onOpenLetter'],
): DataTableColumn<Row>[] => [
  {
    id: 'student_name',
    header: 'Student',
    minWidth: '10.5rem',
    isRowHeader: true,
    cell: ({ student_name, student_email }) => (
      <TwoLines
        first={student_name ?? 'Name not given'}
        more={student_email && <ClippedText text={student_email} />}
      />
    ),
  },
  {
    id: 'course_title',
    header: 'Course',
    minWidth: '8.5rem',
    cell: ({ course_title, order_id }) => (
      <TwoLines
        first={course_title ?? '-'}
        more={
          <Link href={orderHref(order_id)}>
            Open order<VisuallyHidden> {order_id}</VisuallyHidden>
          </Link>
        }
      />
    ),
  },
  {
    id: 'amount_cents',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    cell: ({ amount_cents }) => formatCents(amount_cents),
  },
  {
    id: 'ground',
    header: 'Basis',
    minWidth: '9rem',
    cell: (row) => (
      <>
        <TwoLines first={refundGrounds[row.ground]} more={detailsOf(row)} />
        {row.has_letter && (
          <Button size="sm" variant="neutral" onPress={() => onOpenLetter(row)}>
            Open letter<VisuallyHidden> of {nameOf(row)}</VisuallyHidden>
          </Button>
        )}
      </>
    ),
  },
  dateColumn('requested_at', 'Requested'),
  { id: 'status', header: 'Status', cell: ({ status }) => <RefundStatusBadge status={status} /> },
];

/** The refund requests, with buttons to approve and deny those that wait. */
export function RefundsTable<Row extends RefundRow>({
  orderHref,
  onApprove,
  onDeny,
  onOpenLetter,
  onCheck,
  ...table
}: RefundsTableProps<Row>): ReactNode {
  const columns = useMemo(() => columnsWith(orderHref, onOpenLetter), [orderHref, onOpenLetter]);
  const rowActions = useCallback(
    (row: Row) =>
      row.status === 'requested' && (
        <>
          {needsCheck(row) ? (
            <Button ref={handOverFocus} size="sm" variant="neutral" onPress={() => onCheck(row)}>
              Record check<VisuallyHidden> of the denial for {nameOf(row)}</VisuallyHidden>
            </Button>
          ) : (
            <Button ref={handOverFocus} size="sm" variant="neutral" onPress={() => onApprove(row)}>
              Approve<VisuallyHidden> {nameOf(row)}</VisuallyHidden>
            </Button>
          )}
          <Button ref={handOverFocus} size="sm" variant="quiet" onPress={() => onDeny(row)}>
            Deny<VisuallyHidden> {nameOf(row)}</VisuallyHidden>
          </Button>
        </>
      ),
    [onApprove, onCheck, onDeny],
  );
  return (
    <DataTable
      {...table}
      caption="Refund Requests"
      columns={columns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No refund requests found"
    />
  );
}
