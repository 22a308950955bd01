import type { ReactNode } from 'react';
import { useChange } from '../../../parts/admin/useChange.ts';
import { pathsHref } from '../../../parts/company/addresses.ts';
import { assignmentKeys } from '../../../parts/company/changedKeys.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { usePages } from '../../../parts/company/usePages.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { CompanyPathsPage } from './CompanyPathsPage.tsx';
import { pathsCopy as copy } from './pathsCopy.ts';
import type { Route } from './+types/pathsRoute.ts';

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, pathsHref(params.companyId));

export default function CompanyPathsRoute(): ReactNode {
  const { id: companyId, role } = useCompany();
  const { page, pagesOf } = usePages();
  const { data, error, isLoading, isValidating, mutate } = useSessionQuery(
    'GET /api/company/{companyId}/paths',
    { path: { companyId }, query: page },
  );
  useRefusal(error);
  const change = useChange(assignmentKeys);
  return (
    <CompanyPathsPage
      companyId={companyId}
      paths={data?.items ?? []}
      isLoading={isLoading && data === undefined}
      isUpdating={isValidating && data !== undefined}
      error={data === undefined && error ? errorMessageOf(error) : undefined}
      onRetry={() => void mutate()}
      pages={pagesOf(data?.next)}
      canCreate={role === 'owner'}
      onDelete={
        role === 'owner'
          ? ({ id: pathId }) =>
              change(
                () =>
                  callSignedIn('DELETE /api/company/{companyId}/paths/{pathId}', {
                    path: { companyId, pathId },
                  }),
                { done: copy.deleted },
              )
          : undefined
      }
    />
  );
}
