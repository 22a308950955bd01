import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../http/escape-html.ts';
import { readBody, requestTarget } from '../../http/request.ts';
import type { Pool } from '../pool/config.ts';

/** A request to a pool's domain. */
export interface PageRequest {
  /** The pool, which has a domain. */
  pool: Pool & { domain: string };
  method: string;
  /** The path below the domain, such as `/oauth2/token`. */
  path: string;
  query: URLSearchParams;
  /** The fields of a form; empty for another body. */
  form: URLSearchParams;
  authorization: string | undefined;
  cookies: ReadonlyMap<string, string>;
}

/** A response of a pool's domain. */
export interface PageResponse {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string;
}

/** A request that is answered with a page for the person, because there is no URL to redirect to. */
export class PageError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Creates a redirect that adds parameters to a URL. */
export function redirect(url: string, parameters: Record<string, string | undefined> = {}): PageResponse {
  const target = new URL(url);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) target.searchParams.set(name, value);
  return { status: 302, headers: { location: target.href } };
}

/** Creates a JSON response. */
export const json = (status: number, value: unknown): PageResponse => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(value),
});

/** Creates a page with one sentence. */
export const page = (status: number, sentence: string): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  },
  body: `<!doctype html><html lang="en"><title>Sign-in</title><h1>Sign-in</h1><p>${escapeHtml(sentence)}</p></html>`,
});

/**
 * Returns parameters by name. Throws a PageError for one that is given twice (RFC 6749, section 3.1) and, in a request of a
 * client, for one that is not supported. Providers add parameters of their own, which are ignored.
 */
export function readParameters<N extends string>(
  parameters: URLSearchParams,
  names: readonly N[],
  sender: 'client' | 'provider' = 'client',
): Partial<Record<N, string>> {
  const values: Partial<Record<string, string>> = {};
  for (const [name, value] of parameters) {
    const isKnown = (names as readonly string[]).includes(name);
    if (!isKnown && sender === 'provider') continue;
    if (!isKnown) throw new PageError(`Not implemented here: the parameter ${name}.`);
    if (values[name] !== undefined) throw new PageError(`The parameter ${name} is given twice.`);
    values[name] = value;
  }
  return values as Partial<Record<N, string>>;
}

const MAX_BODY_BYTES = 200_000;

function readCookies(header = ''): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return new Map(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, value]] : [])));
}

/** Reads a request to a pool's domain. Resolves to undefined for one that was aborted; throws a PageError for a large one. */
export async function readRequest(
  message: IncomingMessage,
  pool: PageRequest['pool'],
): Promise<PageRequest | undefined> {
  const body = await readBody(message, MAX_BODY_BYTES);
  if (body === 'aborted') return undefined;
  if (body === 'too large') throw new PageError('The request is too large.', 413);
  const { path, query } = requestTarget(message);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(message.headers['content-type'] ?? '');
  return {
    pool,
    method: message.method ?? '',
    path: path.slice(new URL(pool.domain).pathname.replace(/\/$/, '').length),
    query: new URLSearchParams(query),
    form: new URLSearchParams(isForm ? body.toString() : ''),
    authorization: message.headers.authorization,
    cookies: readCookies(message.headers.cookie),
  };
}

/** Sends a response. No browser stores or frames one, and none tells the next site its address. */
export function send(response: ServerResponse, { status, headers, body = '' }: PageResponse): void {
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(body);
}
