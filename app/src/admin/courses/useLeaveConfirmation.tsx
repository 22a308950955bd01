import { AlertDialog } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { courseEditorCopy } from '../../copy/adminCourses.ts';

const copy = courseEditorCopy.leave;

/**
 * Asks before the user leaves a page with unsaved changes, by a link or in the browser. Returns the dialog to render.
 * `isOwn` recognizes addresses of the same page; `onLeave` discards the changes.
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
