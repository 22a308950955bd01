import { type ReactNode, useCallback, useMemo } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { type AdminTableProps, ClippedText, dateColumn, idOf } from '../admin/adminTable.tsx';
import { Totals } from '../admin/Totals.tsx';
import type { Tone } from '../../components/badge/Badge.tsx';

/** The statuses of a company's account. */
export type CompanyAccountStatus = 'active' | 'inactive';

/** The label and tone of each status. */
export const accountStatusLooks: Record<CompanyAccountStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};

/** A company that bought seats. */
export interface CorporateAccountRow {
  id: string;
  company_name: string;
  primary_contact_email: string;
  seats_purchased: number;
  seats_used: number;
  account_status: CompanyAccountStatus;
  created_at: string;
}

export interface CorporateAccountsTableProps<Row extends CorporateAccountRow = CorporateAccountRow>
  extends AdminTableProps<Row> {
  /** Returns the address of an account's page. */
  hrefOf: (id: string) => string;
  onEdit: (row: Row) => void;
}

const companyColumn = (
  hrefOf: CorporateAccountsTableProps['hrefOf'],
): DataTableColumn<CorporateAccountRow> => ({
  id: 'company_name',
  header: 'Company',
  isRowHeader: true,
  isSortable: true,
  cell: ({ id, company_name }) => (
    <ClippedText text={company_name} lines={2}>
      <Link href={hrefOf(id)}>{company_name}</Link>
    </ClippedText>
  ),
});

const columns: DataTableColumn<CorporateAccountRow>[] = [
  {
    id: 'primary_contact_email',
    header: 'Contact Email',
    cell: (row) => <ClippedText text={row.primary_contact_email} />,
  },
  {
    id: 'seats_used',
    header: 'Seats',
    align: 'end',
    cell: ({ seats_used, seats_purchased }) =>
      `${seats_used.toLocaleString('en-US')} / ${seats_purchased.toLocaleString('en-US')}`,
  },
  {
    id: 'account_status',
    header: 'Status',
    cell: ({ account_status }) => <AccountStatusBadge status={account_status} />,
  },
  dateColumn('created_at', 'Created'),
];

/** The status of a company's account. */
export function AccountStatusBadge({ status }: { status: CompanyAccountStatus }): ReactNode {
  const { label, tone } = accountStatusLooks[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** The companies with their contacts, statuses, and taken and purchased seats. */
export function CorporateAccountsTable<Row extends CorporateAccountRow>({
  hrefOf,
  onEdit,
  ...table
}: CorporateAccountsTableProps<Row>): ReactNode {
  const allColumns = useMemo(() => [companyColumn(hrefOf), ...columns], [hrefOf]);
  const rowActions = useCallback(
    (row: Row) => (
      <IconButton
        icon={icons.pencil}
        size="sm"
        label={`Edit ${row.company_name}`}
        onPress={() => onEdit(row)}
      />
    ),
    [onEdit],
  );
  return (
    <DataTable
      {...table}
      caption="Corporate Accounts"
      columns={allColumns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No accounts found"
    />
  );
}

export interface CorporateTotalsProps {
  accounts: number;
  active: number;
  seats: number;
  seatsUsed: number;
  /** @default false */
  isLoading?: boolean | undefined;
}

/** Total Accounts, Active, Total Seats, Seats Used. */
export function CorporateTotals({
  accounts,
  active,
  seats,
  seatsUsed,
  isLoading,
}: CorporateTotalsProps): ReactNode {
  const items = [
    { label: 'Total Accounts', value: accounts },
    { label: 'Active', value: active },
    { label: 'Total Seats', value: seats },
    { label: 'Seats Used', value: seatsUsed },
  ];
  return (
    <Totals
      isLoading={isLoading}
      items={items.map(({ label, value }) => ({ label, value: value.toLocaleString('en-US') }))}
    />
  );
}
