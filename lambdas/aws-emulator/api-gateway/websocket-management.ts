import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { readBody, requestTarget } from '../http/request.ts';
import { AccessFault, accountId } from '../iam/role.ts';
import { type AccountOptions, requireSignature } from '../iam/signature-check.ts';
import { newRequestId } from './request-context.ts';
import type { Connections } from './websocket-connections.ts';

/** API Gateway's payload quota: the largest message in bytes, either way. */
export const MESSAGE_BYTES = 128 * 1024;

/**
 * Handles `PostToConnection` and `DeleteConnection`. A request without a valid signature or permission is a 403, and an
 * unknown connection a 410 `GoneException`. The API's ID in ARNs is `websocket`.
 */
export async function handleManagement(
  connections: Connections,
  account: AccountOptions,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const body = await readBody(req, MESSAGE_BYTES);
  if (body === 'aborted') return;
  if (body === 'too large') return sendError(res, 413, 'PayloadTooLargeException');
  const connectionId = readConnectionId(requestTarget(req).path);
  const refused = refusal(req, body, connectionId, account);
  if (refused) return sendError(res, 403, refused.name, refused.message);
  if (connectionId === undefined) return sendError(res, 403, 'ForbiddenException');
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

function refusal(
  req: IncomingMessage,
  body: Buffer,
  connectionId: string | undefined,
  account: AccountOptions,
): AccessFault | undefined {
  try {
    const authorize = requireSignature(req, body, { ...account, service: 'execute-api' });
    const { region = 'us-east-1' } = account;
    const stage = requestTarget(req).path.split('/')[1];
    const connection = `websocket/${stage}/${req.method}/@connections/${connectionId}`;
    const resource = `arn:aws:execute-api:${region}:${accountId}:${connection}`;
    authorize([{ action: 'execute-api:ManageConnections', resource }]);
    return undefined;
  } catch (error) {
    if (error instanceof AccessFault) return error;
    throw error;
  }
}

function deliver(socket: WebSocket, data: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve(false);
    socket.send(data.toString('utf8'), (error) => resolve(!error));
  });
}

function sendError(
  res: ServerResponse,
  status: number,
  type: string,
  message = type.replace('Exception', ''),
): void {
  res.setHeader('x-amzn-errortype', type);
  send(res, status, { message });
}

function send(res: ServerResponse, status: number, body?: object): void {
  if (res.destroyed) return;
  res.setHeader('x-amzn-requestid', newRequestId());
  if (body) res.setHeader('content-type', 'application/json');
  res.writeHead(status).end(body && JSON.stringify(body));
}
