import { type ReactNode, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { rolesCopy as copy, RolesPage } from './RolesPage.tsx';
import { type RoleCandidate, RoleDialog, type RoleDialogProps } from '@redwhiteandcode/design-system';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useSearchText } from '../../../shell/frame/useSearchText.ts';
import { useChange } from '../../../parts/admin/useChange.ts';

export const meta = () => adminMeta(copy, '/admin/roles');

export default function AdminRolesRoute(): ReactNode {
  const [isAssigning, setIsAssigning] = useState(false);
  const list = useAdminList('roles', copy);
  const change = useRoleChange();
  return (
    <>
      <RolesPage
        list={list}
        onAssign={() => setIsAssigning(true)}
        onRemove={({ id }) =>
          change(() => callAdmin('DELETE /api/admin/roles/{roleId}', { path: { roleId: id } }), {
            done: copy.removed,
          })
        }
      />
      <AssignRole isOpen={isAssigning} onOpenChange={setIsAssigning} />
    </>
  );
}

/** Returns a function that changes roles and refetches everything that shows them. */
const useRoleChange = () =>
  useChange([
    'GET /api/admin/roles',
    'GET /api/admin/users/{userId}',
    'GET /api/admin/analytics',
    'GET /api/admin/audit-log',
  ]);

/** The users that a search found, or a note that explains why there are none. */
interface Candidates {
  users: readonly RoleCandidate[];
  note?: string;
}

/** Returns the users that match the search, or the newest users. Keeps the last result until the next one loads. */
function useCandidates(isWanted: boolean, q: string): Candidates {
  const { data, error, isLoading } = useAdminQuery(
    'GET /api/admin/users',
    { query: { q, limit: 25 } },
    { isEnabled: isWanted, keepPreviousData: true },
  );
  if (error && !isLoading) return { users: [], note: errorMessageOf(error) };
  if (!data) return { users: [] };
  return { users: data.items, ...(data.items.length === 0 && { note: copy.noUsers }) };
}

/** The dialog that assigns a role. */
function AssignRole({ isOpen, onOpenChange }: Pick<RoleDialogProps, 'isOpen' | 'onOpenChange'>): ReactNode {
  const [q, search] = useState('');
  // A retry after a lost response uses the same key, so that it does not assign the role twice.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const [, setText] = useSearchText(q, search);
  const { users, note } = useCandidates(isOpen, q);
  const change = useRoleChange();
  const changeOpen = (opening: boolean) => {
    onOpenChange(opening);
    setText('');
    search('');
    setAttempt(crypto.randomUUID());
  };
  return (
    <RoleDialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      users={users}
      onUserSearch={setText}
      searchNote={note}
      onAssign={(user_id, role) =>
        change(
          () => callAdmin('POST /api/admin/roles', { body: { user_id, role }, idempotencyKey: attempt }),
          { done: copy.assigned },
        )
      }
    />
  );
}
