import type { CompanyGroup } from '@redwhiteandcode/contract/company/group-operations.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChange } from '../../../parts/admin/useChange.ts';
import { groupsHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { groupKeys } from '../../../parts/company/changedKeys.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { usePages } from '../../../parts/company/usePages.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { keepFocus } from '../../../shell/frame/useNavigationFocus.ts';
import { useSearchText } from '../../../shell/frame/useSearchText.ts';
import { groupsCopy as copy } from './groupsCopy.ts';
import { CompanyGroupsPage } from './CompanyGroupsPage.tsx';
import type { Route } from './+types/groupsRoute.ts';

// Few people open it.
const EditGroup = lazy(() => import('./EditGroup.tsx'));

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, groupsHref(params.companyId));

export default function CompanyGroupsRoute(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const q = (address.get('q') ?? '').trim().slice(0, 100);
  const [text, setText] = useSearchText(q, (words) =>
    setAddress(words === '' ? {} : { q: words }, {
      replace: true,
      state: keepFocus,
      preventScrollReset: true,
    }),
  );
  const { id: companyId, role } = useCompany();
  const isOwner = role === 'owner';
  const { page, pagesOf } = usePages(q);
  const path = { companyId };
  const { data, error, isLoading, isValidating, mutate } = useSessionQuery(
    'GET /api/company/{companyId}/groups',
    { path, query: { ...(q !== '' && { q }), ...page } },
  );
  useRefusal(error);
  const managersOf = useManagers(companyId, isOwner);
  const change = useChange(groupKeys);
  const [edited, setEdited] = useState<'new' | CompanyGroup>();
  return (
    <>
      <CompanyGroupsPage
        search={{ value: text, onChange: setText }}
        rows={(data?.items ?? []).map((group) => ({
          ...group,
          href: groupsHref(companyId, group.id),
          managers: managersOf(group.id),
        }))}
        isLoading={isLoading && data === undefined}
        isUpdating={isValidating && data !== undefined}
        error={data === undefined && error ? errorMessageOf(error) : undefined}
        onRetry={() => void mutate()}
        pages={pagesOf(data?.next)}
        onCreate={isOwner ? () => setEdited('new') : undefined}
        onRename={isOwner ? setEdited : undefined}
        onDelete={
          isOwner
            ? ({ id: groupId }) =>
                change(
                  () =>
                    callSignedIn('DELETE /api/company/{companyId}/groups/{groupId}', {
                      path: { companyId, groupId },
                    }),
                  { done: copy.deleted },
                )
            : undefined
        }
      />
      {edited && (
        <Suspense fallback={null}>
          <EditGroup
            companyId={companyId}
            group={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns a function that returns the names of a group's managers; undefined until they are known, and for others than owners. */
function useManagers(companyId: string, isOwner: boolean): (groupId: string) => string[] | undefined {
  const { data } = useSessionList(
    'GET /api/company/{companyId}/roles',
    isOwner ? { path: { companyId } } : null,
  );
  return (groupId) =>
    data?.filter(({ groups }) => groups.includes(groupId)).map(({ full_name, email }) => full_name ?? email);
}
