import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { CallName, Handlers } from './calls.ts';
import type { Context } from './context.ts';
import { CognitoError, notImplemented, resourceNotFound } from './errors.ts';
import { isCallName, parseRequest } from './request.ts';
import { REQUESTS } from './request-schema.ts';
import { requirePool } from './users.ts';

const TARGET = 'AWSCognitoIdentityProviderService.';
const LARGEST_BODY = 1_000_000;

type Wire = null | string | number | boolean | Wire[] | { [key: string]: Wire };

/** A value as JSON 1.1 of AWS carries it: dates are seconds since 1970. */
function wire(value: unknown): Wire {
  if (value instanceof Date) return value.getTime() / 1000;
  if (Array.isArray(value)) return value.map(wire);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, item]) => (item === undefined ? [] : [[name, wire(item)]])),
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY)
      throw new CognitoError('RequestEntityTooLargeException', 'The request is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString() || '{}');
  } catch {
    throw new CognitoError('SerializationException', 'The body is not JSON.');
  }
}

function operationName(request: IncomingMessage): CallName {
  const target = String(request.headers['x-amz-target'] ?? '');
  if (!target.startsWith(TARGET))
    throw new CognitoError('UnknownOperationException', 'No known x-amz-target.');
  const name = target.slice(TARGET.length);
  if (!isCallName(name)) throw notImplemented(`the operation ${name}`);
  const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=');
  if (REQUESTS[name].signed && !signed)
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  return name;
}

async function operate(handlers: Handlers, request: IncomingMessage): Promise<unknown> {
  const run = async <N extends CallName>(name: N, body: unknown) => handlers[name](parseRequest(name, body));
  return run(operationName(request), await readJson(request));
}

function answer(response: ServerResponse, status: number, body: unknown, errorName?: string): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
    ...(errorName ? { 'x-amzn-errortype': errorName } : {}),
  });
  response.end(JSON.stringify(wire(body)));
}

function answerError(response: ServerResponse, error: unknown): void {
  if (error instanceof CognitoError)
    return answer(response, 400, { __type: error.name, message: error.message }, error.name);
  console.error('Local user pool: an operation failed.', error);
  const name = 'InternalErrorException';
  return answer(response, 500, { __type: name, message: 'Something went wrong' }, name);
}

function publicFile(context: Context, path: string) {
  const [, poolId] = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(path) ?? [];
  if (!poolId) throw resourceNotFound(`There is nothing at ${path}.`);
  requirePool(context.store, poolId);
  return context.key.jwks;
}

/** A server for the operations at `POST /` and each pool's public keys at `/<poolId>/.well-known/jwks.json`. */
export function cognitoServer(
  context: Context,
  handlers: Handlers,
): { server: Server; idle: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      const posts = request.method === 'POST' && path === '/';
      answer(response, 200, posts ? await operate(handlers, request) : publicFile(context, path));
    } catch (error) {
      answerError(response, error);
    }
  };
  const server = createServer((request, response) => {
    const work = handle(request, response).finally(() => running.delete(work));
    running.add(work);
  });
  return { server, idle: async () => void (await Promise.all(running)) };
}
