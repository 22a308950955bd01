import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { readBody } from '../http/body.ts';
import { requestTarget } from '../http/target.ts';
import {
  type Credentials,
  isSameSignature,
  parseAuthorization,
  parseTimestamp,
  sign,
  stringToSign,
} from '../signature-v4.ts';
import { newRequestId } from './request-context.ts';
import type { Connections } from './websocket-connections.ts';

/** API Gateway's payload quota: the largest message in bytes, either way. */
export const MESSAGE_BYTES = 128 * 1024;

const SKEW_MS = 5 * 60_000;

/**
 * Handles `PostToConnection` and `DeleteConnection`. A request without a valid signature is a 403, and an unknown
 * connection a 410 `GoneException`.
 */
export async function handleManagement(
  connections: Connections,
  credentials: Credentials,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const body = await readBody(req, MESSAGE_BYTES);
  if (body === 'aborted') return;
  if (body === 'too large') return sendError(res, 413, 'PayloadTooLargeException');
  const connectionId = readConnectionId(requestTarget(req).path);
  if (connectionId === undefined || !isSigned(req, body, credentials))
    return sendError(res, 403, 'ForbiddenException');
  const socket = connections.get(connectionId);
  if (!socket) return sendError(res, 410, 'GoneException');
  if (req.method === 'DELETE') {
    socket.close(1000, 'Connection Closed Normally');
    return send(res, 204);
  }
  if (req.method !== 'POST') return sendError(res, 403, 'ForbiddenException');
  if (!(await deliver(socket, body))) return sendError(res, 410, 'GoneException');
  connections.touch(connectionId);
  return send(res, 200);
}

function readConnectionId(path: string): string | undefined {
  const encoded = /\/@connections\/([^/]+)$/.exec(path.replace('%40', '@'))?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function isSigned(req: IncomingMessage, body: Buffer, credentials: Credentials): boolean {
  const authorization = parseAuthorization(req.headers.authorization ?? '');
  if (!authorization) return false;
  const { scope, signedHeaders, signature } = authorization;
  const timestamp = String(req.headers['x-amz-date'] ?? '');
  if (scope.accessKeyId !== credentials.accessKeyId || scope.service !== 'execute-api') return false;
  if (!(Math.abs(Date.now() - parseTimestamp(timestamp)) <= SKEW_MS)) return false;
  if (!signedHeaders.includes('host')) return false;
  const { path, query } = requestTarget(req);
  const text = stringToSign(scope, timestamp, {
    method: req.method ?? 'GET',
    path,
    query: [...new URLSearchParams(query)],
    signedHeaders,
    header: (name) => req.headersDistinct[name]?.join(','),
    payloadHash: createHash('sha256').update(body).digest('hex'),
  });
  return isSameSignature(sign(credentials.secretAccessKey, scope, text), signature);
}

function deliver(socket: WebSocket, data: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve(false);
    socket.send(data.toString('utf8'), (error) => resolve(!error));
  });
}

function sendError(res: ServerResponse, status: number, type: string): void {
  res.setHeader('x-amzn-errortype', type);
  send(res, status, { message: type.replace('Exception', '') });
}

function send(res: ServerResponse, status: number, body?: object): void {
  if (res.destroyed) return;
  res.setHeader('x-amzn-requestid', newRequestId());
  if (body) res.setHeader('content-type', 'application/json');
  res.writeHead(status).end(body && JSON.stringify(body));
}
