import { Skeleton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../shell/session/session.ts';

const KeepAccount = lazy(() => import('./KeepAccount.tsx'));

/** The notice about the scheduled deletion of the user's account, if there is one. */
export function ScheduledDeletion(): ReactNode {
  const due = useSession()?.user.deletion_due;
  if (due === undefined) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
      <KeepAccount due={due} />
    </Suspense>
  );
}
