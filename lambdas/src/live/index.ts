import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { liveProtocol } from '@redwhiteandcode/contract/live/operations.ts';
import { eventOf } from '@redwhiteandcode/contract/api/operation.ts';
import { environment } from '../platform/environment.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { checkOrigin, isOwnOrigin } from '../platform/origin.ts';
import { logOutcome, logSecurityEvent, runLogged } from '../platform/security-log.ts';
import { confirm, connect } from './operations.ts';
import { deleteConnection } from './repository.ts';
import { tokenOf } from './rules.ts';

/** An event of the WebSocket API. Only `$connect` has headers, whose names can be in upper or lower case. */
type SocketEvent = APIGatewayProxyWebsocketEventV2 & { headers?: Record<string, string | undefined> };

async function admit(connectionId: string, event: SocketEvent): Promise<APIGatewayProxyResultV2> {
  const headers = new Map(
    Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  checkOrigin(headers.get('x-origin-verify'));
  const { siteUrl, servesAnyHost } = environment();
  if (!isOwnOrigin(headers.get('origin'), siteUrl, servesAnyHost ? headers.get('host') : undefined)) {
    logSecurityEvent('originRefused');
    throw new HttpProblem(403);
  }
  await connect(connectionId, tokenOf(headers.get('sec-websocket-protocol')));
  return { statusCode: 200, headers: { 'Sec-WebSocket-Protocol': liveProtocol } };
}

async function handle(event: SocketEvent): Promise<APIGatewayProxyResultV2> {
  const { routeKey, connectionId } = event.requestContext;
  if (routeKey === '$connect') return admit(connectionId, event);
  await (routeKey === '$disconnect' ? deleteConnection(connectionId) : confirm(connectionId, event.body));
  return { statusCode: 200 };
}

async function respond(event: SocketEvent): Promise<APIGatewayProxyResultV2> {
  try {
    return await handle(event);
  } catch (error) {
    if (error instanceof HttpProblem) {
      logOutcome(eventOf({ access: 'admin' }, error.status));
      return { statusCode: error.status };
    }
    const { requestId, routeKey } = event.requestContext;
    logger.error('Unexpected failure', { error, requestId, route: routeKey });
    return { statusCode: 500 };
  }
}

/** Handles the events of the WebSocket API: connect, disconnect, and messages that check the connection. */
export function handler(event: SocketEvent): Promise<APIGatewayProxyResultV2> {
  const { requestId, routeKey } = event.requestContext;
  return runLogged({ requestId, operation: routeKey }, () => respond(event));
}
