import { useEffect } from 'react';
import { type ApiError, callPublic, type PublicKey, type RequestOf, type ResponseOf } from './client.ts';
import { type ItemOf, listAll } from './listAll.ts';
import type { QueryKey } from './queryKey.ts';
import { useCachedQuery } from './useCachedQuery.ts';

/** The state of a query. */
export interface PublicQuery<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  /** Whether the first response is on its way, or a retry. */
  isLoading: boolean;
  retry: () => void;
}

function useQuery<Data>(key: QueryKey | null, read: () => Promise<Data>): PublicQuery<Data> {
  const { data, error, isLoading, isValidating, mutate } = useCachedQuery(key, read);
  return {
    data,
    error,
    isLoading: isLoading || (isValidating && error !== undefined),
    retry: () => void mutate(),
  };
}

/** Queries an operation that anyone may call. If the request is null, nothing is fetched. */
export const usePublicQuery = <K extends PublicKey>(
  key: K,
  request: RequestOf<K> | null,
): PublicQuery<ResponseOf<K>> =>
  useQuery(request && [key, request], () => callPublic(key, request as RequestOf<K>));

/** Queries a whole list that anyone may read. */
export const usePublicList = <K extends PublicKey>(key: K, request: RequestOf<K>): PublicQuery<ItemOf<K>[]> =>
  useQuery([key, request], () => listAll(callPublic, key, request));

/** Queries a whole list that anyone may read. Returns the built-in rows until the API returns some. */
export function useListOr<K extends PublicKey, Row>(
  builtIn: readonly Row[],
  key: K,
  request: RequestOf<K>,
): readonly (Row | ItemOf<K>)[] {
  const { data, error } = usePublicList(key, request);
  useEffect(() => {
    if (error) console.error(`${key} failed; the built-in list is shown.`, error);
  }, [error, key]);
  return data && data.length > 0 ? data : builtIn;
}
