import { AlertDialog, TakeBackDialog } from '@redwhiteandcode/design-system';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../../parts/admin/useChange.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';
import { peopleKeys } from './personChanges.ts';

export interface PersonDialogProps {
  companyId: string;
  person: Pick<CompanyPerson, 'id' | 'name' | 'email'>;
  action: 'withdraw' | 'take-back';
  onClose: () => void;
}

/** An open dialog that asks about a change of a person, then makes it. */
export default function PersonDialog({ companyId, person, action, onClose }: PersonDialogProps): ReactNode {
  const change = useChange(peopleKeys);
  const path = { companyId, personId: person.id };
  const name = person.name ?? person.email;
  if (action === 'withdraw') {
    const withdraw = () =>
      change(() => callSignedIn('DELETE /api/company/{companyId}/people/{personId}/invitation', { path }), {
        done: copy.withdrawn,
      });
    return <Withdrawal name={name} onWithdraw={withdraw} onClose={onClose} />;
  }
  return (
    <TakeBackDialog
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
      onClose={onClose}
    />
  );
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
