import { CorporateAccountsTable, CorporateTotals, ErrorState } from '@redwhiteandcode/design-system';
import type { CorporateAccount } from '@redwhiteandcode/lambdas/contract/corporate.ts';
import { type ReactNode, useState } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { accountHref } from '../admin/business/account.ts';
import { AddAccount } from '../admin/business/AddAccount.tsx';
import { EditAccount } from '../admin/business/EditAccount.tsx';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { accountsWords as words } from '../copy/adminBusiness.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/corporate-accounts' });

export default function AdminCorporateAccountsRoute(): ReactNode {
  const summary = useAdminAnswer('GET /api/admin/corporate-accounts/summary', {});
  const list = useAdminList('GET /api/admin/corporate-accounts', {
    sorts: ['created_at', 'company_name'],
    total: summary.data?.total_accounts,
    failure: words.loadFailure,
    failureToast: { title: words.failed, description: words.loadFailure },
  });
  const [editing, setEditing] = useState<CorporateAccount>();
  return (
    <>
      <AdminListPage
        list={list}
        title={words.title}
        subtitle={words.subtitle}
        cards={<Totals {...summary} />}
        search={words.search}
        exports="GET /api/admin/corporate-accounts/export"
        actions={<AddAccount />}
      >
        <CorporateAccountsTable {...list.table} hrefOf={accountHref} onEdit={setEditing} />
      </AdminListPage>
      {editing && <EditAccount key={editing.id} account={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

function Totals({
  data,
  error,
  isLoading,
  mutate,
}: ReturnType<typeof useAdminAnswer<'GET /api/admin/corporate-accounts/summary'>>): ReactNode {
  if (error && !data) {
    return <ErrorState title={words.loadFailure} onRetry={() => void mutate()} isRetrying={isLoading} />;
  }
  return (
    <CorporateTotals
      accounts={data?.total_accounts ?? 0}
      active={data?.active_accounts ?? 0}
      seats={data?.seats_purchased ?? 0}
      seatsUsed={data?.seats_used ?? 0}
      isLoading={!data}
    />
  );
}
