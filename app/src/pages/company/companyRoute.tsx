import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { companiesHref } from '../../parts/company/addresses.ts';
import { companyCopy as copy } from '../../parts/company/companyCopy.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { FailurePage, NotFoundPage } from '../../shell/frame/FailurePage.tsx';
import { PageFailure } from '../../shell/frame/failure.tsx';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { PageMain } from '../../shell/frame/PageMain.tsx';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { useSession } from '../../shell/session/session.ts';
import { CompanyFrame } from './CompanyFrame.tsx';
import type { Route } from './+types/companyRoute.ts';

/** The rooms of a company, for people with a role in it: the access check, the menu, and the page. */
export default function CompanyRoute({ params: { companyId } }: Route.ComponentProps): ReactNode {
  const user = useSession()?.user;
  if (user) return <Rooms key={companyId} companyId={companyId} user={user} />;
  return (
    <PageMain>
      <RequireSession title={copy.area}>{null}</RequireSession>
    </PageMain>
  );
}

/** Reads the company with the user's role. A role that is lost later closes the rooms at the next request. */
function Rooms({ companyId, user }: { companyId: string; user: User }): ReactNode {
  const { pathname } = useLocation();
  const { data, error, mutate } = useSessionQuery('GET /api/company/{companyId}', { path: { companyId } });
  // The API refuses an id that no company can have with 400.
  const isMissing = error?.status === 404 || error?.status === 400;
  if (data && !isMissing) {
    return (
      <CompanyFrame company={data} user={user} currentPath={pathname}>
        <Outlet />
      </CompanyFrame>
    );
  }
  return (
    <PageMain>
      {isMissing ? (
        <NotFoundPage {...copy.missing} homeHref={companiesHref} />
      ) : error ? (
        <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={() => void mutate()} />
      ) : (
        <PageLoading title={copy.area} />
      )}
    </PageMain>
  );
}

/** Replaces the rooms after an error outside their pages; the menu stays when only a page fails. */
export function ErrorBoundary(): ReactNode {
  return (
    <PageMain>
      <PageFailure error={useRouteError()} />
    </PageMain>
  );
}
