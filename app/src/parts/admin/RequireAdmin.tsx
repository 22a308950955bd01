import { AdminGate, toast } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { adminCopy as copy } from './adminCopy.ts';
import { LoadingHeading } from '../../shell/frame/PageLoading.tsx';
import { PageMain } from '../../shell/frame/PageMain.tsx';
import { useSession } from '../../shell/session/session.ts';
import { useAdminCheck } from './useAdminCheck.ts';

export interface RequireAdminProps {
  /** Renders the content for admins; called only after the server has confirmed the role. */
  children: (admin: User) => ReactNode;
}

/** Shows its content only to admins. Redirects visitors to sign in, and other users to the home page. */
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
    toast({ ...(state === 'denied' ? copy.gate.denied : { title: copy.gate.failed.title }), tone: 'danger' });
    void navigate('/', { replace: true });
  }, [state, navigate]);
  if (state === 'allowed') return children(user);
  return (
    <PageMain>
      {state === 'checking' && <LoadingHeading>{copy.area}</LoadingHeading>}
      <AdminGate state={state} texts={copy.gate} />
    </PageMain>
  );
}
