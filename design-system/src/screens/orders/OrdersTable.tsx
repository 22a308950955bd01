import { type ReactNode, useMemo } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { Link } from '../../components/link/Link.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatCents } from '../../components/money/dollars.ts';
import { OrderStatusBadge, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';
import { type AdminTableProps, ClippedText, dateColumn, idOf, TwoLines } from '../admin/adminTable.tsx';

/** An order of a learner or a company; amounts are in cents. */
export interface OrderRow extends OrderStatusBadgeProps {
  /** The order number. */
  id: string;
  payer_name: string;
  payer_email: string;
  /** What was ordered, such as the course's title. */
  item: string;
  total_cents: number;
  refunded_cents: number;
  receipt_number: string | null;
  created_at: string;
  /** What an admin must look at; null if nothing. */
  attention: string | null;
}

export interface OrdersTableProps extends AdminTableProps<OrderRow> {
  /** Returns the address of an order's page. */
  hrefOf: (orderId: string) => string;
}

const orderColumn = (hrefOf: OrdersTableProps['hrefOf']): DataTableColumn<OrderRow> => ({
  id: 'id',
  header: 'Order',
  minWidth: '12.5rem',
  isRowHeader: true,
  cell: ({ id, receipt_number }) => (
    <TwoLines
      first={
        <Link href={hrefOf(id)}>
          <CodeText>{id}</CodeText>
        </Link>
      }
      more={
        receipt_number && (
          <>
            <VisuallyHidden>Receipt </VisuallyHidden>
            <CodeText>{receipt_number}</CodeText>
          </>
        )
      }
    />
  ),
});

const columns: DataTableColumn<OrderRow>[] = [
  {
    id: 'payer_name',
    header: 'Payer',
    minWidth: '10rem',
    isSortable: true,
    cell: ({ payer_name, payer_email }) => (
      <TwoLines first={payer_name} more={<ClippedText text={payer_email} />} />
    ),
  },
  { id: 'item', header: 'Item', minWidth: '8rem', cell: ({ item }) => <ClippedText text={item} lines={2} /> },
  {
    id: 'total_cents',
    header: 'Total',
    align: 'end',
    isSortable: true,
    cell: ({ total_cents, refunded_cents }) => (
      <TwoLines
        first={formatCents(total_cents)}
        more={refunded_cents > 0 && `${formatCents(refunded_cents)} refunded`}
      />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    minWidth: '10rem',
    cell: ({ attention, ...order }) => (
      <Inline gap={4}>
        <OrderStatusBadge {...order} />
        {attention && <StatusBadge tone="warning">Needs attention</StatusBadge>}
      </Inline>
    ),
  },
  dateColumn('created_at', 'Created'),
];

/** The orders with their payers, amounts and statuses. */
export function OrdersTable({ hrefOf, ...table }: OrdersTableProps): ReactNode {
  const allColumns = useMemo(() => [orderColumn(hrefOf), ...columns], [hrefOf]);
  return <DataTable {...table} caption="Orders" columns={allColumns} rowKey={idOf} empty="No orders found" />;
}
