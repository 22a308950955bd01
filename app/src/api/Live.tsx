import { useEffect, useEffectEvent } from 'react';
import type { LiveProps } from './live.ts';
import { useCachedQuery } from './useCachedQuery.ts';

/** Asks the API and tells what it answers; renders nothing. */
export default function Live({ queryKey, read, onAnswer }: LiveProps): null {
  const { data, error, isLoading, isValidating, mutate } = useCachedQuery(queryKey, read);
  const tell = useEffectEvent(onAnswer);
  const isAsking = isLoading || (isValidating && error !== undefined);
  useEffect(() => {
    tell({ data, error, isLoading: isAsking, retry: () => void mutate() });
  }, [data, error, isAsking, mutate]);
  return null;
}
