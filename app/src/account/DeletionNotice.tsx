import { Alert, Button, toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { callSignedIn } from '../api/client.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import { deletionCopy as copy } from '../copy/accountDeletion.ts';
import { focusPage } from '../pages/frame/focusPage.ts';
import { sessionStore } from '../session/session.ts';

/** Says when the account will be deleted, with a button that keeps it. */
export default function DeletionNotice({ due }: { due: string }): ReactNode {
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
  return (
    <Alert
      tone="warning"
      title={copy.noticeTitle(due)}
      action={
        <Button variant="neutral" size="sm" isPending={isPending} onPress={() => void keep()}>
          {copy.keep}
        </Button>
      }
    >
      {copy.notice}
    </Alert>
  );
}
