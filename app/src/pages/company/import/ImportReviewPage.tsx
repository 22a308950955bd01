import {
  AdminTablePage,
  Alert,
  Button,
  Card,
  Checkbox,
  type ImportRowAction,
  ImportRowsTable,
  Inline,
  ReplacedPeople,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ImportPreview } from '@redwhiteandcode/contract/company/import-operations.ts';
import type { FileRow } from '@redwhiteandcode/contract/company/people-file.ts';
import { type ReactNode, useMemo } from 'react';
import { importCopy as copy } from './importCopy.ts';
import { actionsOf, changesOf, reviewedRow } from './importRows.ts';
import { ImportTrail } from './ImportSourcePage.tsx';

export interface ImportOptions {
  any_domain: boolean;
  replaces: boolean;
}

export interface ImportReviewPageProps {
  companyId: string;
  rows: readonly FileRow[];
  /** What the check said; undefined if nothing could be checked. */
  preview: ImportPreview | undefined;
  /** The records of rows that have changed since the check. */
  changed: ReadonlySet<number>;
  /** Whether the list has changed since the check. */
  isStale: boolean;
  /** A text whose letters were guessed. */
  example?: string | undefined;
  options: ImportOptions;
  onOptionsChange: (options: ImportOptions) => void;
  /** Whether the list can replace the one before: for owners. */
  canReplace: boolean;
  reason: string;
  onReasonChange: (reason: string) => void;
  reasonProblem?: string | undefined;
  onRowAction: (action: ImportRowAction, record: number) => void;
  onCheck: () => void;
  onApply: () => void;
  onRestart: () => void;
  isChecking?: boolean | undefined;
  isStarting?: boolean | undefined;
}

/** What would become of each row of a list, and what it would change. */
export function ImportReviewPage({
  companyId,
  rows,
  preview,
  changed,
  isStale,
  example,
  onRowAction,
  onRestart,
  ...props
}: ImportReviewPageProps): ReactNode {
  const shown = useMemo(() => {
    const checked = new Map(preview?.rows.map((row) => [row.record, row]));
    return rows.map((row) => reviewedRow(row, changed.has(row.record) ? undefined : checked.get(row.record)));
  }, [rows, preview, changed]);
  return (
    <Stack gap={16}>
      <ImportTrail companyId={companyId} />
      <AdminTablePage
        title={copy.title}
        subtitle={copy.subtitle.review}
        actions={
          <Button variant="neutral" onPress={onRestart}>
            {copy.restart}
          </Button>
        }
      >
        {example !== undefined && <Alert tone="info">{copy.guessed(example)}</Alert>}
        <ReviewedChanges {...props} preview={preview} isStale={isStale} />
        <ImportRowsTable
          rows={shown}
          actionsOf={actionsOf}
          onAction={(action, row) => onRowAction(action, Number(row.id))}
        />
      </AdminTablePage>
    </Stack>
  );
}

type ReviewedChangesProps = Pick<
  ImportReviewPageProps,
  | 'preview'
  | 'isStale'
  | 'options'
  | 'onOptionsChange'
  | 'canReplace'
  | 'reason'
  | 'onReasonChange'
  | 'reasonProblem'
  | 'onCheck'
  | 'onApply'
  | 'isChecking'
  | 'isStarting'
>;

/** What applying the list changes, and how it is applied. */
function ReviewedChanges({
  preview,
  isStale,
  options,
  onOptionsChange,
  canReplace,
  reason,
  onReasonChange,
  reasonProblem,
  onCheck,
  onApply,
  isChecking = false,
  isStarting = false,
}: ReviewedChangesProps): ReactNode {
  const { invited, removed } = preview ? changesOf(preview) : { invited: 0, removed: 0 };
  const isEmpty = invited + removed === 0;
  return (
    <Card>
      <Stack gap={16}>
        {preview && (
          <Text>
            {[
              copy.seats(preview.free_seats),
              ...(preview.new_groups.length > 0 ? [copy.newGroups(preview.new_groups)] : []),
            ].join(' ')}
          </Text>
        )}
        <Checkbox
          isSelected={options.any_domain}
          onChange={(any_domain) => onOptionsChange({ ...options, any_domain })}
          description={preview && copy.domains(preview.domains)}
        >
          {copy.anyDomain}
        </Checkbox>
        {canReplace && (
          <Checkbox
            isSelected={options.replaces}
            onChange={(replaces) => onOptionsChange({ ...options, replaces })}
            description={copy.replaceNote}
          >
            {copy.replace}
          </Checkbox>
        )}
        {preview && preview.removed.length > 0 && (
          <ReplacedPeople
            people={preview.removed.map(({ id, name, email }) => ({
              id,
              label: name === null ? email : `${name} (${email})`,
            }))}
            reasons={copy.reasons}
            reason={reason}
            onReasonChange={onReasonChange}
            problem={reasonProblem}
          />
        )}
        {isStale && (
          <Alert
            tone="info"
            live="status"
            action={
              <Button variant="neutral" size="sm" isPending={isChecking} onPress={onCheck}>
                {copy.check}
              </Button>
            }
          >
            {copy.changed}
          </Alert>
        )}
        {!isStale && isEmpty && (
          <Alert tone="info" live="status">
            {copy.nothing}
          </Alert>
        )}
        {!isStale && !isEmpty && (
          <>
            {invited > 0 && <Text tone="muted">{copy.applyNote}</Text>}
            <Inline>
              <Button isPending={isStarting || isChecking} onPress={onApply}>
                {copy.apply(invited, removed)}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
