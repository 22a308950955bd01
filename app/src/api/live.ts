import type { QueryKey } from './queryKey.ts';
import type { ApiError } from './client.ts';

/** How a question to the API stands. */
export interface LiveAnswer<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** What the component that asks is given. */
export interface LiveProps {
  queryKey: QueryKey;
  read: () => Promise<unknown>;
  /** Called whenever the answer changes. */
  onAnswer: (answer: LiveAnswer<unknown>) => void;
}
