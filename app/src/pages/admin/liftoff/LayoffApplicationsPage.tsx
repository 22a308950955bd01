import { ApplicationsTable, RejectDialog, type RejectDialogProps } from '@redwhiteandcode/design-system';
import { reasonRules } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { reviewCopy as copy } from './reviewCopy.ts';
import { applicationsHref } from '../../../parts/admin/addresses.ts';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { type BulkAction, BulkButton, useBulk } from '../../../parts/admin/useBulk.tsx';

export interface LayoffApplicationsPageProps {
  list: AdminList<LayoffApplication>;
  counts: Parameters<typeof copy.summary>[0] | undefined;
  /** Settles when the application is approved, or could not be. */
  onApprove: (application: LayoffApplication) => Promise<unknown>;
  /** Rejects an application; a returned message says why it could not be rejected. */
  onReject: (application: LayoffApplication, reason: string) => Promise<string | undefined>;
  /** Starts the review of several applications. */
  onStartEach: BulkAction<LayoffApplication>['run'];
  /** Returns the text of the rejection email with a reason. */
  mailFor: RejectDialogProps['mailFor'];
}

/** The list of applications to Layoff to Lift-Off, with buttons to approve and reject them. */
export function LayoffApplicationsPage({
  list,
  counts,
  onApprove,
  onReject,
  onStartEach,
  mailFor,
}: LayoffApplicationsPageProps): ReactNode {
  const { rows } = list.table;
  const { status = '' } = list.place.states;
  const table = useRef<HTMLDivElement>(null);
  const [pendingId, setPendingId] = useState<string>();
  const [rejecting, setRejecting] = useState<LayoffApplication>();
  const bulk = useBulk(rows, ({ applicant_name }) => applicant_name, table);
  const rowOf = ({ id }: { id: string }) => rows.find((row) => row.id === id);
  const approve = async (row: LayoffApplication | undefined) => {
    setPendingId(row?.id);
    if (row) await onApprove(row).finally(() => setPendingId(undefined));
  };
  return (
    <AdminListPage list={list} copy={copy} summary={counts && copy.summary(counts)}>
      {bulk.report}
      <ApplicationsTable
        ref={table}
        {...list.table}
        {...bulk.table}
        bulkActions={
          <BulkButton bulk={bulk} action={{ done: copy.startedEach, run: onStartEach }}>
            {copy.startReview}
          </BulkButton>
        }
        hrefOf={(id) => `${applicationsHref}/${id}${status && `?status=${status}`}`}
        onApprove={(row) => void approve(rowOf(row))}
        onReject={(row) => setRejecting(rowOf(row))}
        pendingId={pendingId}
      />
      <RejectDialog
        name={rejecting?.applicant_name}
        onClose={() => setRejecting(undefined)}
        reasonRules={reasonRules}
        onReject={async (reason) => rejecting && onReject(rowOf(rejecting) ?? rejecting, reason)}
        mailFor={mailFor}
        fallbackFocus={table}
      />
    </AdminListPage>
  );
}
