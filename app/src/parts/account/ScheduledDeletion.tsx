import { type ReactNode, useState } from 'react';
import { Alert, Button, toast } from '@redwhiteandcode/design-system';
import { sessionStore, useSession } from '../../shell/session/session.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { deletionCopy as copy } from './deletionCopy.ts';
import { focusPage } from '../../shell/frame/focusPage.ts';

/** The notice about the scheduled deletion of the user's account, if there is one. */
export function ScheduledDeletion(): ReactNode {
  const due = useSession()?.user.deletion_due;
  if (due === undefined) return null;
  return <KeepAccount due={due} />;
}

/** The notice about the scheduled deletion, which can keep the account. */
function KeepAccount({ due }: { due: string }): ReactNode {
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

export interface DeletionNoticeProps {
  /** The time of the deletion, as ISO 8601. */
  due: string;
  isPending?: boolean;
  onKeep: () => void;
}

/** Says when the account will be deleted, with a button that keeps it. */
export function DeletionNotice({ due, isPending = false, onKeep }: DeletionNoticeProps): ReactNode {
  return (
    <Alert
      tone="warning"
      title={copy.noticeTitle(due)}
      action={
        <Button variant="neutral" size="sm" isPending={isPending} onPress={onKeep}>
          {copy.keep}
        </Button>
      }
    >
      {copy.notice}
    </Alert>
  );
}
