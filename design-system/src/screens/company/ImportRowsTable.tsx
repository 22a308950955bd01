import { type ReactNode, useCallback, useState } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { Select } from '../../components/field/Select.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ClippedText, idOf, TwoLines } from '../admin/adminTable.tsx';

/** A row of an uploaded list with what applying it does, or did. */
export interface ImportRow {
  id: string;
  /** 'Row 12'; '' for a person who is in no row. */
  place: string;
  email: string;
  name: string;
  group: string;
  outcome: { id: string; label: string; tone: Tone };
  /** What to check or to mend, a sentence each. */
  notes: readonly string[];
}

/** What can be done with a row before the list is applied. */
export type ImportRowAction = 'edit' | 'confirm' | 'leave-out';

const pageSize = 25;

const columns: DataTableColumn<ImportRow>[] = [
  {
    id: 'person',
    header: 'Person',
    isRowHeader: true,
    cell: ({ name, email }) => (
      <TwoLines
        first={<ClippedText text={name || email || 'No address'} />}
        more={name !== '' && email !== '' && <ClippedText text={email} />}
      />
    ),
  },
  {
    id: 'outcome',
    header: 'Outcome',
    minWidth: '12rem',
    cell: ({ outcome, notes }) => (
      <Stack gap={4}>
        <div>
          <StatusBadge tone={outcome.tone}>{outcome.label}</StatusBadge>
        </div>
        {notes.map((note) => (
          <Text key={note} size="sm" tone="muted">
            {note}
          </Text>
        ))}
      </Stack>
    ),
  },
  { id: 'group', header: 'Group', hideBelow: 'lg', cell: ({ group }) => group || 'None' },
  { id: 'place', header: 'In the list', hideBelow: 'lg', cell: ({ place }) => place || 'Not in it' },
];

const labels: Readonly<Record<ImportRowAction, string>> = {
  edit: 'Edit',
  confirm: 'Invite anyway',
  'leave-out': 'Leave out',
};
const actionIcons = { edit: icons.pencil, confirm: icons.check, 'leave-out': icons.trash } as const;

export interface ImportRowsTableProps {
  rows: readonly ImportRow[];
  /** Returns what can be done with a row; without it, the rows have no menu. */
  actionsOf?: ((row: ImportRow) => readonly ImportRowAction[]) | undefined;
  onAction?: ((action: ImportRowAction, row: ImportRow) => void) | undefined;
  /** @default false */
  isLoading?: boolean | undefined;
}

/** The outcomes in rows with their numbers, in the order of the first row of each. */
function outcomesIn(rows: readonly ImportRow[]) {
  const found = new Map<string, { label: string; count: number }>();
  for (const { outcome } of rows) {
    const { count } = found.get(outcome.id) ?? { count: 0 };
    found.set(outcome.id, { label: outcome.label, count: count + 1 });
  }
  return Array.from(found, ([value, { label, count }]) => ({
    value,
    label: `${label} (${count.toLocaleString('en-US')})`,
  }));
}

/** The rows of an uploaded list with one outcome each, filtered by outcome. */
export function ImportRowsTable({
  rows,
  actionsOf,
  onAction,
  isLoading = false,
}: ImportRowsTableProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [page, setPage] = useState(0);
  const outcomes = outcomesIn(rows);
  // The last row with an outcome may be mended.
  const isShown = outcomes.some(({ value }) => value === outcome);
  const found = isShown ? rows.filter((row) => row.outcome.id === outcome) : rows;
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const at = Math.min(page, pages - 1);
  const shown = found.slice(at * pageSize, (at + 1) * pageSize);
  const rowActions = useCallback(
    (row: ImportRow) =>
      (actionsOf?.(row) ?? []).map((action) => (
        <IconButton
          key={action}
          icon={actionIcons[action]}
          size="sm"
          label={`${labels[action]}: ${row.name || row.email || row.place}`}
          onPress={() => onAction?.(action, row)}
        />
      )),
    [actionsOf, onAction],
  );
  return (
    <Stack gap={16}>
      {outcomes.length > 1 && (
        <Select
          label="Outcome"
          options={[{ value: '', label: `All rows (${rows.length.toLocaleString('en-US')})` }, ...outcomes]}
          value={isShown ? outcome : ''}
          onChange={(value) => {
            setOutcome(value);
            setPage(0);
          }}
        />
      )}
      <DataTable
        caption="Rows"
        count={found.length}
        columns={columns}
        rows={shown}
        rowKey={idOf}
        rowActions={actionsOf && rowActions}
        isLoading={isLoading}
        empty="The list has no rows"
      />
      {pages > 1 && (
        <Pagination
          hasPrevious={at > 0}
          hasNext={at < pages - 1}
          onPrevious={() => setPage(at - 1)}
          onNext={() => setPage(at + 1)}
          rangeLabel={`${at * pageSize + 1}–${at * pageSize + shown.length} of ${found.length.toLocaleString('en-US')}`}
        />
      )}
    </Stack>
  );
}
