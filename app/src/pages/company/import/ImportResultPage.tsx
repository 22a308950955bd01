import {
  AdminTablePage,
  Alert,
  Button,
  Card,
  Icon,
  icons,
  ImportRowsTable,
  ButtonLink,
  ProgressBar,
  Stack,
} from '@redwhiteandcode/design-system';
import type { Import, ImportedPerson } from '@redwhiteandcode/contract/company/import-operations.ts';
import type { ReactNode } from 'react';
import { peopleHref } from '../../../parts/company/addresses.ts';
import { importCopy as copy } from './importCopy.ts';
import { importedRow } from './importRows.ts';
import { ImportTrail } from './ImportSourcePage.tsx';

export interface ImportResultPageProps {
  companyId: string;
  found: Import;
  /** The rows with their outcomes; undefined until the import is over and they were loaded. */
  rows: readonly ImportedPerson[] | undefined;
  onDownload: () => void;
}

/** Returns how many of the rows and seats of an import are done, of all. */
function progressOf({ rows, outcomes, removals, removed }: Import): { done: number; all: number } {
  const waiting = outcomes.find(({ outcome }) => outcome === 'new')?.rows ?? 0;
  return { done: rows - waiting + removed, all: rows + removals };
}

/** The progress of an import, and what became of each row. */
export function ImportResultPage({ companyId, found, rows, onDownload }: ImportResultPageProps): ReactNode {
  const { state, outcomes, removed } = found;
  const isRunning = state === 'running';
  const invited = outcomes.find(({ outcome }) => outcome === 'invited')?.rows ?? 0;
  const { done, all } = progressOf(found);
  return (
    <Stack gap={16}>
      <ImportTrail companyId={companyId} />
      <AdminTablePage
        title={copy.title}
        subtitle={isRunning ? copy.subtitle.running : copy.subtitle.done}
        actions={
          <>
            {rows && (
              <Button
                variant="neutral"
                iconStart={<Icon icon={icons.download} size="sm" />}
                onPress={onDownload}
              >
                {copy.download}
              </Button>
            )}
            <ButtonLink href={peopleHref(companyId)} variant="neutral">
              {copy.toPeople}
            </ButtonLink>
          </>
        }
      >
        {isRunning ? (
          <Card>
            <ProgressBar
              label={copy.progress}
              value={all === 0 ? 0 : (100 * done) / all}
              valueLabel={copy.ofRows(done, all)}
            />
          </Card>
        ) : (
          <Alert
            tone={state === 'done' ? 'success' : 'danger'}
            live="status"
            title={state === 'done' ? copy.result.done(invited, removed) : copy.result.failed}
          >
            {state === 'done' ? invited > 0 && copy.result.mails : copy.result.failedText}
          </Alert>
        )}
        {!isRunning && <ImportRowsTable rows={rows?.map(importedRow) ?? []} isLoading={rows === undefined} />}
      </AdminTablePage>
    </Stack>
  );
}
