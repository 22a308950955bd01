import {
  ApiError,
  call,
  callForResponse,
  type RequestOf,
  type ResponseOf,
} from '@redwhiteandcode/contract/client.ts';
import type { Access } from '@redwhiteandcode/contract/api/operation.ts';
import type { Session } from '@redwhiteandcode/contract/identity/operations.ts';
import type { AllOperations } from '@redwhiteandcode/contract/operations.ts';
import { sessionStore } from '../session/session.ts';
import { fetchWith } from './sessionFetch.ts';

type KeysWith<A extends Access> = {
  [Id in keyof AllOperations]: AllOperations[Id]['access'] extends A ? AllOperations[Id]['route'] : never;
}[keyof AllOperations];

/** Operations that anyone may call. */
export type PublicKey = KeysWith<'public'>;
/** Operations that need a session. */
export type SessionKey = KeysWith<'user' | 'company' | 'admin'>;
/** Operations that need the admin role. */
export type AdminKey = KeysWith<'admin'>;
/** Operations of a company's rooms. */
export type CompanyKey = KeysWith<'company'>;

export type { ResponseOf, RequestOf };
export { ApiError };

/** Calls an operation that anyone may call; no token is sent. Throws an ApiError. */
export function callPublic<K extends PublicKey>(key: K, request: RequestOf<K>): Promise<ResponseOf<K>> {
  return call(fetch, key, request);
}

/** Calls an operation with the session's token, refreshed if needed. Throws an ApiError; 401 means that the session has ended. */
export function callSignedIn<K extends SessionKey>(key: K, request: RequestOf<K>): Promise<ResponseOf<K>> {
  return call<K>(fetchWith(sessionStore(), fetch), key, request);
}

/** Calls an operation like `callSignedIn`, and returns the unread response. The signal aborts it. */
export function responseSignedIn<K extends SessionKey>(
  key: K,
  request: RequestOf<K>,
  signal: AbortSignal,
): Promise<Response> {
  const send = fetchWith(sessionStore(), fetch);
  return callForResponse<K>((url, init) => send(url, { ...init, signal }), key, request);
}

/**
 * Calls an operation that ends the session. Then stores the new session that `next` returns, or signs out if it returns
 * null. No tab refreshes its token during the call. Throws an ApiError.
 */
export function exchangeSession<K extends SessionKey>(
  key: K,
  request: RequestOf<K>,
  next: (response: ResponseOf<K>) => Session | null | Promise<Session | null>,
): Promise<void> {
  return sessionStore().exchange(async (token) => {
    const withoutRetry = { accessToken: async () => token, replaceToken: async () => null };
    return next(await call<K>(fetchWith(withoutRetry, fetch), key, request));
  });
}
