import { toast } from '@redwhiteandcode/design-system';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { ApproveRefund } from './ApproveRefund.tsx';
import { CheckDenial } from './CheckDenial.tsx';
import { DenyRefund } from './DenyRefund.tsx';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { saveLink } from '../../../shell/downloads/saveFile.ts';
import { refundsCopy as copy } from '../../../parts/admin/ordersCopy.ts';
import { refundsHref } from '../../../parts/admin/addresses.ts';
import { RefundsPage } from './RefundsPage.tsx';

export const meta = () => adminMeta(copy, refundsHref);

/** Downloads the employer's denial. Its link is requested on demand: it expires soon, and the audit log records it. */
async function openLetter(refundId: string): Promise<void> {
  try {
    const { url } = await callAdmin('POST /api/admin/refunds/{refundId}/letter', { path: { refundId } });
    saveLink(url);
  } catch (error) {
    toast({ title: copy.letterFailed, description: errorMessageOf(error), tone: 'danger' });
  }
}

export default function AdminRefundsRoute(): ReactNode {
  const list = useAdminList('refunds', copy);
  const table = useRef<HTMLDivElement>(null);
  const [approving, setApproving] = useState<AdminRefund>();
  const [checking, setChecking] = useState<AdminRefund>();
  const [denying, setDenying] = useState<AdminRefund>();
  return (
    <>
      <RefundsPage
        ref={table}
        list={list}
        onApprove={setApproving}
        onCheck={setChecking}
        onDeny={setDenying}
        onOpenLetter={({ id }) => void openLetter(id)}
      />
      {approving && (
        <ApproveRefund refund={approving} onClose={() => setApproving(undefined)} fallbackFocus={table} />
      )}
      {checking && (
        <CheckDenial refund={checking} onClose={() => setChecking(undefined)} fallbackFocus={table} />
      )}
      {denying && <DenyRefund refund={denying} onClose={() => setDenying(undefined)} fallbackFocus={table} />}
    </>
  );
}
