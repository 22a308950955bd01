import { AlertDialog } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { adminCopy } from './adminCopy.ts';

const copy = adminCopy.leave;

/**
 * Asks for confirmation before the user leaves a page with unsaved changes, by following a link or closing the tab.
 * Returns the dialog to render. `isOwn` recognizes paths of the same page; `onLeave` discards the changes.
 */
export function useLeaveConfirmation(
  hasUnsaved: boolean,
  isOwn: (path: string) => boolean,
  onLeave: () => void,
): ReactNode {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname && !isOwn(nextLocation.pathname),
  );
  const isAsking = blocker.state === 'blocked';
  return (
    <AlertDialog
      title={copy.title}
      description={copy.description}
      confirmLabel={copy.confirm}
      cancelLabel={copy.stay}
      isDestructive
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen && isAsking) blocker.reset();
      }}
      onConfirm={() => {
        if (!isAsking) return;
        onLeave();
        blocker.proceed();
      }}
    />
  );
}
