import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { Reimbursement } from '@redwhiteandcode/lambdas/contract/reimbursement.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { CorrectReimbursement } from '../admin/business/CorrectReimbursement.tsx';
import { summaryOf } from '../admin/summaryOf.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { reimbursementsWords as words } from '../copy/adminBusiness.ts';
import { ReimbursementsPage } from '../pages/admin/ReimbursementsPage.tsx';

export const meta = () => adminMeta(words, '/admin/reimbursements');

export default function AdminReimbursementsRoute(): ReactNode {
  const summary = useAdminAnswer('GET /api/admin/reimbursements/summary', {});
  const list = useAdminList('GET /api/admin/reimbursements', words, {
    ...adminLists.reimbursements,
    total: summary.data?.total_toolkits,
    exports: 'GET /api/admin/reimbursements/export',
  });
  const [correcting, setCorrecting] = useState<Reimbursement>();
  return (
    <>
      <ReimbursementsPage list={list} summary={summaryOf(summary)} onCorrect={setCorrecting} />
      {correcting && (
        <CorrectReimbursement key={correcting.id} row={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </>
  );
}
