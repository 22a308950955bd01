import { type SWRResponse, useSWRConfig } from 'swr';
import { isQueryOf } from '../../shell/api/queryKey.ts';
import type { AdminKey, ApiError, RequestOf, ResponseOf, SessionKey } from '../../shell/api/client.ts';
import { useSessionKey } from '../../shell/api/useSessionQuery.ts';
import { useCachedQuery } from '../../shell/api/useCachedQuery.ts';
import type { Summary } from './AdminListPage.tsx';
import type { RecordStatus } from './RecordState.tsx';
import { callAdmin } from './callAdmin.ts';

export interface AdminQueryOptions {
  /** Whether the data is needed now. @default true */
  isEnabled?: boolean;
  /** Returns the data of the previous request until that of this one is loaded. @default false */
  keepPreviousData?: boolean;
}

/** Loads the data of an operation that needs the admin role. */
export function useAdminQuery<K extends AdminKey>(
  key: K,
  request: RequestOf<K>,
  { isEnabled = true, keepPreviousData = false }: AdminQueryOptions = {},
): SWRResponse<ResponseOf<K>, ApiError> {
  const queryKey = useSessionKey(key, request);
  return useCachedQuery(isEnabled ? queryKey : null, () => callAdmin(key, request), { keepPreviousData });
}

/** Returns a function that refetches the data of these operations that is on screen. */
export function useRefetch(keys: readonly SessionKey[]): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all(keys.map((key) => mutate(isQueryOf(key))));
  };
}

/** Returns why a query has no record. The API rejects an id that no record can have with 400. */
export function recordStatus<Data>({ error, isLoading, mutate }: SWRResponse<Data, ApiError>): RecordStatus {
  if (error?.status === 404 || error?.status === 400) return { state: 'missing' };
  if (error) return { state: 'failed', onRetry: () => void mutate(), isRetrying: isLoading };
  return { state: 'loading' };
}

/** Returns the counts above a list for its page. */
export const summaryOf = <Counts>({
  data,
  error,
  isLoading,
  mutate,
}: SWRResponse<Counts, ApiError>): Summary<Counts> => ({
  data,
  isFailing: error !== undefined,
  onRetry: () => void mutate(),
  isRetrying: isLoading,
});
