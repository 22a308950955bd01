import { AccountDialog, type AccountValues, Button, Icon, icons } from '@redwhiteandcode/design-system';
import { type ReactNode, useRef, useState } from 'react';
import { accountsWords as words } from '../../copy/adminBusiness.ts';
import { callAdmin } from '../callAdmin.ts';
import { accountFields, accountKeys, accountOf } from './account.ts';
import { useSaveRecord } from './useSaveRecord.ts';

/** The button that adds an account, and its dialog. */
export function AddAccount(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button iconStart={<Icon icon={icons.plus} size="sm" />} onPress={() => setIsOpen(true)}>
        {words.add}
      </Button>
      {isOpen && <NewAccount onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NewAccount({ onClose }: { onClose: () => void }): ReactNode {
  const sent = useRef({ values: '', key: '' });
  const save = useSaveRecord<AccountValues>({
    touched: accountKeys,
    names: accountFields,
    read: () => {
      throw new Error('An account that is new cannot have changed');
    },
  });
  /** The same values, sent again after their answer was lost, are the same call. */
  const keyOf = (values: AccountValues): string => {
    const text = JSON.stringify(values);
    if (sent.current.values !== text) sent.current = { values: text, key: crypto.randomUUID() };
    return sent.current.key;
  };
  return (
    <AccountDialog
      isOpen
      onOpenChange={onClose}
      onSave={(values) =>
        save(
          () =>
            callAdmin('POST /api/admin/corporate-accounts', {
              body: accountOf(values),
              idempotencyKey: keyOf(values),
            }),
          { done: words.added },
        )
      }
    />
  );
}
