import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ListenOptions, type RunningServer, startServer } from '../http/server.ts';
import { requestTarget } from '../http/request.ts';
import type { AccountOptions } from '../iam/signature-check.ts';
import { diskStorage } from './disk-storage.ts';
import { ObjectStore } from './object-store.ts';
import { operate } from './operations.ts';
import { parseRequest, type S3Response } from './request.ts';
import { S3Error } from './s3-error.ts';

/** How the S3 emulator is set up. */
export interface S3Options extends ListenOptions, AccountOptions {
  /** The folder that stores the objects, for one process at a time. */
  dir: string;
  /** The names of the buckets, which are created unless they exist. */
  buckets: readonly string[];
}

/** Starts an S3 server for path-style requests. */
export function startS3(options: S3Options): Promise<RunningServer> {
  const { dir, buckets } = options;
  const store = new ObjectStore(diskStorage(dir));
  for (const name of buckets) store.createBucket(name);

  return startServer(async (message, response) => {
    const requestId = randomBytes(8).toString('hex').toUpperCase();
    response.setHeader('x-amz-request-id', requestId);
    try {
      await send(response, await operate(parseRequest(message), store, options));
    } catch (error) {
      // The client has disconnected: there is nothing to log and no one to respond to.
      if (response.destroyed || message.errored) return;
      if (!(error instanceof S3Error)) console.error('S3:', error);
      sendError(message, response, error instanceof S3Error ? error : internalError(), requestId);
    } finally {
      // Discard the rest of a refused upload, so that the client reads the response.
      message.resume();
    }
  }, options);
}

async function send(response: ServerResponse, { status, headers = {}, body }: S3Response): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body instanceof Readable) {
    response.writeHead(status);
    return pipeline(body, response);
  }
  if (body !== undefined) {
    response.setHeader('content-type', 'application/xml');
    response.setHeader('content-length', Buffer.byteLength(body));
  }
  response.writeHead(status).end(body);
}

function sendError(
  message: IncomingMessage,
  response: ServerResponse,
  error: S3Error,
  requestId: string,
): void {
  if (response.headersSent) return void response.destroy();
  const { path } = requestTarget(message);
  for (const name of ['content-length', 'etag', 'content-range', 'last-modified'])
    response.removeHeader(name);
  response.setHeader('content-type', 'application/xml');
  const body = message.method === 'HEAD' ? undefined : error.toXml(path, requestId);
  response.writeHead(error.status).end(body);
}

const internalError = () =>
  new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.');
