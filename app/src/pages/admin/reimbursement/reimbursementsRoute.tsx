import type { Reimbursement } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { CorrectReimbursement } from './CorrectReimbursement.tsx';
import { summaryOf, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { reimbursementsCopy as copy } from '../../../parts/admin/businessCopy.ts';
import { ReimbursementsPage } from './ReimbursementsPage.tsx';

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
