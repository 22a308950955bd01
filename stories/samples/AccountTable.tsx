import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
  StatusBadge,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo, useState } from 'react';

/** A row of the sample table. */
export interface SampleAccount {
  id: string;
  company: string;
  email: string;
  seats: number;
  status: 'Active' | 'Paused' | 'Ended';
  created: string;
}

const statuses = ['Active', 'Active', 'Paused', 'Active', 'Ended'] as const;

function account(index: number): SampleAccount {
  const letter = String.fromCodePoint(65 + (index % 26));
  const round = index < 26 ? '' : ` ${Math.floor(index / 26) + 1}`;
  return {
    id: `account-${index + 1}`,
    company: `Sample Company ${letter}${round}`,
    email: `company-${index + 1}@example.com`,
    seats: ((index * 37) % 120) + 5,
    status: statuses[index % statuses.length] ?? 'Active',
    created: new Date(Date.UTC(2025, index % 12, (index % 27) + 1)).toISOString().slice(0, 10),
  };
}

/** Returns a number of accounts, the same ones each time. */
export function sampleAccounts(count: number): readonly SampleAccount[] {
  return Array.from({ length: count }, (_, index) => account(index));
}

/** Returns the accounts sorted by a column. */
function sortAccounts(
  accounts: readonly SampleAccount[],
  column: keyof SampleAccount,
  direction: 'ascending' | 'descending',
): readonly SampleAccount[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return accounts.toSorted((a, b) => (a[column] < b[column] ? -sign : a[column] > b[column] ? sign : 0));
}

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
