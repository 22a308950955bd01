import type { ApiError } from '../api/client.ts';
import type { NoRecord } from '../pages/admin/RecordState.tsx';

interface Answer {
  error: ApiError | undefined;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
}

/** Says why an answer has no record; an id that no record can have is refused with 400. */
export function noRecord({ error, isLoading, mutate }: Answer): NoRecord {
  if (error?.status === 404 || error?.status === 400) return { state: 'missing' };
  if (error) return { state: 'failed', onRetry: () => void mutate(), isRetrying: isLoading };
  return { state: 'loading' };
}
