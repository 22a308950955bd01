import { ErrorState, ReimbursementsTable, ReimbursementTotals } from '@redwhiteandcode/design-system';
import type { Reimbursement } from '@redwhiteandcode/lambdas/contract/reimbursement.ts';
import { type ReactNode, useState } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { CorrectReimbursement } from '../admin/business/CorrectReimbursement.tsx';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { reimbursementsWords as words } from '../copy/adminBusiness.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/reimbursements' });

export default function AdminReimbursementsRoute(): ReactNode {
  const summary = useAdminAnswer('GET /api/admin/reimbursements/summary', {});
  const list = useAdminList('GET /api/admin/reimbursements', {
    sorts: ['toolkit_generated_at', 'employer_name', 'reimbursement_amount'],
    total: summary.data?.total_toolkits,
    failure: words.loadFailure,
    failureToast: { title: words.loadFailure },
  });
  const [correcting, setCorrecting] = useState<Reimbursement>();
  return (
    <>
      <AdminListPage
        list={list}
        title={words.title}
        subtitle={words.subtitle}
        cards={<Totals {...summary} />}
        search={words.search}
        exports="GET /api/admin/reimbursements/export"
      >
        <ReimbursementsTable {...list.table} profileHref={profileHref} onCorrect={setCorrecting} />
      </AdminListPage>
      {correcting && (
        <CorrectReimbursement key={correcting.id} row={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </>
  );
}

const profileHref = (userId: string): string => `/admin/users/${encodeURIComponent(userId)}`;

function Totals({
  data,
  error,
  isLoading,
  mutate,
}: ReturnType<typeof useAdminAnswer<'GET /api/admin/reimbursements/summary'>>): ReactNode {
  if (error && !data) {
    return <ErrorState title={words.loadFailure} onRetry={() => void mutate()} isRetrying={isLoading} />;
  }
  return (
    <ReimbursementTotals
      toolkits={data?.total_toolkits ?? 0}
      rate={data?.success_rate ?? ''}
      amount={data?.total_reimbursed ?? 0}
      isLoading={!data}
    />
  );
}
