import { type ReactNode, useCallback, useMemo } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { Link } from '../../components/link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import {
  type CertificateState,
  type CertificateSummary,
  stateFacts,
  stateOf,
  stateTexts,
} from './certificateState.ts';
import {
  type AdminTableProps,
  capitalized,
  ClippedText,
  dateColumn,
  TwoLines,
} from '../admin/adminTable.tsx';
import { resultText } from '../assessment/assessment.ts';
import { assessed } from './certificateWords.ts';
import { handOverToTable } from '../admin/handOverFocus.ts';

/** A certificate with the numbers of the certificates before and after a correction of the name. */
export interface CertificateRow extends CertificateSummary {
  issued_at: string;
  replaces: string | null;
  replaced_by: string | null;
}

/** What an admin can do with a certificate: revoke it, undo that, or replace it with one that has a corrected name. */
export type CertificateAction = 'revoke' | 'reinstate' | 'reissue';

export interface CertificatesTableProps<Row extends CertificateRow = CertificateRow>
  extends AdminTableProps<Row> {
  /** Returns the address of a certificate's public page. */
  verifyHref: (certificateNumber: string) => string;
  /** Opens the dialog of an action. */
  onAct: (action: CertificateAction, row: Row) => void;
  /** The table element, which takes focus when the focused button is gone. */
  ref?: DataTableProps<Row>['ref'];
}

const actionsOf: Readonly<Record<CertificateState, readonly CertificateAction[]>> = {
  valid: ['revoke', 'reissue'],
  revoked: ['reinstate'],
  replaced: [],
  expired: [],
};

const certificateColumn = (
  verifyHref: CertificatesTableProps['verifyHref'],
): DataTableColumn<CertificateRow> => ({
  id: 'certificate_number',
  header: 'Certificate',
  minWidth: '13rem',
  isRowHeader: true,
  cell: ({ course_title, certificate_number }) => (
    <TwoLines
      first={<ClippedText text={course_title} lines={2} />}
      more={
        <Link href={verifyHref(certificate_number)}>
          <CodeText>{certificate_number}</CodeText>
        </Link>
      }
    />
  ),
});

const columns: DataTableColumn<CertificateRow>[] = [
  {
    id: 'student_name',
    header: 'Name',
    minWidth: '8rem',
    cell: ({ student_name }) => <ClippedText text={student_name} lines={2} />,
  },
  dateColumn('issued_at', 'Issued'),
  {
    id: 'status',
    header: 'Status',
    minWidth: '13rem',
    cell: (row) => {
      const { tone, label } = stateTexts[stateOf(row)];
      return <TwoLines first={<StatusBadge tone={tone}>{label}</StatusBadge>} more={<Notes {...row} />} />;
    },
  },
];

/** The result, when and why the certificate is in its state, and the certificates before and after it, each on a line. */
function Notes(row: CertificateRow): ReactNode {
  const numbers = { 'Replaced by': row.replaced_by, Replaces: row.replaces };
  return (
    <>
      {row.result && (
        <div>
          {assessed}: {resultText(row.result)}
        </div>
      )}
      {stateFacts(row).map(([term, value]) => (
        <div key={term}>
          {term}: {value}
        </div>
      ))}
      {Object.entries(numbers).map(
        ([term, number]) =>
          number && (
            <div key={term}>
              {term} <CodeText>{number}</CodeText>
            </div>
          ),
      )}
    </>
  );
}

/** The certificates of a user, with buttons that revoke, reinstate and reissue them. */
export function CertificatesTable<Row extends CertificateRow>({
  verifyHref,
  onAct,
  ...table
}: CertificatesTableProps<Row>): ReactNode {
  const allColumns = useMemo(() => [certificateColumn(verifyHref), ...columns], [verifyHref]);
  const rowActions = useCallback(
    (row: Row) => {
      const actions = actionsOf[stateOf(row)];
      // Returns false for no actions, so that a card draws no divider.
      return (
        actions.length > 0 &&
        actions.map((action) => (
          <Button
            key={action}
            ref={handOverToTable}
            size="sm"
            variant="neutral"
            onPress={() => onAct(action, row)}
          >
            {capitalized(action)}…<VisuallyHidden> {row.certificate_number}</VisuallyHidden>
          </Button>
        ))
      );
    },
    [onAct],
  );
  return (
    <DataTable
      {...table}
      caption="Certificates"
      columns={allColumns}
      rowKey={keyOf}
      rowActions={rowActions}
      empty="No certificates found"
    />
  );
}

const keyOf = ({ certificate_number }: CertificateRow): string => certificate_number;
