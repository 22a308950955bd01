import type { ReactNode } from 'react';
import { roomHref } from '../../parts/company/addresses.ts';
import { companyMeta } from '../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../parts/company/useCompany.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { CompanyRolesPage, rolesCopy } from './CompanyRolesPage.tsx';
import type { Route } from './+types/rolesRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  companyMeta(rolesCopy, roomHref(params.companyId, '/roles'));

export default function CompanyRolesRoute(): ReactNode {
  const { id: companyId } = useCompany();
  const { data, error, isLoading, mutate } = useSessionList('GET /api/company/{companyId}/roles', {
    path: { companyId },
  });
  useRefusal(error);
  return (
    <CompanyRolesPage
      rows={data ?? []}
      isLoading={isLoading && data === undefined}
      error={data === undefined && error ? errorMessageOf(error) : undefined}
      onRetry={() => void mutate()}
    />
  );
}
