import { AreaMain } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { RecordState } from '../../parts/admin/RecordState.tsx';
import { recordStatus } from '../../parts/admin/useAdminQuery.ts';
import { companiesHref } from '../../parts/company/addresses.ts';
import { companyCopy as copy } from '../../parts/company/companyCopy.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { PageFailure } from '../../shell/frame/failure.tsx';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { noteCompany } from '../../shell/session/companyLink.ts';
import { useSession } from '../../shell/session/session.ts';
import { CompanyFrame } from './CompanyFrame.tsx';
import type { Route } from './+types/companyRoute.ts';

/** The rooms of a company, for people with a role in it: the access check, the menu, and the page. */
export default function CompanyRoute({ params: { companyId } }: Route.ComponentProps): ReactNode {
  const user = useSession()?.user;
  if (user) return <Rooms key={companyId} companyId={companyId} user={user} />;
  return (
    <AreaMain>
      <RequireSession title={copy.area}>{null}</RequireSession>
    </AreaMain>
  );
}

/** Reads the company with the user's role. A role that is lost later closes the rooms at the next request. */
function Rooms({ companyId, user }: { companyId: string; user: User }): ReactNode {
  const { pathname } = useLocation();
  const query = useSessionQuery('GET /api/company/{companyId}', { path: { companyId } });
  const status = recordStatus(query);
  const hasRole = query.data !== undefined;
  useEffect(() => {
    if (hasRole) noteCompany(user.id, true);
  }, [hasRole, user.id]);
  if (query.data && status.state !== 'missing') {
    return (
      <CompanyFrame company={query.data} user={user} currentPath={pathname}>
        <Outlet />
      </CompanyFrame>
    );
  }
  return (
    <AreaMain>
      <RecordState status={status} copy={copy.record} listHref={companiesHref} />
    </AreaMain>
  );
}

/** Replaces the rooms after an error outside their pages; the menu stays when only a page fails. */
export function ErrorBoundary(): ReactNode {
  return (
    <AreaMain>
      <PageFailure error={useRouteError()} />
    </AreaMain>
  );
}
