import { useEffect, useEffectEvent } from 'react';
import { ApiError } from './client.ts';
import type { QueryRunnerProps } from './QueryRunner.tsx';

const problem = { type: 'about:blank', title: 'This part of the page could not be loaded.', status: 0 };

/** Replaces a query runner that could not be loaded: reports a failure, and reloads the page to retry. */
export default function UnavailableQueryRunner({ onChange }: QueryRunnerProps): null {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const error = new ApiError(problem);
    report({ data: undefined, error, isLoading: false, retry: () => location.reload() });
  }, []);
  return null;
}
