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
import type { LiveAnswer, LiveProps } from './live.ts';
import { useHydrated } from '../frame/useHydrated.ts';

/** Asks the API; loaded once the page can be used, since a public page shows something true before. */
const Live = lazy<ComponentType<LiveProps>>(() =>
  import('./Live.tsx').catch((error: unknown) => {
    console.error(error);
    return import('./LiveUnreachable.tsx');
  }),
);

const pending: LiveAnswer<never> = { data: undefined, error: undefined, isLoading: true, retry: () => {} };
const idle: LiveAnswer<never> = { ...pending, isLoading: false };

/** An answer and the element that asks for it, which the page must render. */
export type Fed<Data> = [answer: LiveAnswer<Data>, feed: ReactNode];

function useLive<Data>(key: QueryKey | null, read: () => Promise<Data>): Fed<Data> {
  const isHydrated = useHydrated();
  const entry = key && JSON.stringify(key);
  const [held, setHeld] = useState<{ entry: string; answer: LiveAnswer<Data> }>();
  if (!key || !entry) return [idle, null];
  const feed = isHydrated && (
    <Suspense fallback={null}>
      <Live
        key={entry}
        queryKey={key}
        read={read}
        onAnswer={(answer) => startTransition(() => setHeld({ entry, answer: answer as LiveAnswer<Data> }))}
      />
    </Suspense>
  );
  return [held?.entry === entry ? held.answer : pending, feed];
}

/** The answer of an operation that anyone may call; null as request asks for nothing. */
export function usePublicQuery<K extends PublicKey>(
  key: K,
  request: RequestOf<K> | null,
): Fed<ResponseOf<K>> {
  return useLive(request && [key, request], () => callPublic(key, request as RequestOf<K>));
}

/** A whole list that anyone may read. */
export function usePublicList<K extends PublicKey>(key: K, request: RequestOf<K>): Fed<ItemOf<K>[]> {
  return useLive([key, request], () => listAll(callPublic, key, request));
}

/**
 * A whole list that anyone may read: the built-in rows until, and unless, the API returns some. The second part is the
 * element that asks, to be rendered.
 */
export function useListOr<K extends PublicKey, Row>(
  builtIn: readonly Row[],
  key: K,
  request: RequestOf<K>,
): [rows: readonly (Row | ItemOf<K>)[], feed: ReactNode] {
  const [{ data, error }, feed] = usePublicList(key, request);
  useEffect(() => {
    if (error) console.error(`${key} failed; the built-in list is shown.`, error);
  }, [error, key]);
  return [data && data.length > 0 ? data : builtIn, feed];
}
