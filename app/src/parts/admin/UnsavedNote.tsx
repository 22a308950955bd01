import { Alert, Button } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { adminCopy } from './adminCopy.ts';

const copy = adminCopy.unsaved;

/** A note that an editor shows unsaved changes of an earlier visit, with a button to discard them. */
export function UnsavedNote({ onDiscard }: { onDiscard: () => void }): ReactNode {
  return (
    <Alert
      tone="info"
      title={copy.title}
      action={
        <Button variant="neutral" size="sm" onPress={onDiscard}>
          {copy.discard}
        </Button>
      }
    >
      {copy.description}
    </Alert>
  );
}
