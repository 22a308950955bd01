import { Alert, Button } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { deletionCopy as copy } from './deletionCopy.ts';

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
