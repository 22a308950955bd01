import type { CorporateAccount } from '@redwhiteandcode/lambdas/contract/corporate.ts';
import { type ReactNode, useState } from 'react';
import { useFailureToast } from '../../api/useFailureToast.ts';
import { adminCopy } from '../../copy/admin.ts';
import { accountsCopy as copy } from '../../copy/adminBusiness.ts';
import { useDocumentTitle } from '../../metadata/useDocumentTitle.ts';
import { accountsHref } from '../../pages/admin/addresses.ts';
import { CorporateAccountPage, seatsCopy } from '../../pages/admin/CorporateAccountPage.tsx';
import { RecordState } from '../../pages/admin/RecordState.tsx';
import { callAdmin } from '../callAdmin.ts';
import { noRecord, useAdminQuery } from '../useAdminQuery.ts';
import { useListPage } from '../useAdminList.tsx';
import { useChange } from '../useChange.ts';
import { accountKeys } from './formValues.ts';
import { EditAccount } from './EditAccount.tsx';

/** Reads a company's account, then its seats. */
export function Account({ accountId }: { accountId: string }): ReactNode {
  const answer = useAdminQuery('GET /api/admin/corporate-accounts/{accountId}', { path: { accountId } });
  const { data } = answer;
  const none = noRecord(answer);
  useFailureToast(none.state === 'failed' && data === undefined, copy.accountFailed, copy.record.failure);
  useDocumentTitle(data && `${data.company_name} | ${adminCopy.area}`);
  if (data && none.state !== 'missing') return <Seats account={data} />;
  return <RecordState answer={none} copy={copy.record} listHref={accountsHref} />;
}

function Seats({ account }: { account: CorporateAccount }): ReactNode {
  const { id: accountId, seats_used } = account;
  const [isEditing, setIsEditing] = useState(false);
  const change = useChange(accountKeys);
  const seats = useListPage('GET /api/admin/corporate-accounts/{accountId}/seats', seatsCopy(account), {
    path: { accountId },
    sorts: ['given_at'],
    total: seats_used,
  });
  const give = (email: string) =>
    change(
      () =>
        callAdmin('POST /api/admin/corporate-accounts/{accountId}/seats', {
          path: { accountId },
          body: { email },
        }),
      { done: copy.seatGiven },
    );
  const takeBack = ({ id: seatId }: { id: string }) =>
    change(
      () =>
        callAdmin('DELETE /api/admin/corporate-accounts/{accountId}/seats/{seatId}', {
          path: { accountId, seatId },
        }),
      { done: copy.seatTakenBack },
    );
  return (
    <>
      <CorporateAccountPage
        account={account}
        seats={seats}
        onEdit={() => setIsEditing(true)}
        onGive={give}
        onTakeBack={takeBack}
      />
      {isEditing && <EditAccount account={account} onClose={() => setIsEditing(false)} />}
    </>
  );
}
