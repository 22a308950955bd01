import { Button, type RoleCandidate, RoleDialog } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useSessionKey } from '../../api/useAnswer.ts';
import { useKept } from '../../api/useKept.ts';
import { rolesWords as words } from '../../copy/adminPeople.ts';
import { callAdmin } from '../callAdmin.ts';
import { useSearchWords } from '../useSearchWords.ts';
import { useRoleChange } from './useRoleChange.ts';

const nobody: readonly RoleCandidate[] = [];

/** The people that a search finds, those who came last without words; what was found stays until the next are there. */
function useCandidates(isWanted: boolean, q: string): readonly RoleCandidate[] {
  const key = 'GET /api/admin/users';
  const request = { query: { q, limit: 25 } };
  const asked = useSessionKey(key, request);
  const { data } = useKept(isWanted ? asked : null, () => callAdmin(key, request), {
    keepPreviousData: true,
  });
  return data?.items ?? nobody;
}

/** The button 'Assign Role' with its dialog. */
export function AssignRole(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [q, search] = useState('');
  const [attempt, setAttempt] = useState('');
  const [, type] = useSearchWords(q, search);
  const users = useCandidates(isOpen, q);
  const change = useRoleChange();
  const open = (opening: boolean) => {
    setIsOpen(opening);
    type('');
    search('');
    // Asked for again after a lost answer, it is the same role.
    setAttempt(crypto.randomUUID());
  };
  return (
    <>
      <Button onPress={() => open(true)}>{words.assign}</Button>
      <RoleDialog
        isOpen={isOpen}
        onOpenChange={open}
        users={users}
        onUserSearch={type}
        onAssign={(user_id, role) =>
          change(
            () => callAdmin('POST /api/admin/roles', { body: { user_id, role }, idempotencyKey: attempt }),
            { done: words.assigned },
          )
        }
      />
    </>
  );
}
