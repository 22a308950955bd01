import { type ItemOf, listAll } from '../../../shell/api/listAll.ts';
import type { RequestOf } from '../../../shell/api/client.ts';
import { useSessionKey } from '../../../shell/api/useSessionQuery.ts';
import { useCachedQuery } from '../../../shell/api/useCachedQuery.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';

type UserListKey =
  | 'GET /api/admin/enrollments'
  | 'GET /api/admin/users/{userId}/certificates'
  | 'GET /api/admin/reimbursements';

/** Returns all rows of a user's list, newest first, as a table's props. */
export function useUserRows<K extends UserListKey>(key: K, request: RequestOf<K>, failure: string) {
  const { data, error, isLoading, mutate } = useCachedQuery<ItemOf<K>[]>(useSessionKey(key, request), () =>
    listAll(callAdmin as Parameters<typeof listAll<K>>[0], key, request),
  );
  return {
    rows: data ?? [],
    count: data?.length,
    isLoading: isLoading && data === undefined,
    error: error && data === undefined ? failure : undefined,
    onRetry: () => void mutate(),
  };
}
