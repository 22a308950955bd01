import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/operations.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { CreateSeatOrder } from './CreateSeatOrder.tsx';
import { EditAccount } from './EditAccount.tsx';
import { accountKeys } from '../../../parts/admin/formValues.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useListPage } from '../../../parts/admin/useAdminList.tsx';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { useFailureToast } from '../../../shell/api/useFailureToast.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { accountsCopy as copy } from '../../../parts/admin/businessCopy.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { accountHref, accountsHref } from '../../../parts/admin/addresses.ts';
import { CorporateAccountPage, seatsCopy } from './CorporateAccountPage.tsx';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import type { Route } from './+types/corporateAccountRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  adminMeta(
    { title: copy.record.title, description: copy.accountDescription },
    accountHref(params.accountId),
  );

export default function AdminCorporateAccountRoute({
  params: { accountId },
}: Route.ComponentProps): ReactNode {
  return <Account key={accountId} accountId={accountId} />;
}

/** Reads a company's account, then its seats. */
function Account({ accountId }: { accountId: string }): ReactNode {
  const query = useAdminQuery('GET /api/admin/corporate-accounts/{accountId}', { path: { accountId } });
  const { data } = query;
  const status = recordStatus(query);
  useFailureToast(status.state === 'failed' && data === undefined, copy.accountFailed, copy.record.failure);
  useDocumentTitle(data && `${data.company_name} | ${adminCopy.area}`);
  if (data && status.state !== 'missing') return <Seats account={data} />;
  return <RecordState status={status} copy={copy.record} listHref={accountsHref} />;
}

function Seats({ account }: { account: CorporateAccount }): ReactNode {
  const { id: accountId, seats_used } = account;
  const [open, setOpen] = useState<'account' | 'invoice'>();
  const close = () => setOpen(undefined);
  const change = useChange(accountKeys);
  const seats = useListPage('GET /api/admin/corporate-accounts/{accountId}/seats', seatsCopy(account), {
    path: { accountId },
    sorts: ['given_at'],
    total: seats_used,
    exports: 'GET /api/admin/corporate-accounts/{accountId}/seats/export',
  });
  const assign = (email: string) =>
    change(
      () =>
        callAdmin('POST /api/admin/corporate-accounts/{accountId}/seats', {
          path: { accountId },
          body: { email },
        }),
      { done: copy.seatAssigned },
    );
  const remove = ({ id: seatId }: { id: string }) =>
    change(
      () =>
        callAdmin('DELETE /api/admin/corporate-accounts/{accountId}/seats/{seatId}', {
          path: { accountId, seatId },
        }),
      { done: copy.seatRemoved },
    );
  return (
    <>
      <CorporateAccountPage
        account={account}
        seats={seats}
        onEdit={() => setOpen('account')}
        onCreateInvoice={() => setOpen('invoice')}
        onAssign={assign}
        onRemove={remove}
      />
      {open === 'account' && <EditAccount account={account} onClose={close} />}
      {open === 'invoice' && <CreateSeatOrder account={account} onClose={close} />}
    </>
  );
}
