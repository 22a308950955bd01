import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { assignmentsHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { usePages } from '../../../parts/company/usePages.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';
import { CompanyAssignmentsPage } from './CompanyAssignmentsPage.tsx';
import type { Route } from './+types/assignmentsRoute.ts';

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, assignmentsHref(params.companyId));

export default function CompanyAssignmentsRoute(): ReactNode {
  const { id: companyId, role } = useCompany();
  const [address, setAddress] = useSearchParams();
  const state = address.get('state') === 'ended' ? 'ended' : 'active';
  const { page, pagesOf } = usePages(state);
  const { data, error, isLoading, isValidating, mutate } = useSessionQuery(
    'GET /api/company/{companyId}/assignments',
    { path: { companyId }, query: { state, ...page } },
  );
  useRefusal(error);
  return (
    <CompanyAssignmentsPage
      companyId={companyId}
      assignments={data?.items}
      isLoading={isLoading && data === undefined}
      isUpdating={isValidating && data !== undefined}
      error={data === undefined && error ? errorMessageOf(error) : undefined}
      onRetry={() => void mutate()}
      state={state}
      onStateChange={(chosen) => setAddress(chosen === 'active' ? {} : { state: chosen }, { replace: true })}
      pages={pagesOf(data?.next)}
      canAssign={role !== 'viewer'}
    />
  );
}
