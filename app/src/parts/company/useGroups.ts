import type { CompanyGroup } from '@redwhiteandcode/contract/company/group-operations.ts';
import { ApiError, callSignedIn } from '../../shell/api/client.ts';
import { useCachedQuery } from '../../shell/api/useCachedQuery.ts';
import { useSessionKey } from '../../shell/api/useSessionQuery.ts';

const operation = 'GET /api/company/{companyId}/groups/{groupId}';

/** Reads a group. Returns nothing for one that the caller does not manage, or that was deleted. */
async function readGroup(companyId: string, groupId: string): Promise<CompanyGroup[]> {
  try {
    return [await callSignedIn(operation, { path: { companyId, groupId } })];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Returns the groups with these ids that the caller may see; undefined while they are loading. */
export function useGroups(companyId: string, ids: readonly string[]): CompanyGroup[] | undefined {
  const key = useSessionKey(operation, { companyId, ids });
  return useCachedQuery(key, async () => {
    const found = await Promise.all(ids.map((id) => readGroup(companyId, id)));
    return found.flat();
  }).data;
}
