import type * as z from 'zod';
import type { Operation } from './api/operation.ts';
import type { AllOperations } from './operations.ts';
import type { Problem } from './api/problem.ts';
import { refusalSentence } from './api/refusal-sentences.ts';

type PathOf<O> = O extends { params: infer P extends z.ZodType }
  ? { path: { [K in keyof z.input<P>]: string | number } }
  : object;
type QueryOf<O> = O extends { query: infer Q extends z.ZodType }
  ? { query?: Partial<Record<keyof z.input<Q>, string | number>> }
  : object;
type BodyOf<O> = O extends { body: infer B extends z.ZodType }
  ? O extends { idempotent: true }
    ? { body: z.input<B>; idempotencyKey?: string }
    : { body: z.input<B> }
  : O extends { idempotent: true }
    ? { idempotencyKey?: string }
    : object;
type ResponseBody<O extends Operation> = {
  [S in keyof O['responses']]: O['responses'][S] extends z.ZodType ? z.output<O['responses'][S]> : undefined;
}[keyof O['responses']];

/** The requests and responses of all operations, each computed once: unions of them are too large for the compiler. */
type Requests = {
  [Id in keyof AllOperations as AllOperations[Id]['route']]: PathOf<AllOperations[Id]> &
    QueryOf<AllOperations[Id]> &
    BodyOf<AllOperations[Id]>;
};
type Responses = {
  [Id in keyof AllOperations as AllOperations[Id]['route']]: ResponseBody<AllOperations[Id]>;
};

/** The method and path of an operation, such as `GET /api/me`. */
export type OperationKey = keyof Requests;

/** The request of an operation: path parameters, query, body. */
export type RequestOf<K extends OperationKey> = Requests[K];
/** The body of a successful response. */
export type ResponseOf<K extends OperationKey> = Responses[K];

/** An error response of the API, or a failure to reach it (`status` 0). */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ApiError';
    this.problem = problem;
  }
  get status(): number {
    return this.problem.status;
  }
}

type AnyRequest = {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  idempotencyKey?: string;
};

/** Builds the URL of an operation from its key, path parameters and query. */
export function urlOf<K extends OperationKey>(key: K, request: RequestOf<K>): string {
  const { path = {}, query = {} } = request as AnyRequest;
  const pathname = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search ? `${pathname}?${search}` : pathname;
}

async function problemOf(response: Response): Promise<Problem> {
  const { status, statusText, headers } = response;
  const fallback: Problem = { type: 'about:blank', title: statusText || 'Error', status };
  const refusal = { ...fallback, detail: refusalSentence(status) };
  if (!headers.get('content-type')?.includes('json')) return refusal;
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return body && typeof body.title === 'string' ? { ...fallback, ...body } : refusal;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Calls an operation with `send` (fetch, or a fetch that adds the session) and returns the response with its body unread.
 * Throws an ApiError for an error response, and one with status 0 when the service cannot be reached.
 */
export async function callForResponse<K extends OperationKey>(
  send: Send,
  key: K,
  request: RequestOf<K>,
): Promise<Response> {
  const { body, idempotencyKey } = request as AnyRequest;
  const method = key.slice(0, key.indexOf(' '));
  const text = body === undefined ? undefined : JSON.stringify(body);
  const init: RequestInit = {
    method,
    // The request completes even if the user leaves the page. Browsers allow 64 KB of such bodies in total.
    ...(method !== 'GET' && (text?.length ?? 0) < 4096 && { keepalive: true }),
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(text !== undefined && { body: text }),
  };
  let response: Response;
  try {
    response = await send(urlOf(key, request), init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError({
      type: 'about:blank',
      title: 'We could not reach the server. Check your connection and try again.',
      status: 0,
    });
  }
  if (!response.ok) throw new ApiError(await problemOf(response));
  return response;
}

/** Calls an operation and returns the response body. Throws the same errors as `callForResponse`. */
export async function call<K extends OperationKey>(
  send: Send,
  key: K,
  request: RequestOf<K>,
): Promise<ResponseOf<K>> {
  const response = await callForResponse(send, key, request);
  return (response.status === 204 ? undefined : await response.json()) as ResponseOf<K>;
}
