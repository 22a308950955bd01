import { useEffect } from 'react';
import useSWR, {
  type Cache,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { ApiError } from './client.ts';
import type { QueryKey } from './queryKey.ts';
import { createRetention, type Retention } from './retention.ts';
import { retryDelay } from './retry.ts';

const retentions = new WeakMap<Cache, Retention>();

function retentionOf(cache: Cache): Retention {
  const retention = retentions.get(cache) ?? createRetention((entry) => cache.delete(entry));
  retentions.set(cache, retention);
  return retention;
}

const retryOnError: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  _key,
  _config,
  revalidate,
  { retryCount },
) => {
  const delay = retryDelay(error instanceof ApiError ? error.status : 0, retryCount);
  if (delay !== undefined) setTimeout(() => void revalidate({ retryCount }), delay);
};

/** Returns the response with this key: cached, revalidated, retried after failures, and removed when no screen shows it. */
export function useCachedQuery<Data>(
  key: QueryKey | null,
  read: () => Promise<Data>,
  /** Returns the previous key's data while this key's is loading. */
  { keepPreviousData = false } = {},
): SWRResponse<Data, ApiError> {
  const { cache } = useSWRConfig();
  const entry = key && unstable_serialize(key);
  useEffect(() => (entry ? retentionOf(cache).retain(entry) : undefined), [cache, entry]);
  return useSWR<Data, ApiError>(key, read, { onErrorRetry: retryOnError, keepPreviousData });
}
