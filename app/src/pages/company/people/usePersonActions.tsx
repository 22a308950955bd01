import type { PersonAction } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useChange } from '../../../parts/admin/useChange.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';
import { peopleKeys } from './personChanges.ts';
import type { PersonDialogProps } from './PersonDialog.tsx';

// Few people open it.
const PersonDialog = lazy(() => import('./PersonDialog.tsx'));

/** Returns a function that does something with a person at once, or after a dialog that it opens, and this dialog. */
export function usePersonActions(
  companyId: string,
): [act: (action: PersonAction, person: PersonDialogProps['person']) => void, dialog: ReactNode] {
  const change = useChange(peopleKeys);
  const [open, setOpen] = useState<Pick<PersonDialogProps, 'action' | 'person'>>();
  const act = (action: PersonAction, person: PersonDialogProps['person']) => {
    if (action !== 'send') return setOpen({ action, person });
    const path = { companyId, personId: person.id };
    void change(() => callSignedIn('POST /api/company/{companyId}/people/{personId}/invitation', { path }), {
      done: copy.sent,
    });
  };
  const dialog = open && (
    <Suspense fallback={null}>
      <PersonDialog {...open} companyId={companyId} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return [act, dialog];
}
