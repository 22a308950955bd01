import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from './client.ts';
import type { QueryKey } from './queryKey.ts';
import { useCachedQuery } from './useCachedQuery.ts';

/** The state of a query. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** The props of a component that runs a query. */
export interface QueryRunnerProps {
  queryKey: QueryKey;
  read: () => Promise<unknown>;
  /** Called whenever the state changes. */
  onChange: (state: QueryState<unknown>) => void;
}

/** Runs a query and reports its state. Renders nothing. */
export default function QueryRunner({ queryKey, read, onChange }: QueryRunnerProps): null {
  const { data, error, isLoading, isValidating, mutate } = useCachedQuery(queryKey, read);
  const report = useEffectEvent(onChange);
  const isFetching = isLoading || (isValidating && error !== undefined);
  useEffect(() => {
    report({ data, error, isLoading: isFetching, retry: () => void mutate() });
  }, [data, error, isFetching, mutate]);
  return null;
}
