import { AccountDialog, type AccountValues } from '@redwhiteandcode/design-system';
import { accountOf, checkAccount } from '@redwhiteandcode/lambdas/contract/corporate-rules.ts';
import { type ReactNode, useRef } from 'react';
import { accountsCopy as copy } from '../../copy/adminBusiness.ts';
import { callAdmin } from '../callAdmin.ts';
import { accountFields, accountKeys } from './formValues.ts';
import { useSaveRecord } from './useSaveRecord.ts';

/** The dialog that adds an account. */
export function NewAccount({ onClose }: { onClose: () => void }): ReactNode {
  const sent = useRef({ values: '', key: '' });
  const save = useSaveRecord<AccountValues>({
    touched: accountKeys,
    names: accountFields,
    read: () => {
      throw new Error('A new account cannot have a conflict');
    },
  });
  /** Returns the same key for the same values, so a retry after a lost response adds only one account. */
  const keyOf = (values: AccountValues): string => {
    const text = JSON.stringify(values);
    if (sent.current.values !== text) sent.current = { values: text, key: crypto.randomUUID() };
    return sent.current.key;
  };
  return (
    <AccountDialog
      isOpen
      onOpenChange={onClose}
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
