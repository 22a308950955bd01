import { AlertDialog, ImportRowDialog, toast } from '@redwhiteandcode/design-system';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { Import, ImportPreview } from '@redwhiteandcode/contract/company/import-operations.ts';
import type { FileRow } from '@redwhiteandcode/contract/company/people-file.ts';
import type { TakeBackReason } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { importCopy as copy } from './importCopy.ts';
import { changesOf, checkRow, sentRows } from './importRows.ts';
import type { ImportOptions } from './ImportReviewPage.tsx';
import { ImportSourcePage } from './ImportSourcePage.tsx';
import { type ReadList, useImportList } from './useImportList.ts';

// Shown once a list was read.
const ImportReviewPage = lazy(async () => ({
  default: (await import('./ImportReviewPage.tsx')).ImportReviewPage,
}));

const none: ReadonlySet<number> = new Set();
const noOptions: ImportOptions = { any_domain: false, replaces: false };

/** What is known about a list that was read. */
interface Review extends ReadList {
  options: ImportOptions;
  preview: ImportPreview | undefined;
  /** The records of rows that have changed since the check. */
  changed: ReadonlySet<number>;
  isStale: boolean;
}

interface NewImportProps {
  company: Company;
  recent: readonly Import[];
  onStart: (id: string) => void;
}

/** A new import: the choice of a list, then its check until it is applied. */
export function NewImport({ company, recent, onStart }: NewImportProps): ReactNode {
  const [review, setReview] = useState<Review>();
  const [pending, setPending] = useState<'check' | 'start'>();
  const [reason, setReason] = useState('');
  const [reasonProblem, setReasonProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [edited, setEdited] = useState<FileRow>();
  const keyOf = useRequestKey();
  const path = { companyId: company.id };

  const fail = (error: unknown) => toast({ title: errorMessageOf(error), tone: 'danger' });

  const check = async (list: ReadList, options: ImportOptions) => {
    const rows = sentRows(list.rows);
    const unchecked: Review = { ...list, options, preview: undefined, changed: none, isStale: false };
    if (rows.length === 0) return setReview(unchecked);
    setPending('check');
    try {
      const body = { rows, ...options };
      const preview = await callSignedIn('POST /api/company/{companyId}/imports/preview', { path, body });
      setReview({ ...unchecked, preview });
    } catch (error) {
      fail(error);
    }
    setPending(undefined);
  };

  const source = useImportList((list) => void check(list, noOptions));
  if (!review)
    return (
      <ImportSourcePage companyId={company.id} recent={recent} {...source} isPending={pending === 'check'} />
    );

  const { rows, preview, options, changed } = review;
  const mend = (record: number, row: FileRow | undefined) =>
    setReview({
      ...review,
      rows: rows.flatMap((before) => (before.record === record ? (row ?? []) : before)),
      changed: new Set(changed).add(record),
      isStale: true,
    });

  const start = async () => {
    setIsAsking(false);
    if (!preview) return;
    setPending('start');
    const body = {
      rows: sentRows(rows),
      ...options,
      mark: preview.mark,
      ...(options.replaces && { reason: reason as TakeBackReason }),
    };
    try {
      const { id } = await callSignedIn('POST /api/company/{companyId}/imports', {
        path,
        body,
        idempotencyKey: keyOf({ mark: body.mark, reason }),
      });
      onStart(id);
    } catch (error) {
      fail(error);
      // The company has changed since the check.
      await check(review, options);
    }
    setPending(undefined);
  };

  const removed = preview ? changesOf(preview).removed : 0;
  const apply = () => {
    if (removed === 0) return void start();
    setReasonProblem(reason === '' ? copy.reasonMissing : undefined);
    if (reason !== '') setIsAsking(true);
  };

  return (
    <Suspense fallback={null}>
      <ImportReviewPage
        companyId={company.id}
        {...review}
        canReplace={company.role === 'owner'}
        onOptionsChange={(chosen) => {
          setReview({ ...review, options: chosen, isStale: true });
          void check(review, chosen);
        }}
        reason={reason}
        onReasonChange={(chosen) => {
          setReason(chosen);
          setReasonProblem(undefined);
        }}
        reasonProblem={reasonProblem}
        onRowAction={(action, record) => {
          const row = rows.find((one) => one.record === record);
          if (!row) return;
          if (action === 'edit') return setEdited(row);
          const { problem: _, ...confirmed } = row;
          mend(record, action === 'confirm' ? confirmed : undefined);
        }}
        onCheck={() => void check(review, options)}
        onApply={apply}
        onRestart={() => setReview(undefined)}
        isChecking={pending === 'check'}
        isStarting={pending === 'start'}
      />
      {edited && (
        <ImportRowDialog
          values={{ email: edited.email, name: edited.name, group: edited.group, manager: edited.manager }}
          validate={checkRow}
          onSave={(values) => mend(edited.record, { record: edited.record, lines: edited.lines, ...values })}
          onClose={() => setEdited(undefined)}
        />
      )}
      <AlertDialog
        title={copy.sure.title(removed)}
        description={copy.sure.text}
        confirmLabel={copy.sure.confirm}
        isDestructive
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void start()}
      />
    </Suspense>
  );
}
