import type { IncomingMessage } from 'node:http';

/** Splits a request's target at its first `?`, both halves as sent; an absolute-form target loses its origin. */
export function requestTarget({ url = '/' }: IncomingMessage): { path: string; query: string } {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  return { path: path || '/', query: query.join('?') };
}
