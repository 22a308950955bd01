import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type { QueryKey } from './queryKey.ts';
import { type ResponseOf, callPublic, type PublicKey, type RequestOf } from './client.ts';
import { type ItemOf, listAll } from './listAll.ts';
import type { QueryRunnerProps, QueryState } from './QueryRunner.tsx';
import { useHydrated } from '../frame/useHydrated.ts';

/** Loaded after hydration, because public pages show prerendered or built-in data first. */
const QueryRunner = lazy<ComponentType<QueryRunnerProps>>(() =>
  import('./QueryRunner.tsx').catch((error: unknown) => {
    console.error(error);
    return import('./UnavailableQueryRunner.tsx');
  }),
);

const pending: QueryState<never> = { data: undefined, error: undefined, isLoading: true, retry: () => {} };
const idle: QueryState<never> = { ...pending, isLoading: false };

/** A query's state, and the element that runs the query: the page must render it. */
export type PublicQuery<Data> = [state: QueryState<Data>, queryElement: ReactNode];

function useQueryElement<Data>(key: QueryKey | null, read: () => Promise<Data>): PublicQuery<Data> {
  const isHydrated = useHydrated();
  const id = key && JSON.stringify(key);
  const [latest, setLatest] = useState<{ id: string; state: QueryState<Data> }>();
  if (!key || !id) return [idle, null];
  const queryElement = isHydrated && (
    <Suspense fallback={null}>
      <QueryRunner
        key={id}
        queryKey={key}
        read={read}
        onChange={(state) => startTransition(() => setLatest({ id, state: state as QueryState<Data> }))}
      />
    </Suspense>
  );
  return [latest?.id === id ? latest.state : pending, queryElement];
}

/** Queries an operation that anyone may call. If the request is null, nothing is fetched. */
export function usePublicQuery<K extends PublicKey>(
  key: K,
  request: RequestOf<K> | null,
): PublicQuery<ResponseOf<K>> {
  return useQueryElement(request && [key, request], () => callPublic(key, request as RequestOf<K>));
}

/** Queries a whole list that anyone may read. */
export function usePublicList<K extends PublicKey>(key: K, request: RequestOf<K>): PublicQuery<ItemOf<K>[]> {
  return useQueryElement([key, request], () => listAll(callPublic, key, request));
}

/**
 * Queries a whole list that anyone may read. Returns the built-in rows until the API returns some, and the element that
 * runs the query: the page must render it.
 */
export function useListOr<K extends PublicKey, Row>(
  builtIn: readonly Row[],
  key: K,
  request: RequestOf<K>,
): [rows: readonly (Row | ItemOf<K>)[], queryElement: ReactNode] {
  const [{ data, error }, queryElement] = usePublicList(key, request);
  useEffect(() => {
    if (error) console.error(`${key} failed; the built-in list is shown.`, error);
  }, [error, key]);
  return [data && data.length > 0 ? data : builtIn, queryElement];
}
