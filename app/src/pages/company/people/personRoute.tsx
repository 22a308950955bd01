import type { ReactNode } from 'react';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus } from '../../../parts/admin/useAdminQuery.ts';
import { peopleHref } from '../../../parts/company/addresses.ts';
import { companyCopy } from '../../../parts/company/companyCopy.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { useGroups } from '../../../parts/company/useGroups.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';
import { CompanyPersonPage } from './CompanyPersonPage.tsx';
import { usePersonActions } from './usePersonActions.tsx';
import type { Route } from './+types/personRoute.ts';

export const meta = ({ params: { companyId, personId } }: Route.MetaArgs) =>
  companyMeta({ title: copy.record.title, description: copy.description }, peopleHref(companyId, personId));

export default function CompanyPersonRoute({ params: { personId } }: Route.ComponentProps): ReactNode {
  const { id: companyId, role } = useCompany();
  const query = useSessionQuery('GET /api/company/{companyId}/people/{personId}', {
    path: { companyId, personId },
  });
  const assignments = useSessionList('GET /api/company/{companyId}/people/{personId}/assignments', {
    path: { companyId, personId },
  });
  const { data } = query;
  const groups = useGroups(companyId, data?.groups ?? []);
  const status = recordStatus(query);
  const [act, dialog] = usePersonActions(companyId);
  useDocumentTitle(data && `${data.name ?? data.email} | ${companyCopy.area}`);
  if (!data || status.state === 'missing')
    return <RecordState status={status} copy={copy.record} listHref={peopleHref(companyId)} />;
  return (
    <>
      <CompanyPersonPage
        companyId={companyId}
        person={data}
        groups={groups}
        assignments={{
          items: assignments.data ?? [],
          isLoading: assignments.isLoading && assignments.data === undefined,
          error: assignments.data === undefined && assignments.error && errorMessageOf(assignments.error),
          onRetry: () => void assignments.mutate(),
        }}
        onAction={role === 'viewer' ? undefined : (action) => act(action, data)}
      />
      {dialog}
    </>
  );
}
