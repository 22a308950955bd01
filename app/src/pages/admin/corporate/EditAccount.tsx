import { AccountDialog, type AccountValues } from '@redwhiteandcode/design-system';
import { accountOf, checkAccount } from '@redwhiteandcode/contract/corporate/rules.ts';
import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { accountsCopy as copy } from './CorporateAccountsPage.tsx';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { accountFields, accountKeys, valuesOf } from '../../../parts/admin/recordForms.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';

export interface EditAccountProps {
  account: CorporateAccount;
  onClose: () => void;
}

/** The dialog that edits an account. It saves on the version that the user last saw, including one shown as a conflict. */
export function EditAccount({ account, onClose }: EditAccountProps): ReactNode {
  const version = useRef(account.version);
  const [seatsUsed, setSeatsUsed] = useState(account.seats_used);
  const save = useSaveRecord<AccountValues>({
    touched: accountKeys,
    names: accountFields,
    read: (current) => {
      const now = current as CorporateAccount;
      version.current = now.version;
      setSeatsUsed(now.seats_used);
      return valuesOf(now);
    },
  });
  return (
    <AccountDialog
      onClose={onClose}
      account={valuesOf(account)}
      seatsUsed={seatsUsed}
      validate={checkAccount({ seatsUsed })}
      onSave={(values) =>
        save(
          () =>
            callAdmin('PATCH /api/admin/corporate-accounts/{accountId}', {
              path: { accountId: account.id },
              body: { ...accountOf(values), version: version.current },
            }),
          { done: copy.saved },
        )
      }
    />
  );
}
