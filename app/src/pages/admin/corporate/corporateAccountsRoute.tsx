import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { EditAccount } from './EditAccount.tsx';
import { summaryOf, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { accountsHref } from '../../../parts/admin/addresses.ts';
import { accountsCopy as copy, CorporateAccountsPage } from './CorporateAccountsPage.tsx';
import { AccountDialog, type AccountValues } from '@redwhiteandcode/design-system';
import { accountOf, checkAccount } from '@redwhiteandcode/contract/corporate/rules.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { accountFields, accountKeys } from '../../../parts/admin/recordForms.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';

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

/** The dialog that adds an account. */
function NewAccount({ onClose }: { onClose: () => void }): ReactNode {
  const keyOf = useRequestKey();
  const save = useSaveRecord<AccountValues>({
    touched: accountKeys,
    names: accountFields,
    read: () => {
      throw new Error('A new account cannot have a conflict');
    },
  });
  return (
    <AccountDialog
      onClose={onClose}
      validate={checkAccount({ seatsUsed: 0 })}
      onSave={(values) =>
        save(
          () =>
            callAdmin('POST /api/admin/corporate-accounts', {
              body: accountOf(values),
              idempotencyKey: keyOf(values),
            }),
          { done: copy.added },
        )
      }
    />
  );
}
