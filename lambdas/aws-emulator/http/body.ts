import type { IncomingMessage } from 'node:http';

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
