import { call } from '@redwhiteandcode/contract/client.ts';
import { sessionStore } from '../session/session.ts';
import type { ResponseOf, RequestOf, SessionKey } from './client.ts';
import { fetchWith } from './sessionFetch.ts';

/** Calls an operation as `callSignedIn` does, and returns the response's status with its body. */
export async function callForStatus<K extends SessionKey>(
  key: K,
  request: RequestOf<K>,
): Promise<{ status: number; body: ResponseOf<K> }> {
  const send = fetchWith(sessionStore(), fetch);
  let status = 0;
  const body = await call<K>(
    async (url, init) => {
      const response = await send(url, init);
      status = response.status;
      return response;
    },
    key,
    request,
  );
  return { status, body };
}
