import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/operations.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { EditAccount } from './EditAccount.tsx';
import { NewAccount } from './NewAccount.tsx';
import { summaryOf, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { accountsCopy as copy } from '../../../parts/admin/businessCopy.ts';
import { accountsHref } from '../../../parts/admin/addresses.ts';
import { CorporateAccountsPage } from './CorporateAccountsPage.tsx';

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
