import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './http/request.ts';
import { AccessFault, type Authorize } from './iam/role.ts';
import { type AccountOptions, requireSignature } from './iam/signature-check.ts';
import { type ListenOptions, type RunningServer, startServer } from './http/server.ts';

/** An error that a service returns with status 400: `name` is the exception's name. */
export class ServiceError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** A request to a service. */
export interface ServiceRequest {
  message: IncomingMessage;
  /** Parses the body. Throws a `SerializationException`. */
  body: () => unknown;
  /** Throws the service's exception unless the request is signed with a key of the account. Returns the check of what the signer may do. */
  authenticate: () => Authorize;
}

/** How a service with AWS's JSON protocol is set up. */
export interface JsonServiceOptions extends ListenOptions, AccountOptions {
  /** The service in the scope of signatures, such as `ses`. */
  service: string;
  contentType: string;
  /** The status for a refused signature or action: 403 in a REST protocol. @default 400 */
  refusalStatus?: number;
  /** Runs a request and returns the response body. A thrown `ServiceError` becomes an error response. */
  operate: (request: ServiceRequest) => Promise<unknown>;
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
  refusalStatus = 400,
  operate,
  port,
  host,
  ...signed
}: JsonServiceOptions): Promise<RunningServer> {
  const send = (response: ServerResponse, status: number, body: unknown, errorName?: string) =>
    void response
      .writeHead(status, {
        'content-type': contentType,
        'x-amzn-requestid': randomUUID(),
        ...(errorName && { 'x-amzn-errortype': errorName }),
      })
      .end(JSON.stringify(body));

  function sendError(response: ServerResponse, error: unknown, request: IncomingMessage): void {
    const isRefusal = error instanceof AccessFault;
    if (isRefusal || error instanceof ServiceError) {
      const { name, message } = error;
      return send(response, isRefusal ? refusalStatus : 400, { __type: name, message }, name);
    }
    console.error(`${request.method} ${request.url} failed.`, error);
    const name = 'InternalErrorException';
    send(response, 500, { __type: name, message: 'We encountered an internal error.' }, name);
  }

  return startServer(
    async (message, response) => {
      const read = await readBody(message, MAX_BODY_BYTES);
      if (read === 'aborted') return;
      const authenticate = () =>
        requireSignature(message, read === 'too large' ? Buffer.alloc(0) : read, signed);
      try {
        send(response, 200, await operate({ message, body: () => parseBody(read), authenticate }));
      } catch (error) {
        sendError(response, error, message);
      }
    },
    { port, host },
  );
}
