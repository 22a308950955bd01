import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { assignmentsHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { newAssignment } from './assignmentForm.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';
import { EditAssignment } from './EditAssignment.tsx';
import type { Route } from './+types/newAssignmentRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  companyMeta(
    { title: copy.new.title, description: copy.description },
    assignmentsHref(params.companyId, 'new'),
  );

/** Assigns a course, or the path of the address. */
export default function NewAssignmentRoute(): ReactNode {
  const [address] = useSearchParams();
  const path = address.get('path');
  return (
    <EditAssignment
      company={useCompany()}
      initial={path === null ? newAssignment : { ...newAssignment, subject: 'path', path_id: path }}
    />
  );
}
