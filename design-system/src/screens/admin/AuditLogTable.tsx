import type { ReactNode } from 'react';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { changes as changesClass } from './AdminTablePage.css.ts';
import { type AdminTableProps, ClippedText, dateColumn, idOf, TwoLines } from './adminTable.tsx';

/** A field's values before and after a change; undefined where the field did not exist. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** One change, with the person who made it. */
export interface AuditRow {
  id: string;
  actor: string;
  /** The action in words: 'Removed a role'. */
  action: string;
  /** The changed record's title or name, in a list of several records. */
  subject?: string | undefined;
  changes: readonly AuditChange[];
  at: string;
}

const columns: DataTableColumn<AuditRow>[] = [
  dateColumn('at', 'When', true),
  { id: 'actor', header: 'Who', cell: ({ actor }) => <ClippedText text={actor} lines={2} /> },
  {
    id: 'action',
    header: 'What',
    isRowHeader: true,
    cell: ({ action, subject }) => <TwoLines first={action} more={subject} />,
  },
  {
    id: 'changes',
    header: 'Before and after',
    minWidth: '16rem',
    cell: ({ changes }) => <Changes changes={changes} />,
  },
];

/** Changes that people made: when, who, what, before and after. */
export function AuditLogTable(table: AdminTableProps<AuditRow>): ReactNode {
  return (
    <DataTable {...table} caption="Audit log" columns={columns} rowKey={idOf} empty="No changes found" />
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }): ReactNode {
  if (changes.length === 0) return '-';
  return (
    <ul className={changesClass}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before === undefined ? 'nothing' : <del>{before}</del>} to{' '}
          {after === undefined ? 'nothing' : <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
