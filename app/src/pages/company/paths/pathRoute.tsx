import type { CompanyPath } from '@redwhiteandcode/contract/company/path-operations.ts';
import type { ReactNode } from 'react';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus } from '../../../parts/admin/useAdminQuery.ts';
import { pathsHref } from '../../../parts/company/addresses.ts';
import { companyCopy } from '../../../parts/company/companyCopy.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { CompanyPathPage } from './CompanyPathPage.tsx';
import { pathsCopy as copy } from './pathsCopy.ts';
import { usePathForm } from './usePathForm.ts';
import type { Route } from './+types/pathRoute.ts';

export const meta = ({ params: { companyId, pathId } }: Route.MetaArgs) =>
  companyMeta({ title: copy.record.title, description: copy.description }, pathsHref(companyId, pathId));

export default function CompanyPathRoute({ params: { pathId } }: Route.ComponentProps): ReactNode {
  const { id: companyId, role } = useCompany();
  const query = useSessionQuery('GET /api/company/{companyId}/paths/{pathId}', {
    path: { companyId, pathId },
  });
  const { data } = query;
  const status = recordStatus(query);
  useDocumentTitle(data && `${data.name} | ${companyCopy.area}`);
  if (!data || status.state === 'missing')
    return <RecordState status={status} copy={copy.record} listHref={pathsHref(companyId)} />;
  if (role === 'owner') return <EditedPath key={pathId} companyId={companyId} path={data} />;
  return <CompanyPathPage companyId={companyId} path={data} canAssign={role === 'manager'} />;
}

/** The page of a path that the caller may change. */
function EditedPath({ companyId, path }: { companyId: string; path: CompanyPath }): ReactNode {
  const form = usePathForm(
    (body) =>
      callSignedIn('PUT /api/company/{companyId}/paths/{pathId}', {
        path: { companyId, pathId: path.id },
        body,
      }),
    { done: copy.saved },
  );
  return <CompanyPathPage companyId={companyId} path={path} form={form} canAssign />;
}
