import { toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { deletionCopy as copy } from './deletionCopy.ts';
import { DeletionNotice } from './DeletionNotice.tsx';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { sessionStore } from '../../shell/session/session.ts';

/** The notice about the scheduled deletion, which can keep the account. */
export function KeepAccount({ due }: { due: string }): ReactNode {
  const [isPending, setIsPending] = useState(false);
  const keep = async () => {
    setIsPending(true);
    try {
      const user = await callSignedIn('DELETE /api/me/deletion', {});
      // The focused button disappears.
      focusPage();
      sessionStore().updateUser(user);
      toast({ title: copy.kept, tone: 'success' });
    } catch (error) {
      toast({ title: copy.keepFailed, description: errorMessageOf(error), tone: 'danger' });
      setIsPending(false);
    }
  };
  return <DeletionNotice due={due} isPending={isPending} onKeep={() => void keep()} />;
}
