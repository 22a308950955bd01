import { Button, Icon, icons, toast, VisuallyHidden } from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AdminKey, type CompanyKey, type RequestOf, responseSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { saveFile } from '../../shell/downloads/saveFile.ts';
import { adminCopy as copy } from './adminCopy.ts';
import { csvParts, recordsIn } from './csvParts.ts';

/** Operations that return a list as CSV. */
export type ExportKey = Extract<AdminKey | CompanyKey, `GET ${string}/export`>;

/** Runs a list request and handles a refusal, such as by closing the area of the list. */
export type ListGuard = <Result>(request: () => Promise<Result>) => Promise<Result>;

export interface ExportCsvProps {
  operation: ExportKey;
  /** The parameters of the operation's path. */
  path?: Record<string, string> | undefined;
  /** The search text, filter and order of the list. */
  query: Record<string, string>;
  guard: ListGuard;
}

/** Saves the whole filtered list as a file. Fetches it part by part, shows the progress, and can be canceled. */
export function ExportCsv({ operation, path, query, guard }: ExportCsvProps): ReactNode {
  const [rows, setRows] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const { signal } = (running.current = new AbortController());
    setRows(0);
    try {
      const parts: string[] = [];
      // The first line contains the column titles.
      let count = -1;
      const fetchPart = (cursor?: string) =>
        guard(() => responseSignedIn(operation, requestOf(path, query, cursor), signal));
      for await (const part of csvParts(fetchPart)) {
        parts.push(part);
        setRows((count += recordsIn(part)));
      }
      save(parts, operation);
      toast({ title: copy.success, description: copy.exported(count), tone: 'success' });
    } catch (error) {
      if (!signal.aborted) toast({ title: copy.error, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setRows(undefined);
    }
  };
  return <ExportButton rows={rows} onExport={() => void run()} onCancel={() => running.current?.abort()} />;
}

interface ExportButtonProps {
  /** The number of rows received so far; undefined if no export is running. */
  rows?: number | undefined;
  onExport: () => void;
  onCancel: () => void;
}

/** Exports a list. During an export it shows the progress and a button to cancel. */
export function ExportButton({ rows, onExport, onCancel }: ExportButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = rows !== undefined;
  const cancel = () => {
    onCancel();
    button.current?.focus();
  };
  return (
    <>
      {isRunning && (
        <Button variant="quiet" onPress={cancel}>
          {copy.cancelExport}
        </Button>
      )}
      <Button
        ref={button}
        variant="neutral"
        iconStart={<Icon icon={icons.download} size="sm" />}
        isPending={isRunning}
        onPress={onExport}
      >
        {isRunning ? copy.exporting(rows) : copy.exportCsv}
      </Button>
      <VisuallyHidden as="output">{isRunning && copy.exporting(rows)}</VisuallyHidden>
    </>
  );
}

const requestOf = (path: ExportCsvProps['path'], query: Record<string, string>, cursor: string | undefined) =>
  ({
    ...(path && { path }),
    query: { ...query, ...(cursor !== undefined && { cursor }) },
  }) as RequestOf<ExportKey>;

/** Downloads the parts as one file: 'users-2025-11-22.csv'. The byte order mark makes spreadsheets read it as UTF-8. */
function save(parts: readonly string[], operation: string): void {
  const list = operation.split('/').at(-2);
  const csv = new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });
  saveFile(csv, `${list}-${readerToday()}.csv`);
}
