import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useRouteError } from 'react-router';
import { SWRConfig } from 'swr';
import type { LiveState } from './live/liveConnection.ts';
import { useLiveLists } from './live/useLiveLists.ts';
import { useAdminQuery } from '../../parts/admin/useAdminQuery.ts';
import { PageFailure } from '../../shell/frame/failure.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { PageMain } from '../../shell/frame/PageMain.tsx';
import { AdminGate, toast } from '@redwhiteandcode/design-system';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { adminCopy as copy } from '../../parts/admin/adminCopy.ts';
import { LoadingHeading } from '../../shell/frame/PageLoading.tsx';
import { sessionStore, useSession } from '../../shell/session/session.ts';
import { callSignedIn } from '../../shell/api/client.ts';

const AdminSearch = lazy(() => import('./search/AdminSearch.tsx'));

/** The admin area: the access check, the menu, and the page. */
export default function AdminRoute(): ReactNode {
  return <RequireAdmin>{(admin) => <AdminArea admin={admin} />}</RequireAdmin>;
}

/** Whether the user may see the admin area; `twoStep` if an admin must turn on two-step verification first. */
type AdminState = 'checking' | 'allowed' | 'denied' | 'twoStep' | 'failed';

/**
 * Checks with the server whether the user is an admin, on every entry to the area; the token and the stored session are
 * not enough. A user who loses the role later is denied immediately.
 */
function useAdminCheck(user: User): AdminState {
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

interface RequireAdminProps {
  /** Renders the content for admins; called only after the server has confirmed the role. */
  children: (admin: User) => ReactNode;
}

/** Shows its content only to admins. Redirects visitors to sign in, and other users to the home page. */
function RequireAdmin({ children }: RequireAdminProps): ReactNode {
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

function AdminArea({ admin }: { admin: User }): ReactNode {
  const { connection, afterConnecting } = useLiveLists();
  // While the area was closed it missed changes, so what was read before is never reused instead of reading again.
  return (
    <SWRConfig value={{ use: [afterConnecting], dedupingInterval: 0 }}>
      <Frame admin={admin} connection={connection} />
    </SWRConfig>
  );
}

function Frame({ admin, connection }: { admin: User; connection: LiveState }): ReactNode {
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  const { data } = useAdminQuery('GET /api/admin/queues', {});
  return (
    <AdminFrame
      admin={admin}
      currentPath={pathname}
      queues={data?.items}
      connection={connection}
      onSearch={() => setSearching(true)}
    >
      <Outlet />
      {isSearching && (
        <Suspense fallback={null}>
          <AdminSearch onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </AdminFrame>
  );
}

/** Replaces the whole area after an error outside its pages; the menu stays when only a page fails. */
export function ErrorBoundary(): ReactNode {
  return (
    <PageMain>
      <PageFailure error={useRouteError()} />
    </PageMain>
  );
}
