import { AlertDialog, type PersonAction, TakeBackDialog } from '@redwhiteandcode/design-system';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../../parts/admin/useChange.ts';
import { callSignedIn, type SessionKey } from '../../../shell/api/client.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';

/** The operations whose data a change of people affects. */
export const peopleKeys: readonly SessionKey[] = [
  'GET /api/company/{companyId}',
  'GET /api/company/{companyId}/people',
  'GET /api/company/{companyId}/people/{personId}',
];

type Person = Pick<CompanyPerson, 'id' | 'name' | 'email'>;

/** Returns a function that does something with a person at once, or after a dialog that it opens, and this dialog. */
export function usePersonActions(
  companyId: string,
): [act: (action: PersonAction, person: Person) => void, dialog: ReactNode] {
  const change = useChange(peopleKeys);
  const [open, setOpen] = useState<{ action: Exclude<PersonAction, 'send'>; person: Person }>();
  const close = () => setOpen(undefined);
  const act = (action: PersonAction, person: Person) => {
    if (action !== 'send') return setOpen({ action, person });
    const path = { companyId, personId: person.id };
    void change(() => callSignedIn('POST /api/company/{companyId}/people/{personId}/invitation', { path }), {
      done: copy.sent,
    });
  };
  if (!open) return [act, null];
  const { person } = open;
  const path = { companyId, personId: person.id };
  const name = person.name ?? person.email;
  if (open.action === 'withdraw') {
    const withdraw = () =>
      change(() => callSignedIn('DELETE /api/company/{companyId}/people/{personId}/invitation', { path }), {
        done: copy.withdrawn,
      });
    return [act, <Withdrawal key={person.id} name={name} onWithdraw={withdraw} onClose={close} />];
  }
  return [
    act,
    <TakeBackDialog
      key={person.id}
      name={name}
      reasons={copy.reasons}
      onTakeBack={(reason) =>
        change(
          () =>
            callSignedIn('DELETE /api/company/{companyId}/people/{personId}/seat', {
              path,
              query: { reason },
            }),
          { done: copy.takenBack },
        )
      }
      onClose={close}
    />,
  ];
}

interface WithdrawalProps {
  name: string;
  onWithdraw: () => Promise<string | undefined>;
  onClose: () => void;
}

/** An open dialog that asks whether to withdraw an invitation. */
function Withdrawal({ name, onWithdraw, onClose }: WithdrawalProps): ReactNode {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setIsPending(true);
    const problem = await onWithdraw();
    setIsPending(false);
    setError(problem);
    if (problem === undefined) onClose();
  };
  return (
    <AlertDialog
      title={copy.withdraw.question}
      description={copy.withdraw.text(name)}
      confirmLabel={copy.withdraw.confirm}
      isDestructive
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}
