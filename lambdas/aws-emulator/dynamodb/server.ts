import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { readBody } from '../http/request.ts';
import { type ListenOptions, type RunningServer, startServer } from '../http/server.ts';
import { AccessFault, type Authorize } from '../iam/role.ts';
import { type AccountOptions, requireSignature } from '../iam/signature-check.ts';
import { ApiError, isApiError } from './errors.ts';

const MAX_REQUEST_BYTES = 16 * 1024 * 1024;

/**
 * Runs the operation in an `X-Amz-Target` header with a parsed request body, if the caller may, and returns the response
 * body.
 */
export type Respond = (target: string, body: unknown, authorize: Authorize) => Promise<unknown>;

/** Serves DynamoDB's JSON protocol. Rejects when the port is taken. */
export function listen(respond: Respond, options: ListenOptions & AccountOptions): Promise<RunningServer> {
  return startServer(async (request, response) => {
    // The whole body is read first, so that a client that disconnects midway leaves nothing half done.
    const body = await readBody(request, MAX_REQUEST_BYTES);
    if (body === 'aborted') return;
    response.setHeader('x-amzn-RequestId', randomBytes(26).toString('hex').toUpperCase());
    if (body === 'too large') return void response.writeHead(413, { connection: 'close' }).end();
    const { status, responseBody } = await run(respond, request, body, options);
    send(response, status, JSON.stringify(responseBody));
  }, options);
}

async function run(respond: Respond, request: IncomingMessage, body: Buffer, account: AccountOptions) {
  try {
    const authorize = requireSignature(request, body, { ...account, service: 'dynamodb' });
    const { 'x-amz-target': target } = request.headers;
    const name = typeof target === 'string' ? target : '';
    return { status: 200, responseBody: await respond(name, parse(body.toString('utf8')), authorize) };
  } catch (error) {
    if (error instanceof AccessFault) {
      const refused = new ApiError(error.name, error.message);
      return { status: refused.statusCode, responseBody: refused.body };
    }
    if (isApiError(error)) return { status: error.statusCode, responseBody: error.body };
    console.error('DynamoDB: an operation failed:', error);
    const message = 'The DynamoDB emulator failed on this request; its log has the reason.';
    return {
      status: 500,
      responseBody: { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message },
    };
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError('SerializationException', 'The request is not JSON.');
  }
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
    'x-amz-crc32': crc32(body),
  });
  response.end(body);
}
