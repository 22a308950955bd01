import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { groupsHref } from '../../../parts/company/addresses.ts';
import { companyCopy } from '../../../parts/company/companyCopy.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { groupKeys } from '../../../parts/company/changedKeys.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { usePages } from '../../../parts/company/usePages.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { groupsCopy as copy } from './groupsCopy.ts';
import { CompanyGroupPage } from './CompanyGroupPage.tsx';
import type { Route } from './+types/groupRoute.ts';

// Few people open them.
const AddPeople = lazy(() => import('./AddPeople.tsx'));
const EditGroup = lazy(() => import('./EditGroup.tsx'));

export const meta = ({ params: { companyId, groupId } }: Route.MetaArgs) =>
  companyMeta({ title: copy.record.title, description: copy.description }, groupsHref(companyId, groupId));

export default function CompanyGroupRoute({ params: { groupId } }: Route.ComponentProps): ReactNode {
  return <Group key={groupId} groupId={groupId} />;
}

function Group({ groupId }: { groupId: string }): ReactNode {
  const { id: companyId, role } = useCompany();
  const { page, pagesOf } = usePages();
  const [open, setOpen] = useState<'add' | 'rename'>();
  const change = useChange(groupKeys);
  const path = { companyId, groupId };
  const query = useSessionQuery('GET /api/company/{companyId}/groups/{groupId}', { path });
  const people = useSessionQuery('GET /api/company/{companyId}/groups/{groupId}/people', {
    path,
    query: page,
  });
  const assignments = useSessionList('GET /api/company/{companyId}/assignments', { path: { companyId } });
  const { data } = query;
  const status = recordStatus(query);
  useDocumentTitle(data && `${data.name} | ${companyCopy.area}`);
  if (!data || status.state === 'missing')
    return <RecordState status={status} copy={copy.record} listHref={groupsHref(companyId)} />;
  const close = () => setOpen(undefined);
  const remove = (personId: string) =>
    change(
      () =>
        callSignedIn('POST /api/company/{companyId}/groups/{groupId}/people/removal', {
          path,
          body: { people: [personId] },
        }),
      { done: copy.removed },
    );
  return (
    <>
      <CompanyGroupPage
        companyId={companyId}
        group={data}
        people={people.data?.items ?? []}
        isLoading={people.isLoading && people.data === undefined}
        error={people.data === undefined && people.error ? errorMessageOf(people.error) : undefined}
        onRetry={() => void people.mutate()}
        pages={pagesOf(people.data?.next)}
        assignments={assignments.data?.filter(
          ({ audience }) =>
            audience.kind === 'everyone' || (audience.kind === 'groups' && audience.groups.includes(groupId)),
        )}
        onAdd={role === 'viewer' ? undefined : () => setOpen('add')}
        onRename={role === 'owner' ? () => setOpen('rename') : undefined}
        onRemove={role === 'viewer' ? undefined : ({ id }) => remove(id)}
      />
      <Suspense fallback={null}>
        {open === 'add' && <AddPeople companyId={companyId} group={data} onClose={close} />}
        {open === 'rename' && <EditGroup companyId={companyId} group={data} onClose={close} />}
      </Suspense>
    </>
  );
}
