import { useEffect, useEffectEvent } from 'react';
import { ApiError } from './client.ts';
import type { LiveProps } from './live.ts';

const problem = { type: 'about:blank', title: 'This part of the page could not be loaded.', status: 0 };

/** Stands in where the part that asks the API could not be loaded: the answer is a failure, retried by loading anew. */
export default function LiveUnreachable({ onAnswer }: LiveProps): null {
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    tell({ data: undefined, error: new ApiError(problem), isLoading: false, retry: () => location.reload() });
  }, []);
  return null;
}
