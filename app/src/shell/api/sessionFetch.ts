import type { SessionStore } from '../session/sessionStore.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Returns a fetch that sends the session's token. After a 401 it refreshes the token, together with all waiting requests,
 * and retries once. Without a session it returns a 401 without a request.
 */
export function fetchWith(store: Pick<SessionStore, 'accessToken' | 'replaceToken'>, fetch: Fetch): Fetch {
  const send = (token: string, url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(url, { ...init, headers });
  };
  return async (url, init) => {
    const token = await store.accessToken();
    if (token === null) return new Response(null, { status: 401 });
    const response = await send(token, url, init);
    if (response.status !== 401) return response;
    const newToken = await store.replaceToken(token);
    return newToken === null ? response : send(newToken, url, init);
  };
}
