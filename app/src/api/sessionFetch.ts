import { sessionEnded } from '@redwhiteandcode/lambdas/contract/session-ended.ts';
import type { SessionStore } from '../session/sessionStore.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A fetch that carries the session's token. A 401 is answered by one refresh, shared with all other requests that wait,
 * and one more try; without a session the answer is a 401 that never left this machine.
 */
export function fetchWith(store: Pick<SessionStore, 'accessToken' | 'replaceToken'>, fetch: Fetch): Fetch {
  const send = (token: string, url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(url, { ...init, headers });
  };
  return async (url, init) => {
    const token = await store.accessToken();
    if (token === null) return refuseUnsent();
    const answer = await send(token, url, init);
    if (answer.status !== 401) return answer;
    const replacement = await store.replaceToken(token);
    return replacement === null ? answer : send(replacement, url, init);
  };
}

const refuseUnsent = (): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: sessionEnded,
    },
    { status: 401, headers: { 'content-type': 'application/problem+json' } },
  );
