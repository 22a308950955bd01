import { Alert, Button, toast } from '@redwhiteandcode/design-system';
import { type ReactNode, type RefObject, useState } from 'react';
import { adminCopy, bulkCopy } from './adminCopy.ts';
import type { RowFailure } from './runEach.ts';

/** An action on the selected rows of a list. */
export interface BulkAction<Row> {
  /** Returns the text of the toast for the number of changed rows. */
  done: (count: number) => string;
  /** Changes rows one after the other, and resolves with those that failed. */
  run: (rows: readonly Row[], onProgress: (done: number) => void) => Promise<readonly RowFailure<Row>[]>;
}

/** The selection of a list and what happens to it. */
export interface Bulk<Row> {
  /** The table's props. */
  table: {
    selectionMode: 'multiple';
    selectedKeys: ReadonlySet<string>;
    onSelectionChange: (keys: ReadonlySet<string>) => void;
  };
  /** The selected rows that are on screen; other pages have no selection. */
  selected: readonly Row[];
  /** Runs an action on the selected rows. Those that fail stay selected. */
  start: (action: BulkAction<Row>) => Promise<void>;
  /** The label of the action's button while an action runs; undefined while none does. */
  progress: string | undefined;
  /** The rows that failed, above the table. */
  report: ReactNode;
}

/**
 * Returns the selection of a list and the actions on it. `nameOf` names the rows in the report of failures, and `table`
 * takes focus when the action's button is gone.
 */
export function useBulk<Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  table: RefObject<HTMLElement | null>,
): Bulk<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<string>();
  const [failures, setFailures] = useState<readonly RowFailure<Row>[]>([]);
  const selected = rows.filter(({ id }) => keys.has(id));
  const start = async ({ done, run }: BulkAction<Row>) => {
    if (progress !== undefined) return;
    const { length } = selected;
    const report = (count: number) => setProgress(bulkCopy.progress(count, length));
    setFailures([]);
    report(0);
    try {
      const failed = await run(selected, report);
      const changed = length - failed.length;
      if (changed > 0) toast({ title: adminCopy.success, description: done(changed), tone: 'success' });
      setFailures(failed);
      setKeys(new Set(failed.map(({ row }) => row.id)));
      // The pressed button is gone if no row is selected.
      if (failed.length === 0) table.current?.focus();
    } finally {
      setProgress(undefined);
    }
  };
  return {
    table: {
      selectionMode: 'multiple',
      selectedKeys: new Set(selected.map(({ id }) => id)),
      onSelectionChange: setKeys,
    },
    selected,
    start,
    progress,
    report: failures.length > 0 && (
      <Alert
        tone="danger"
        live="alert"
        title={bulkCopy.failed(failures.length)}
        action={
          <Button size="sm" variant="neutral" onPress={() => setFailures([])}>
            {bulkCopy.close}
          </Button>
        }
      >
        <ul>
          {failures.map(({ row, message }) => (
            <li key={row.id}>
              {nameOf(row)}: {message}
            </li>
          ))}
        </ul>
      </Alert>
    ),
  };
}

export interface BulkButtonProps<Row> {
  bulk: Bulk<Row>;
  action: BulkAction<Row>;
  children: string;
}

/** The button of an action on the selected rows, which shows the action's progress. */
export function BulkButton<Row>({ bulk, action, children }: BulkButtonProps<Row>): ReactNode {
  return (
    <Button
      size="sm"
      variant="neutral"
      isPending={bulk.progress !== undefined}
      onPress={() => void bulk.start(action)}
    >
      {bulk.progress ?? children}
    </Button>
  );
}
