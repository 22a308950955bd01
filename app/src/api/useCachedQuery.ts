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

const askAgain: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  _key,
  _config,
  ask,
  { retryCount },
) => {
  const delay = retryDelay(error instanceof ApiError ? error.status : 0, retryCount);
  if (delay !== undefined) setTimeout(() => void ask({ retryCount }), delay);
};

/** An answer of the API by its key: kept, asked for again in time and after failures, and collected when long unseen. */
export function useCachedQuery<Data>(
  key: QueryKey | null,
  read: () => Promise<Data>,
  /** Answers what another key brought while this one's is on its way. */
  { keepPreviousData = false } = {},
): SWRResponse<Data, ApiError> {
  const { cache } = useSWRConfig();
  const entry = key && unstable_serialize(key);
  useEffect(() => (entry ? retentionOf(cache).retain(entry) : undefined), [cache, entry]);
  return useSWR<Data, ApiError>(key, read, { onErrorRetry: askAgain, keepPreviousData });
}
