import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CORSRule } from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import type { Answer } from './answer.ts';
import { corsHeaders, preflight } from './cors.ts';
import { createdEvent } from './created-event.ts';
import { diskStorage } from './disk-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { ObjectStore } from './object-store.ts';
import { operate } from './operations.ts';
import { parseRequest, type S3Request } from './request-target.ts';
import { S3Error } from './s3-error.ts';
import type { Credentials } from '../signature-v4.ts';

/** How the embedded S3 is set up. */
export interface S3Options {
  /** Where objects are kept; in memory when absent. One process at a time. */
  dir?: string | undefined;
  /** 0, the default, takes any free port. */
  port?: number | undefined;
  /** 127.0.0.1 by default. */
  host?: string | undefined;
  credentials: Credentials;
  /** Buckets created if they are not there, with their CORS rules. */
  buckets: { name: string; cors?: CORSRule[] | undefined }[];
  /** Hears of every object stored, as an S3 event notification. */
  onObjectCreated?: ((event: S3Event) => void) | undefined;
  /** Hears what made the server answer 500; logs it by default. */
  onError?: ((error: unknown) => void) | undefined;
}

/** A running server. */
export interface EmbeddedS3 {
  endpoint: string;
  close: () => Promise<void>;
}

/** Starts an S3-compatible server for path-style requests. `close` waits for what is under way. */
export async function startS3(options: S3Options): Promise<EmbeddedS3> {
  const store = new ObjectStore(options.dir === undefined ? memoryStorage() : diskStorage(options.dir));
  for (const { name } of options.buckets) store.createBucket(name);
  const rules = new Map(options.buckets.map(({ name, cors }) => [name, cors]));
  const onError = options.onError ?? ((error) => console.error('[s3]', error));
  const pending = new Set<Promise<void>>();

  async function respond(request: S3Request, requestId: string): Promise<Answer> {
    if (request.method === 'OPTIONS') return preflight(request, rules.get(request.bucket));
    return operate(request, {
      store,
      credentials: options.credentials,
      created(how, bucket, object) {
        const sourceIp = request.message.socket.remoteAddress ?? '127.0.0.1';
        queueMicrotask(() => {
          try {
            options.onObjectCreated?.(createdEvent(how, bucket, object, { requestId, sourceIp }));
          } catch (error) {
            onError(error);
          }
        });
      },
    });
  }

  async function handle(message: IncomingMessage, res: ServerResponse): Promise<void> {
    const requestId = randomBytes(8).toString('hex').toUpperCase();
    res.setHeader('x-amz-request-id', requestId);
    try {
      const request = parseRequest(message);
      setHeaders(res, corsHeaders(request, rules.get(request.bucket)));
      await send(res, await respond(request, requestId));
    } catch (error) {
      // The client is gone: nothing is wrong here, and no one to answer.
      if (res.destroyed || message.errored) return;
      if (!(error instanceof S3Error)) onError(error);
      refuse(message, res, toS3Error(error), requestId);
    } finally {
      // What the client still sends of a refused upload is let through unread, so that it reads the answer.
      message.resume();
    }
  }

  const server = createServer((message, res) => {
    const work = handle(message, res);
    pending.add(work);
    void work.finally(() => pending.delete(work));
  });
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  async function shut(): Promise<void> {
    const closed = once(server, 'close');
    server.close().closeAllConnections();
    await closed;
    await Promise.all(pending);
  }
  return {
    endpoint: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    close: () => (closing ??= shut()),
  };
}

async function send(res: ServerResponse, { status, headers = {}, body }: Answer): Promise<void> {
  setHeaders(res, headers);
  if (body instanceof Readable) {
    res.writeHead(status);
    await pipeline(body, res);
  } else {
    if (body !== undefined) res.setHeader('content-length', Buffer.byteLength(body));
    res.writeHead(status).end(body);
  }
}

function refuse(message: IncomingMessage, res: ServerResponse, error: S3Error, requestId: string): void {
  if (res.headersSent) return void res.destroy();
  const resource = (message.url ?? '/').split('?')[0] ?? '/';
  const body = message.method === 'HEAD' ? undefined : error.toXml(resource, requestId);
  for (const name of ['content-length', 'etag', 'content-range', 'last-modified']) res.removeHeader(name);
  res.setHeader('content-type', 'application/xml');
  res.writeHead(error.status).end(body);
}

function setHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

const toS3Error = (error: unknown) =>
  error instanceof S3Error
    ? error
    : new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.');
