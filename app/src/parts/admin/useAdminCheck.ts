import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { useEffect, useState } from 'react';
import { callSignedIn } from '../../shell/api/client.ts';
import { sessionStore } from '../../shell/session/session.ts';

/** Whether the user may see the admin area; `twoStep` if an admin must turn on two-step verification first. */
export type AdminState = 'checking' | 'allowed' | 'denied' | 'twoStep' | 'failed';

/**
 * Checks with the server whether the user is an admin, on every entry to the area; the token and the stored session are
 * not enough. A user who loses the role later is denied immediately.
 */
export function useAdminCheck(user: User): AdminState {
  const [outcome, setOutcome] = useState<'checked' | 'twoStep' | 'failed'>();
  useEffect(() => {
    let isMounted = true;
    Promise.all([callSignedIn('GET /api/me', {}), callSignedIn('GET /api/me/two-step', {})]).then(
      ([me, { is_required, is_on }]) => {
        if (!isMounted) return;
        sessionStore().updateUser(me);
        setOutcome(is_required && !is_on ? 'twoStep' : 'checked');
      },
      (error: unknown) => {
        // Without a session, RequireAdmin redirects to sign in.
        if (!isMounted || sessionStore().read() === null) return;
        console.info('The admin role could not be checked.', error);
        setOutcome('failed');
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  if (outcome !== 'checked') return outcome ?? 'checking';
  return user.roles.includes('admin') ? 'allowed' : 'denied';
}
