import type { IncomingMessage } from 'node:http';

/** A request's body, or why there is none: over the limit, or the client went away. */
export type BodyOutcome = { kind: 'body'; body: Buffer } | { kind: 'tooLarge' } | { kind: 'aborted' };

/**
 * Reads a body of at most `limit` bytes. Past the limit what was held is let go and the rest is discarded as it
 * arrives, so the answer can be sent on the same connection. Never rejects.
 */
export function readBody(req: IncomingMessage, limit: number): Promise<BodyOutcome> {
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    req.resume();
    req.on('error', ignoreReset);
    return Promise.resolve({ kind: 'tooLarge' });
  }
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      chunks = [];
      resolve({ kind: 'tooLarge' });
    });
    req.on('end', () => resolve({ kind: 'body', body: Buffer.concat(chunks) }));
    req.on('error', () => resolve({ kind: 'aborted' }));
    req.on('close', () => resolve({ kind: 'aborted' }));
  });
}

/** A reset after the answer is decided changes nothing: there is no one left to tell. */
function ignoreReset(): void {
  return;
}
