import { ApplicationsTable, RejectDialog } from '@redwhiteandcode/design-system';
import type { LayoffApplication } from '@redwhiteandcode/lambdas/contract/liftoff.ts';
import { type ReactNode, useRef, useState } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { mailPreview } from '../admin/review/mailPreview.ts';
import { applicationStatuses } from '../admin/review/status.ts';
import { useDecision } from '../admin/review/useDecision.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { reviewWords as words } from '../copy/adminReview.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/layoff-applications' });

export default function AdminLayoffApplicationsRoute(): ReactNode {
  const { data: counts } = useAdminAnswer('GET /api/admin/layoff-applications/counts', {});
  const list = useAdminList('GET /api/admin/layoff-applications', {
    sorts: ['created_at', 'applicant_name'],
    states: { status: applicationStatuses },
    total: counts?.total,
    failure: words.failure,
    failureToast: { title: words.failureToast },
  });
  const { status = '' } = list.place.states;
  const table = useRef<HTMLDivElement>(null);
  const [pendingId, setPendingId] = useState<string>();
  const [rejecting, setRejecting] = useState<LayoffApplication>();
  const decide = useDecision();
  const { rows } = list.table;
  const rowOf = ({ id }: { id: string }) => rows.find((row) => row.id === id);
  const approve = async (row: LayoffApplication | undefined) => {
    setPendingId(row?.id);
    if (row) await decide(row, 'approved').finally(() => setPendingId(undefined));
  };
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      summary={counts && words.summary(counts)}
      search={words.search}
      filter={{ of: 'status', label: words.status, options: words.statuses }}
      exports="GET /api/admin/layoff-applications/export"
    >
      <ApplicationsTable
        ref={table}
        {...list.table}
        hrefOf={(id) => `/admin/layoff-applications/${id}${status && `?status=${status}`}`}
        onApprove={(row) => void approve(rowOf(row))}
        onReject={(row) => setRejecting(rowOf(row))}
        pendingId={pendingId}
      />
      <RejectDialog
        name={rejecting?.applicant_name}
        onClose={() => setRejecting(undefined)}
        onReject={async (reason) => rejecting && decide(rowOf(rejecting) ?? rejecting, 'rejected', reason)}
        mailFor={(reason) => mailPreview('rejected', reason)}
        fallbackFocus={table}
      />
    </AdminListPage>
  );
}
