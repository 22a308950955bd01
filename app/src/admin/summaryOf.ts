import type { SWRResponse } from 'swr';
import type { ApiError } from '../api/client.ts';
import type { Summary } from '../pages/admin/ListSummary.tsx';

/** The counts above a list, as its page takes them. */
export const summaryOf = <Counts>({
  data,
  error,
  isLoading,
  mutate,
}: SWRResponse<Counts, ApiError>): Summary<Counts> => ({
  data,
  isFailing: error !== undefined,
  onRetry: () => void mutate(),
  isRetrying: isLoading,
});
