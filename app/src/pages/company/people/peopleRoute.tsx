import { type PersonState, personStates } from '@redwhiteandcode/contract/company/person-states.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { peopleHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
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
  return (
    <People
      key={state}
      state={state}
      onStateChange={(chosen) => setSearch(chosen === '' ? {} : { state: chosen }, { replace: true })}
    />
  );
}

interface PeopleProps {
  state: PersonState | '';
  onStateChange: (state: PersonState | '') => void;
}

/** The people in a state, page by page. The cursors of the pages before lead back. */
function People({ state, onStateChange }: PeopleProps): ReactNode {
  const company = useCompany();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [isInviting, setIsInviting] = useState(false);
  const cursor = cursors.at(-1);
  const { data, error, isLoading, isValidating, mutate } = useSessionQuery(
    'GET /api/company/{companyId}/people',
    {
      path: { companyId: company.id },
      query: { ...(state !== '' && { state }), ...(cursor !== undefined && { cursor }) },
    },
  );
  useRefusal(error);
  const [act, dialog] = usePersonActions(company.id);
  const next = data?.next ?? undefined;
  const hasPages = cursors.length > 0 || next !== undefined;
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
        onStateChange={onStateChange}
        pages={
          hasPages
            ? {
                hasPrevious: cursors.length > 0,
                hasNext: next !== undefined,
                onPrevious: () => setCursors(cursors.slice(0, -1)),
                onNext: () => next !== undefined && setCursors([...cursors, next]),
              }
            : undefined
        }
        onAction={company.role === 'viewer' ? undefined : act}
        onInvite={company.role === 'owner' ? () => setIsInviting(true) : undefined}
      />
      {dialog}
      {isInviting && (
        <Suspense fallback={null}>
          <InvitePerson companyId={company.id} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
