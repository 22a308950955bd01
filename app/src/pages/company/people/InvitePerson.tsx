import { InviteDialog, type InviteValues } from '@redwhiteandcode/design-system';
import { checkInvitation } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import type { ReactNode } from 'react';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';
import { peopleKeys } from './personChanges.ts';

/** The dialog that invites a person. A repeated request after a lost response invites nobody twice. */
export default function InvitePerson({
  companyId,
  onClose,
}: {
  companyId: string;
  onClose: () => void;
}): ReactNode {
  const keyOf = useRequestKey();
  const save = useSaveRecord<InviteValues>({
    touched: peopleKeys,
    names: ['email', 'name'],
    read: () => {
      throw new Error('An invitation cannot have a conflict');
    },
  });
  return (
    <InviteDialog
      title={copy.invite.title}
      note={copy.invite.note}
      hasName
      validate={checkInvitation}
      onInvite={({ email, name }) => {
        const body = { email, name };
        const invite = () =>
          callSignedIn('POST /api/company/{companyId}/people', {
            path: { companyId },
            body,
            idempotencyKey: keyOf(body),
          });
        return save(invite, { done: copy.invite.done });
      }}
      onClose={onClose}
    />
  );
}
