import type { ReactNode } from 'react';
import { useSession } from '../../shell/session/session.ts';
import { EmailProof } from './EmailProof.tsx';

/** Asks a user whose address is not proven to confirm it. Shows nothing to others. */
export function EmailNotice(): ReactNode {
  const user = useSession()?.user;
  if (user?.email_verified !== false) return null;
  return <EmailProof email={user.email} />;
}
