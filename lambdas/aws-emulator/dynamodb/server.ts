import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { requireSignature } from './authorization.ts';
import { ApiError, isApiError } from './errors.ts';

const largestRequest = 16 * 1024 * 1024;
const patience = 2000;

/** Answers one operation: the X-Amz-Target header and the parsed body in, the answer's body out. */
export type Respond = (target: string, body: unknown) => Promise<unknown>;

/** An HTTP server that is listening. */
export interface Listening {
  endpoint: string;
  /** Stops taking requests, and ends the connections still open after two seconds. */
  close(): Promise<void>;
}

/** Serves DynamoDB's JSON protocol. Rejects when the port is taken. */
export async function listen(respond: Respond, port: number, host: string): Promise<Listening> {
  const server = createServer((request, response) => {
    serve(respond, request, response).catch((error: unknown) => {
      console.error('DynamoDB: a request failed:', error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    endpoint: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
  });
}

async function serve(respond: Respond, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await receive(request);
  if (body === 'aborted') return;
  response.setHeader('x-amzn-RequestId', randomBytes(26).toString('hex').toUpperCase());
  if (body === 'too large') return void response.writeHead(413, { connection: 'close' }).end();
  if (request.method === 'GET')
    return send(response, 200, 'text/plain', 'healthy: dynamodb.us-east-1.amazonaws.com ');
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  if (request.method !== 'POST' || (type !== 'application/json' && type !== 'application/x-amz-json-1.0')) {
    return send(response, 404, 'text/xml', '<UnknownOperationException/>\n');
  }
  const { status, answer } = await outcome(respond, request, body);
  send(response, status, type, JSON.stringify(answer));
}

async function outcome(respond: Respond, request: IncomingMessage, body: string) {
  try {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    requireSignature(request.headers, searchParams);
    const target = request.headers['x-amz-target'];
    return { status: 200, answer: await respond(typeof target === 'string' ? target : '', parse(body)) };
  } catch (error) {
    if (isApiError(error)) return { status: error.statusCode, answer: error.body };
    console.error('DynamoDB: an operation failed:', error);
    const message = 'The embedded DynamoDB failed on this request; its log says why.';
    return {
      status: 500,
      answer: { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message },
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

/** The whole body, so that a client that goes away midway leaves nothing half done. */
async function receive(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > largestRequest) return 'too large';
      chunks.push(chunk);
    }
  } catch {
    return 'aborted';
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'x-amz-crc32': crc32(body),
  });
  response.end(body);
}
