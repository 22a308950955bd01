import {
  ChangeRoleDialog,
  type CompanyMemberRow,
  InviteDialog,
  type InviteValues,
} from '@redwhiteandcode/design-system';
import { companyRoles } from '@redwhiteandcode/contract/api/company-roles.ts';
import { checkInvitation } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../parts/admin/useChange.ts';
import { useSaveRecord } from '../../parts/admin/useSaveRecord.ts';
import { roomHref } from '../../parts/company/addresses.ts';
import { companyMeta } from '../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../parts/company/useCompany.ts';
import { useGroups } from '../../parts/company/useGroups.ts';
import { useGroupSource } from '../../parts/company/useGroupSource.ts';
import { callSignedIn, type SessionKey } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { CompanyRolesPage, rolesCopy as copy } from './CompanyRolesPage.tsx';
import type { Route } from './+types/rolesRoute.ts';

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, roomHref(params.companyId, '/roles'));

/** The operations whose data a change of roles affects: also the company, with the caller's own role. */
const roleKeys: readonly SessionKey[] = [
  'GET /api/company/{companyId}',
  'GET /api/company/{companyId}/roles',
  'GET /api/company/{companyId}/role-invitations',
];

export default function CompanyRolesRoute(): ReactNode {
  const { id: companyId } = useCompany();
  const path = { companyId };
  const { data, error, isLoading, mutate } = useSessionList('GET /api/company/{companyId}/roles', { path });
  const invitations = useSessionList('GET /api/company/{companyId}/role-invitations', { path });
  useRefusal(error);
  const change = useChange(roleKeys);
  const [open, setOpen] = useState<'invite' | CompanyMemberRow>();
  const close = () => setOpen(undefined);
  return (
    <>
      <CompanyRolesPage
        rows={data ?? []}
        isLoading={isLoading && data === undefined}
        error={data === undefined && error ? errorMessageOf(error) : undefined}
        onRetry={() => void mutate()}
        onChange={setOpen}
        onRemove={({ user_id: userId }) =>
          change(
            () =>
              callSignedIn('DELETE /api/company/{companyId}/roles/{userId}', { path: { companyId, userId } }),
            { done: copy.removed },
          )
        }
        invitations={invitations.data ?? []}
        onWithdraw={({ id: invitationId }) =>
          change(
            () =>
              callSignedIn('DELETE /api/company/{companyId}/role-invitations/{invitationId}', {
                path: { companyId, invitationId },
              }),
            { done: copy.withdrawn },
          )
        }
        onInvite={() => setOpen('invite')}
      />
      {open === 'invite' && <Invite companyId={companyId} onClose={close} />}
      {open !== undefined && open !== 'invite' && (
        <ChangeRole companyId={companyId} member={open} onClose={close} />
      )}
    </>
  );
}

/** The dialog that invites somebody to a role. */
function Invite({ companyId, onClose }: { companyId: string; onClose: () => void }): ReactNode {
  const save = useSaveRecord<InviteValues>({
    touched: roleKeys,
    names: ['email', 'role', 'group'],
    read: () => {
      throw new Error('An invitation cannot have a conflict');
    },
  });
  const { data: groups = [] } = useSessionList('GET /api/company/{companyId}/groups', {
    path: { companyId },
  });
  return (
    <InviteDialog
      title={copy.invite}
      note={copy.note}
      roles={companyRoles}
      groups={{ options: groups.map(({ id, name }) => ({ value: id, label: name })), none: copy.noGroup }}
      validate={checkInvitation}
      onInvite={({ email, role, group }) => {
        const chosen = companyRoles.find((one) => one === role) ?? 'viewer';
        const invite = () =>
          callSignedIn('POST /api/company/{companyId}/roles', {
            path: { companyId },
            body: { email, role: chosen, groups: group === '' ? [] : [group] },
          });
        return save(invite, { done: copy.invited });
      }}
      onClose={onClose}
    />
  );
}

interface ChangeRoleProps {
  companyId: string;
  member: CompanyMemberRow;
  onClose: () => void;
}

/** The dialog that changes a role, and the groups of a manager. */
function ChangeRole({ companyId, member, onClose }: ChangeRoleProps): ReactNode {
  const change = useChange(roleKeys);
  const source = useGroupSource(companyId);
  const groups = useGroups(companyId, member.groups);
  if (!groups) return null;
  return (
    <ChangeRoleDialog
      name={member.full_name ?? member.email}
      role={member.role}
      groups={groups.map(({ id, name }) => ({ id, label: name }))}
      source={source}
      onSave={(role, chosen) =>
        change(
          () =>
            callSignedIn('PUT /api/company/{companyId}/roles/{userId}', {
              path: { companyId, userId: member.user_id },
              body: { role, groups: chosen.map(({ id }) => id) },
            }),
          { done: copy.changed },
        )
      }
      onClose={onClose}
    />
  );
}
