import { useSWRConfig, type SWRResponse } from 'swr';
import { isQueryOf } from '../api/queryKey.ts';
import type { AdminKey, ResponseOf, ApiError, RequestOf } from '../api/client.ts';
import { useSessionKey } from '../api/useSessionQuery.ts';
import { useCachedQuery } from '../api/useCachedQuery.ts';
import { callAdmin } from './callAdmin.ts';

/** The answer of an operation that needs the admin role. */
export function useAdminQuery<K extends AdminKey>(
  key: K,
  request: RequestOf<K>,
): SWRResponse<ResponseOf<K>, ApiError> {
  return useCachedQuery(useSessionKey(key, request), () => callAdmin(key, request));
}

/** Asks again for whatever is on screen of these operations, after a change that touches them. */
export function useRefetch(keys: readonly AdminKey[]): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all(keys.map((key) => mutate(isQueryOf(key))));
  };
}
