import { Skeleton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../shell/session/session.ts';

const EmailProof = lazy(() => import('./EmailProof.tsx'));

/** Asks a user whose address is not proven to confirm it. Shows nothing to others. */
export function EmailNotice(): ReactNode {
  const user = useSession()?.user;
  if (user?.email_verified !== false) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
      <EmailProof email={user.email} />
    </Suspense>
  );
}
