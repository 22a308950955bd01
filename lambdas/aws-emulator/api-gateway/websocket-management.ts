import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Credentials } from '../signature-v4.ts';
import { isSigned } from './management-signature.ts';
import { readBody } from './request-body.ts';
import { newRequestId, splitTarget } from './request-context.ts';
import type { Connection, Connections } from './websocket-connections.ts';
import { sourceIp } from './request-context.ts';

/** The largest message either way, in bytes: API Gateway's payload quota. */
export const MESSAGE_BYTES = 128 * 1024;

/**
 * Serves `POST`, `GET` and `DELETE …/@connections/{id}` for `ApiGatewayManagementApiClient`: sends to, describes
 * and closes a connection. An id that is not connected is answered 410 `GoneException`; with `credentials`, a request
 * not signed by them 403.
 */
export function createManagement(connections: Connections, credentials?: Credentials) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const outcome = await readBody(req, MESSAGE_BYTES);
    if (outcome.kind === 'aborted') return;
    if (outcome.kind === 'tooLarge') return refuse(res, 413, 'PayloadTooLargeException');
    const connectionId = connectionIdOf(req.url ?? '');
    if (credentials && !(connectionId !== undefined && isSigned(req, outcome.body, credentials))) {
      return refuse(res, 403, 'ForbiddenException');
    }
    if (connectionId === undefined) return refuse(res, 403, 'ForbiddenException');
    const connection = connections.get(connectionId);
    if (!connection) return refuse(res, 410, 'GoneException');
    if (req.method === 'GET') return answer(res, 200, describe(connection));
    if (req.method === 'DELETE') {
      connection.socket.close(1000, 'Connection Closed Normally');
      return answer(res, 204);
    }
    if (req.method !== 'POST') return refuse(res, 403, 'ForbiddenException');
    if (!(await send(connection, outcome.body))) return refuse(res, 410, 'GoneException');
    connections.touch(connectionId);
    return answer(res, 200);
  };
}

function connectionIdOf(target: string): string | undefined {
  const encoded = /\/@connections\/([^/]+)$/.exec(splitTarget(target).path.replace('%40', '@'))?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function send({ socket }: Connection, data: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve(false);
    socket.send(data.toString('utf8'), (error) => resolve(!error));
  });
}

function describe({ request, connectedAt, lastActiveAt }: Connection) {
  return {
    connectedAt: new Date(connectedAt).toISOString(),
    identity: { sourceIp: sourceIp(request), userAgent: request.headers['user-agent'] ?? '' },
    lastActiveAt: new Date(lastActiveAt).toISOString(),
  };
}

function refuse(res: ServerResponse, status: number, type: string): void {
  res.setHeader('x-amzn-errortype', type);
  answer(res, status, { message: type.replace('Exception', '') });
}

function answer(res: ServerResponse, status: number, body?: object): void {
  if (res.destroyed) return;
  res.setHeader('x-amzn-requestid', newRequestId());
  if (body) res.setHeader('content-type', 'application/json');
  res.writeHead(status).end(body && JSON.stringify(body));
}
