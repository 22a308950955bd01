import { AdminGate, toast } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { RequireSession } from '../auth/RequireSession.tsx';
import { adminCopy as copy } from '../copy/admin.ts';
import { LoadingHeading } from '../pages/frame/PageLoading.tsx';
import { PageMain } from '../pages/frame/PageMain.tsx';
import { useSession } from '../session/session.ts';
import { useAdminCheck } from './useAdminCheck.ts';

export interface RequireAdminProps {
  /** What admins see; not called before the server has said that this is one. */
  children: (admin: User) => ReactNode;
}

/** The admin area's gate: visitors are sent to sign in, everybody else but admins home. */
export function RequireAdmin({ children }: RequireAdminProps): ReactNode {
  const user = useSession()?.user;
  if (!user) {
    return (
      <PageMain>
        <RequireSession title={copy.area}>{null}</RequireSession>
      </PageMain>
    );
  }
  return (
    <Checked key={user.id} user={user}>
      {children}
    </Checked>
  );
}

function Checked({ user, children }: RequireAdminProps & { user: User }): ReactNode {
  const state = useAdminCheck(user);
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== 'denied' && state !== 'failed') return;
    toast({ ...(state === 'denied' ? copy.denied : { title: copy.notVerified }), tone: 'danger' });
    void navigate('/', { replace: true });
  }, [state, navigate]);
  if (state === 'allowed') return children(user);
  return (
    <PageMain>
      {state === 'checking' && <LoadingHeading>{copy.area}</LoadingHeading>}
      <AdminGate state={state} />
    </PageMain>
  );
}
