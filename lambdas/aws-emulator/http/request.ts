import type { IncomingMessage } from 'node:http';

/** Splits a request's target at its first `?`, both halves as sent; an absolute-form target loses its origin. */
export function requestTarget({ url = '/' }: IncomingMessage): { path: string; query: string } {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  return { path: path || '/', query: query.join('?') };
}

/**
 * Reads a request body of at most `limit` bytes. Resolves to `too large` beyond the limit, and discards the rest so
 * that the client can read the response; resolves to `aborted` when the client disconnects. Never rejects.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too large' | 'aborted'> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = Number(request.headers['content-length'] ?? 0) > limit ? limit : 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      chunks = [];
      resolve('too large');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('aborted'));
    request.on('close', () => resolve('aborted'));
  });
}
