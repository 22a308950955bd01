import type { SWRResponse } from 'swr';
import { useSession } from '../session/session.ts';
import type { QueryKey } from './queryKey.ts';
import { type ResponseOf, type ApiError, callSignedIn, type RequestOf, type SessionKey } from './client.ts';
import { type ItemOf, listAll } from './listAll.ts';
import { useCachedQuery } from './useCachedQuery.ts';

/** Returns the key of a response for the signed-in user; null without a session. */
export function useSessionKey(key: SessionKey, request: object): QueryKey | null {
  const userId = useSession()?.user.id;
  return userId === undefined ? null : [key, request, userId];
}

/** Queries an operation for the signed-in user. Without a session nothing is fetched. */
export function useSessionQuery<K extends SessionKey>(
  key: K,
  request: RequestOf<K>,
): SWRResponse<ResponseOf<K>, ApiError> {
  return useCachedQuery(useSessionKey(key, request), () => callSignedIn<K>(key, request));
}

/** Queries all pages of a list for the signed-in user. If the request is null, nothing is fetched. */
export function useSessionList<K extends SessionKey>(
  key: K,
  request: RequestOf<K> | null,
): SWRResponse<ItemOf<K>[], ApiError> {
  const sessionKey = useSessionKey(key, request ?? {});
  return useCachedQuery(request && sessionKey, () =>
    listAll<K>(callSignedIn<K>, key, request as RequestOf<K>),
  );
}
