import { InviteDialog, type InviteValues } from '@redwhiteandcode/design-system';
import { assignmentMessages } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { checkInvitation } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { ReactNode } from 'react';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';
import { peopleKeys } from './personChanges.ts';

/** The dialog that invites a person. A repeated request after a lost response invites nobody twice. */
export default function InvitePerson({
  company: { id: companyId, role },
  onClose,
}: {
  company: Pick<Company, 'id' | 'role'>;
  onClose: () => void;
}): ReactNode {
  const isManager = role === 'manager';
  const groups = useSessionList('GET /api/company/{companyId}/groups', { path: { companyId } }).data;
  const options = groups?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const keyOf = useRequestKey();
  const save = useSaveRecord<InviteValues>({
    touched: peopleKeys,
    names: ['email', 'name', 'group'],
    read: () => {
      throw new Error('An invitation cannot have a conflict');
    },
  });
  return (
    <InviteDialog
      title={copy.invite.title}
      note={copy.invite.note}
      hasName
      groups={
        isManager || options.length > 0
          ? { options, none: isManager ? undefined : copy.invite.noGroup }
          : undefined
      }
      validate={(values) => {
        const problems = checkInvitation(values);
        return isManager && values.group === ''
          ? { ...problems, group: assignmentMessages.noGroup }
          : problems;
      }}
      onInvite={({ email, name, group }) => {
        const body = { email, name, ...(group !== '' && { group }) };
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
