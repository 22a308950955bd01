import { type DutyState, dutyStates } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus, useRefetch } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { assignmentsHref } from '../../../parts/company/addresses.ts';
import { companyCopy } from '../../../parts/company/companyCopy.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { assignmentKeys } from '../../../parts/company/changedKeys.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { usePages } from '../../../parts/company/usePages.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';
import { CompanyAssignmentPage } from './CompanyAssignmentPage.tsx';
import type { Route } from './+types/assignmentRoute.ts';

export const meta = ({ params: { companyId, assignmentId } }: Route.MetaArgs) =>
  companyMeta(
    { title: copy.record.title, description: copy.description },
    assignmentsHref(companyId, assignmentId),
  );

export default function CompanyAssignmentRoute({
  params: { assignmentId },
}: Route.ComponentProps): ReactNode {
  const [address, setAddress] = useSearchParams();
  return (
    <Assignment
      key={assignmentId}
      assignmentId={assignmentId}
      state={dutyStates.find((one) => one === address.get('state')) ?? ''}
      onStateChange={(state) => setAddress(state === '' ? {} : { state }, { replace: true })}
    />
  );
}

/** The time between two looks at an assignment that people get or lose at the moment, in milliseconds. */
const interval = 1000;

interface AssignmentProps {
  assignmentId: string;
  state: DutyState | '';
  onStateChange: (state: DutyState | '') => void;
}

function Assignment({ assignmentId, state, onStateChange }: AssignmentProps): ReactNode {
  const { id: companyId, role } = useCompany();
  const path = { companyId, assignmentId };
  const { page, pagesOf } = usePages(state);
  const query = useSessionQuery('GET /api/company/{companyId}/assignments/{assignmentId}', { path });
  const people = useSessionQuery('GET /api/company/{companyId}/assignments/{assignmentId}/people', {
    path,
    query: { ...(state !== '' && { state }), ...page },
  });
  const change = useChange(assignmentKeys);
  const { data } = query;
  const status = recordStatus(query);
  useDocumentTitle(data && `${data.title} | ${companyCopy.area}`);
  useProgress(data?.is_working === true, query.isValidating);
  if (!data || status.state === 'missing')
    return <RecordState status={status} copy={copy.record} listHref={assignmentsHref(companyId)} />;
  const excuse = (personId: string, isExcused: boolean) =>
    change(
      () =>
        callSignedIn(
          `${isExcused ? 'PUT' : 'DELETE'} /api/company/{companyId}/assignments/{assignmentId}/people/{personId}/excuse`,
          { path: { ...path, personId } },
        ),
      { done: isExcused ? copy.excused : copy.excuseWithdrawn },
    );
  const end = async () => {
    const problem = await change(
      () => callSignedIn('DELETE /api/company/{companyId}/assignments/{assignmentId}', { path }),
      { done: copy.end.done },
    );
    if (problem !== undefined) throw new Error(problem);
  };
  const isOpen = data.state === 'active';
  return (
    <CompanyAssignmentPage
      companyId={companyId}
      assignment={data}
      people={people.data?.items ?? []}
      isLoading={people.isLoading && people.data === undefined}
      isUpdating={people.isValidating && people.data !== undefined}
      error={people.data === undefined && people.error ? errorMessageOf(people.error) : undefined}
      onRetry={() => void people.mutate()}
      pages={pagesOf(people.data?.next)}
      state={state}
      onStateChange={onStateChange}
      onExcuse={isOpen && role !== 'viewer' ? ({ id }, isExcused) => void excuse(id, isExcused) : undefined}
      onEnd={isOpen && data.can_change ? end : undefined}
    />
  );
}

/** Reads an assignment and its people again and again while people get or lose it. */
function useProgress(isWorking: boolean, isReading: boolean): void {
  const refetch = useRefetch([
    'GET /api/company/{companyId}/assignments/{assignmentId}',
    'GET /api/company/{companyId}/assignments/{assignmentId}/people',
  ]);
  const read = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isWorking || isReading) return;
    const timer = setTimeout(() => read(), interval);
    return () => clearTimeout(timer);
  }, [isWorking, isReading]);
}
