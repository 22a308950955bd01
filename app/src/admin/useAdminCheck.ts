import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { useEffect, useState } from 'react';
import { callSignedIn } from '../api/client.ts';
import { sessionStore } from '../session/session.ts';

/** Whether somebody may see the admin area. */
export type AdminState = 'checking' | 'allowed' | 'denied' | 'failed';

/**
 * Asks the server whether the signed-in person is an admin, anew for everybody who comes to the area: neither the token
 * nor what this browser remembers opens it. Who loses the role later is denied at once.
 */
export function useAdminCheck(user: User): AdminState {
  const [outcome, setOutcome] = useState<'answered' | 'failed'>();
  useEffect(() => {
    let isHere = true;
    callSignedIn('GET /api/me', {}).then(
      (me) => {
        if (!isHere) return;
        sessionStore().updateUser(me);
        setOutcome('answered');
      },
      (error: unknown) => {
        // Without a session the gate before this one leads to sign in.
        if (!isHere || sessionStore().read() === null) return;
        console.info('Whether this is an admin could not be found out.', error);
        setOutcome('failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (outcome !== 'answered') return outcome ?? 'checking';
  return user.roles.includes('admin') ? 'allowed' : 'denied';
}
