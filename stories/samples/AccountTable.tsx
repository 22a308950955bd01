import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
  StatusBadge,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo, useState } from 'react';
import { type SampleAccount, sortAccounts } from './accounts.ts';

const tones = { Active: 'success', Paused: 'warning', Ended: 'neutral' } as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const accountColumns: readonly DataTableColumn<SampleAccount>[] = [
  { id: 'company', header: 'Company', cell: ({ company }) => company, isRowHeader: true, isSortable: true },
  { id: 'email', header: 'Contact Email', cell: ({ email }) => email, hideBelow: 'md' },
  { id: 'seats', header: 'Seats', cell: ({ seats }) => seats, align: 'end', isSortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>,
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ created }) => day.format(new Date(created)),
    isSortable: true,
    minWidth: '8rem',
  },
];

/** A table with its sort and selection in state, as in a screen. */
export function AccountTable(props: DataTableProps<SampleAccount>): ReactNode {
  const { rows, onSortChange, onSelectionChange } = props;
  const [sort, setSort] = useState<DataTableSort | undefined>(props.sortDescriptor);
  const [selected, setSelected] = useState(props.selectedKeys);
  const sorted = useMemo(
    () => (sort ? sortAccounts(rows, sort.column as keyof SampleAccount, sort.direction) : rows),
    [rows, sort],
  );
  return (
    <DataTable
      {...props}
      rows={sorted}
      sortDescriptor={sort}
      onSortChange={
        onSortChange &&
        ((next) => {
          setSort(next);
          onSortChange(next);
        })
      }
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        setSelected(keys);
        onSelectionChange?.(keys);
      }}
    />
  );
}
