import type { CorporateAccount } from '@redwhiteandcode/lambdas/contract/corporate.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { EditAccount } from '../admin/business/EditAccount.tsx';
import { NewAccount } from '../admin/business/NewAccount.tsx';
import { summaryOf, useAdminQuery } from '../admin/useAdminQuery.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { accountsCopy as copy } from '../copy/adminBusiness.ts';
import { accountsHref } from '../pages/admin/addresses.ts';
import { CorporateAccountsPage } from '../pages/admin/CorporateAccountsPage.tsx';

export const meta = () => adminMeta(copy, accountsHref);

export default function AdminCorporateAccountsRoute(): ReactNode {
  const summary = useAdminQuery('GET /api/admin/corporate-accounts/summary', {});
  const list = useAdminList('corporate-accounts', copy);
  const [isAdding, setIsAdding] = useState(false);
  const [editing, setEditing] = useState<CorporateAccount>();
  return (
    <>
      <CorporateAccountsPage
        list={list}
        summary={summaryOf(summary)}
        onAdd={() => setIsAdding(true)}
        onEdit={setEditing}
      />
      {isAdding && <NewAccount onClose={() => setIsAdding(false)} />}
      {editing && <EditAccount key={editing.id} account={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
