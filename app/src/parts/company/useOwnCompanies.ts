import { useEffect } from 'react';
import type { SWRResponse } from 'swr';
import type { ApiError } from '../../shell/api/client.ts';
import type { ItemOf } from '../../shell/api/listAll.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { noteCompany } from '../../shell/session/companyLink.ts';
import { useSession } from '../../shell/session/session.ts';

/** A company in which the signed-in user has a role. */
export type OwnCompany = ItemOf<'GET /api/company'>;

/** Queries the companies in which the signed-in user has a role. From then on the account menu has their link. */
export function useOwnCompanies(): SWRResponse<OwnCompany[], ApiError> {
  const query = useSessionList('GET /api/company', {});
  const userId = useSession()?.user.id;
  const count = query.data?.length;
  useEffect(() => {
    if (userId !== undefined && count !== undefined) noteCompany(userId, count > 0);
  }, [userId, count]);
  return query;
}
