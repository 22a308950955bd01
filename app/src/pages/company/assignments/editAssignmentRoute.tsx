import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus } from '../../../parts/admin/useAdminQuery.ts';
import { assignmentsHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { valuesOf } from './assignmentForm.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';
import { EditAssignment } from './EditAssignment.tsx';
import type { Route } from './+types/editAssignmentRoute.ts';

export const meta = ({ params: { companyId, assignmentId } }: Route.MetaArgs) =>
  companyMeta(
    { title: copy.edit.title, description: copy.description },
    `${assignmentsHref(companyId, assignmentId)}/edit`,
  );

export default function EditAssignmentRoute({ params: { assignmentId } }: Route.ComponentProps): ReactNode {
  const company = useCompany();
  const query = useSessionQuery('GET /api/company/{companyId}/assignments/{assignmentId}', {
    path: { companyId: company.id, assignmentId },
  });
  const { data } = query;
  const status = recordStatus(query);
  if (!data || status.state === 'missing')
    return <RecordState status={status} copy={copy.record} listHref={assignmentsHref(company.id)} />;
  if (!data.can_change || data.state === 'ended')
    return <Navigate to={assignmentsHref(company.id, assignmentId)} replace />;
  return <EditAssignment key={assignmentId} company={company} initial={valuesOf(data)} assignment={data} />;
}
