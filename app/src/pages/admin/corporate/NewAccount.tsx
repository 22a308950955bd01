import { AccountDialog, type AccountValues } from '@redwhiteandcode/design-system';
import { accountOf, checkAccount } from '@redwhiteandcode/contract/corporate/rules.ts';
import type { ReactNode } from 'react';
import { accountsCopy as copy } from '../../../parts/admin/businessCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { accountFields, accountKeys } from '../../../parts/admin/formValues.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';

/** The dialog that adds an account. */
export function NewAccount({ onClose }: { onClose: () => void }): ReactNode {
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
