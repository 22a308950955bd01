import { personStates } from '@redwhiteandcode/contract/company/person-states.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { peopleHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { usePages } from '../../../parts/company/usePages.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { keepFocus } from '../../../shell/frame/useNavigationFocus.ts';
import { useSearchText } from '../../../shell/frame/useSearchText.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';
import { CompanyPeoplePage } from './CompanyPeoplePage.tsx';
import { usePersonActions } from './usePersonActions.tsx';
import type { Route } from './+types/peopleRoute.ts';

// Few people open it.
const InvitePerson = lazy(() => import('./InvitePerson.tsx'));

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, peopleHref(params.companyId));

export default function CompanyPeopleRoute(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const state = personStates.find((one) => one === search.get('state')) ?? '';
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  const show = (chosen: { state: string; q: string }) => {
    const filled = Object.entries(chosen).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(filled), { replace: true, state: keepFocus, preventScrollReset: true });
  };
  const [text, setText] = useSearchText(q, (words) => show({ state, q: words }));
  const company = useCompany();
  const { page, pagesOf } = usePages(`${state} ${q}`);
  const [isInviting, setIsInviting] = useState(false);
  const { data, error, isLoading, isValidating, mutate } = useSessionQuery(
    'GET /api/company/{companyId}/people',
    {
      path: { companyId: company.id },
      query: { ...(state !== '' && { state }), ...(q !== '' && { q }), ...page },
    },
  );
  useRefusal(error);
  const [act, dialog] = usePersonActions(company.id);
  return (
    <>
      <CompanyPeoplePage
        company={company}
        people={data?.items ?? []}
        isLoading={isLoading && data === undefined}
        isUpdating={isValidating && data !== undefined}
        error={data === undefined && error ? errorMessageOf(error) : undefined}
        onRetry={() => void mutate()}
        state={state}
        onStateChange={(chosen) => show({ state: chosen, q })}
        search={{ value: text, onChange: setText }}
        pages={pagesOf(data?.next)}
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
