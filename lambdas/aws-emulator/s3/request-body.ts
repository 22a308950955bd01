import type { IncomingMessage } from 'node:http';
import { decodeAwsChunked } from './aws-chunked.ts';
import type { S3Request } from './request-target.ts';
import { notImplemented, S3Error } from './s3-error.ts';

const MAX_XML_BYTES = 2 * 1024 * 1024;

/** A request's bytes as they arrive. Stopping early leaves the connection open for the answer. */
export async function* chunksOf(message: IncomingMessage): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of message.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
}

/**
 * The object in the body of a `PutObject`, without `aws-chunked` framing; trailer headers go into `trailers`.
 * Throws 501 for chunks signed one by one and 411 for a body of unknown length, which S3 does not take either.
 */
export function objectBody(request: S3Request, trailers: Map<string, string>): AsyncGenerator<Uint8Array> {
  const payload = request.header('x-amz-content-sha256') ?? '';
  const framed = payload.startsWith('STREAMING-');
  if (framed && payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER')
    throw notImplemented(`payloads of ${payload}`);
  const length = framed ? request.header('x-amz-decoded-content-length') : request.header('content-length');
  if (length === undefined) {
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  const body = chunksOf(request.message);
  return framed ? exactly(Number(length), decodeAwsChunked(body, trailers)) : body;
}

/** The whole of a small XML body. Throws `EntityTooLarge` over 2 MB. */
export async function xmlBody(request: S3Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request.message)) {
    size += chunk.length;
    if (size > MAX_XML_BYTES) throw new S3Error(400, 'EntityTooLarge', 'Your request was too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* exactly(
  length: number,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    yield chunk;
  }
  if (size !== length) {
    const message = 'You did not provide the number of bytes specified by x-amz-decoded-content-length.';
    throw new S3Error(400, 'IncompleteBody', message);
  }
}
