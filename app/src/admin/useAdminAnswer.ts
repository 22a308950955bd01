import { useSWRConfig, type SWRResponse } from 'swr';
import { isAnswerOf } from '../api/answerKey.ts';
import type { AdminKey, AnswerOf, ApiError, RequestOf } from '../api/client.ts';
import { useSessionKey } from '../api/useAnswer.ts';
import { useKept } from '../api/useKept.ts';
import { callAdmin } from './callAdmin.ts';

/** The answer of an operation that needs the admin role. */
export function useAdminAnswer<K extends AdminKey>(
  key: K,
  request: RequestOf<K>,
): SWRResponse<AnswerOf<K>, ApiError> {
  return useKept(useSessionKey(key, request), () => callAdmin(key, request));
}

/** Asks again for whatever is on screen of these operations, after a change that touches them. */
export function useAskAgain(keys: readonly AdminKey[]): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all(keys.map((key) => mutate(isAnswerOf(key))));
  };
}
