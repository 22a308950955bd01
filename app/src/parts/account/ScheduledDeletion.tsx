import type { ReactNode } from 'react';
import { useSession } from '../../shell/session/session.ts';
import { KeepAccount } from './KeepAccount.tsx';

/** The notice about the scheduled deletion of the user's account, if there is one. */
export function ScheduledDeletion(): ReactNode {
  const due = useSession()?.user.deletion_due;
  if (due === undefined) return null;
  return <KeepAccount due={due} />;
}
