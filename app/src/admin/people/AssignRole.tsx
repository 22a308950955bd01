import { type RoleCandidate, RoleDialog, type RoleDialogProps } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { rolesCopy as copy } from '../../copy/adminPeople.ts';
import { callAdmin } from '../callAdmin.ts';
import { useAdminQuery } from '../useAdminQuery.ts';
import { useSearchText } from '../../pages/admin/useSearchText.ts';
import { useRoleChange } from './useRoleChange.ts';

/** Whom a search finds, and what it came to where that is nobody. */
interface Candidates {
  users: readonly RoleCandidate[];
  note?: string;
}

/** The people that a search finds, those who came last without words; what was found stays until the next are there. */
function useCandidates(isWanted: boolean, q: string): Candidates {
  const { data, error, isLoading } = useAdminQuery(
    'GET /api/admin/users',
    { query: { q, limit: 25 } },
    { isEnabled: isWanted, keepPreviousData: true },
  );
  if (error && !isLoading) return { users: [], note: sentenceOf(error) };
  if (!data) return { users: [] };
  return { users: data.items, ...(data.items.length === 0 && { note: copy.nobody }) };
}

/** The dialog that assigns a role. */
export function AssignRole({
  isOpen,
  onOpenChange,
}: Pick<RoleDialogProps, 'isOpen' | 'onOpenChange'>): ReactNode {
  const [q, search] = useState('');
  // A role that is assigned again after a lost answer is the same role.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const [, type] = useSearchText(q, search);
  const { users, note } = useCandidates(isOpen, q);
  const change = useRoleChange();
  const changeOpen = (opening: boolean) => {
    onOpenChange(opening);
    type('');
    search('');
    setAttempt(crypto.randomUUID());
  };
  return (
    <RoleDialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      users={users}
      onUserSearch={type}
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
