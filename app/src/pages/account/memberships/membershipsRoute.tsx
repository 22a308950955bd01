import { type ReactNode, useState } from 'react';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../../shell/frame/RequireSession.tsx';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { MembershipsPage, PersonViews } from './MembershipsPage.tsx';
import { membershipsCopy as copy } from './membershipsCopy.ts';

export const meta = () => pageMeta({ ...copy, isPrivate: true });

export default function AccountMembershipsRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Memberships />
    </RequireSession>
  );
}

function Memberships(): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/me/memberships', {});
  return (
    <MembershipsPage
      memberships={data}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      viewsOf={(companyId) => <Views companyId={companyId} />}
    />
  );
}

/** The numbers of views that are shown at first, and on request. */
const [few, most] = [5, 100];

/** The latest views of a company, and more on request. */
function Views({ companyId }: { companyId: string }): ReactNode {
  const [limit, setLimit] = useState(few);
  const { data, error, mutate } = useSessionQuery('GET /api/me/memberships/{companyId}/views', {
    path: { companyId },
    query: { limit },
  });
  const hasMore = data?.next != null && limit < most;
  return (
    <PersonViews
      views={data?.items}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      onMore={hasMore ? () => setLimit(most) : undefined}
    />
  );
}
