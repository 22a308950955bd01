import { AlertDialog } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { courseEditorCopy } from '../../copy/adminCourses.ts';

const copy = courseEditorCopy.leave;

/**
 * Asks before a page is left whose changes are not saved, by a link of ours or by the browser. Answers the dialog, to be
 * rendered. `isOwn` tells the addresses of the page itself, which are no leaving; `onLeave` gives the changes up.
 */
export function useLeaveQuestion(
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
