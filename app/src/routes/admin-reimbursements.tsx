import type { Reimbursement } from '@redwhiteandcode/lambdas/contract/reimbursement.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { CorrectReimbursement } from '../admin/business/CorrectReimbursement.tsx';
import { summaryOf, useAdminQuery } from '../admin/useAdminQuery.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { reimbursementsCopy as copy } from '../copy/adminBusiness.ts';
import { ReimbursementsPage } from '../pages/admin/ReimbursementsPage.tsx';

export const meta = () => adminMeta(copy, '/admin/reimbursements');

export default function AdminReimbursementsRoute(): ReactNode {
  const summary = useAdminQuery('GET /api/admin/reimbursements/summary', {});
  const list = useAdminList('reimbursements', copy);
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
