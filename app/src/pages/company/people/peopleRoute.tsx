import { companyLists } from '@redwhiteandcode/contract/company/list-descriptors.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useListPage } from '../../../parts/admin/useAdminList.tsx';
import { peopleHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusalGuard } from '../../../parts/company/useCompany.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';
import { CompanyPeoplePage } from './CompanyPeoplePage.tsx';
import { usePersonActions } from './usePersonActions.tsx';
import type { Route } from './+types/peopleRoute.ts';

// Few people open it.
const InvitePerson = lazy(() => import('./InvitePerson.tsx'));

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, peopleHref(params.companyId));

const { sorts, states } = companyLists['company-people'];

export default function CompanyPeopleRoute(): ReactNode {
  const company = useCompany();
  const [isInviting, setIsInviting] = useState(false);
  const list = useListPage('GET /api/company/{companyId}/people', copy, {
    path: { companyId: company.id },
    // The list of a manager's groups is always by date.
    sorts: company.role === 'manager' ? [sorts[0]] : sorts,
    states,
    exports: 'GET /api/company/{companyId}/people/export',
    guard: useRefusalGuard(),
  });
  const [act, dialog] = usePersonActions(company.id);
  return (
    <>
      <CompanyPeoplePage
        company={company}
        list={list}
        onAction={company.role === 'viewer' ? undefined : act}
        onInvite={company.role === 'viewer' ? undefined : () => setIsInviting(true)}
      />
      {dialog}
      {isInviting && (
        <Suspense fallback={null}>
          <InvitePerson company={company} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
