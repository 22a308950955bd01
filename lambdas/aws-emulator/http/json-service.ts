import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './body.ts';
import { type ListenOptions, type RunningServer, startServer } from './server.ts';

/** An error that a service returns with status 400: `name` is the exception's name. */
export class ServiceError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** How a service with AWS's JSON protocol is set up. */
export interface JsonServiceOptions extends ListenOptions {
  contentType: string;
  /** Runs a request and returns the response body. A thrown `ServiceError` becomes an error response. */
  operate: (request: IncomingMessage, body: () => unknown) => Promise<unknown>;
}

const MAX_BODY_BYTES = 10_000_000;

function parseBody(body: Buffer | 'too large'): unknown {
  if (body === 'too large')
    throw new ServiceError('RequestEntityTooLargeException', 'The request is too large.');
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new ServiceError('SerializationException', 'The body is not JSON.');
  }
}

/** Starts a server for a service with AWS's JSON protocol. */
export function startJsonService({
  contentType,
  operate,
  ...listen
}: JsonServiceOptions): Promise<RunningServer> {
  const send = (response: ServerResponse, status: number, body: unknown, errorName?: string) =>
    void response
      .writeHead(status, {
        'content-type': contentType,
        'x-amzn-requestid': randomUUID(),
        ...(errorName && { 'x-amzn-errortype': errorName }),
      })
      .end(JSON.stringify(body));

  return startServer(async (request, response) => {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === 'aborted') return;
    try {
      send(response, 200, await operate(request, () => parseBody(body)));
    } catch (error) {
      const isKnown = error instanceof ServiceError;
      if (!isKnown) console.error(`${request.method} ${request.url} failed.`, error);
      const { name, message } = isKnown
        ? error
        : { name: 'InternalErrorException', message: 'We encountered an internal error.' };
      send(response, isKnown ? 400 : 500, { __type: name, message }, name);
    }
  }, listen);
}
