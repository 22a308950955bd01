import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { requestTarget } from '../http/request.ts';
import { newRequestId, requestTime, sourceIp } from './request-context.ts';

/** A WebSocket event in API Gateway's form. Some members depend on the route. */
export type WebSocketEvent = APIGatewayProxyWebsocketEventV2 & {
  /** On `$connect` and `$disconnect` only. */
  headers?: Record<string, string>;
  /** On `$connect` and `$disconnect` only. */
  multiValueHeaders?: Record<string, string[]>;
  requestContext: {
    identity: { sourceIp: string; userAgent: string };
    /** On `$disconnect` only: the close code, 1006 when there was none. */
    disconnectStatusCode?: number;
    /** On `$disconnect` only. */
    disconnectReason?: string;
  };
};

/** A connection's facts, known from the upgrade request. */
export interface ConnectionFacts {
  connectionId: string;
  connectedAt: number;
  request: IncomingMessage;
}

/** Returns the `$connect` event of an upgrade request. */
export function connectEvent(facts: ConnectionFacts): WebSocketEvent {
  const { query } = requestTarget(facts.request);
  const multiValue = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  const lists = [...multiValue].map(([name, pairs]) => [name, pairs.map(([, value]) => value)] as const);
  return {
    ...headersOf(facts.request),
    ...(query !== '' && {
      queryStringParameters: Object.fromEntries(new URLSearchParams(query)),
      multiValueQueryStringParameters: Object.fromEntries(lists),
    }),
    requestContext: context(facts, '$connect', 'CONNECT'),
    isBase64Encoded: false,
  } as WebSocketEvent;
}

/** Returns the `$default` event of a message; a binary one is in base64. */
export function messageEvent(facts: ConnectionFacts, data: Buffer, isBinary: boolean): WebSocketEvent {
  return {
    requestContext: { ...context(facts, '$default', 'MESSAGE'), messageId: newRequestId() },
    body: data.toString(isBinary ? 'base64' : 'utf8'),
    isBase64Encoded: isBinary,
  };
}

/** Returns the `$disconnect` event of a connection that closed with a code and a reason. */
export function disconnectEvent(facts: ConnectionFacts, code: number, reason: string): WebSocketEvent {
  return {
    ...headersOf(facts.request),
    requestContext: {
      ...context(facts, '$disconnect', 'DISCONNECT'),
      disconnectStatusCode: code,
      disconnectReason: reason,
    },
    isBase64Encoded: false,
  } as WebSocketEvent;
}

function headersOf(request: IncomingMessage) {
  const values = Object.entries(request.headersDistinct).map(([name, list]) => [name, list ?? []] as const);
  return {
    headers: Object.fromEntries(values.map(([name, list]) => [name, list.at(-1) ?? ''])),
    multiValueHeaders: Object.fromEntries(values),
  };
}

function context(facts: ConnectionFacts, routeKey: string, eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT') {
  const now = new Date();
  const requestId = newRequestId();
  return {
    routeKey,
    eventType,
    extendedRequestId: requestId,
    requestTime: requestTime(now),
    messageDirection: 'IN' as const,
    stage: 'local',
    connectedAt: facts.connectedAt,
    requestTimeEpoch: now.getTime(),
    identity: { sourceIp: sourceIp(facts.request), userAgent: facts.request.headers['user-agent'] ?? '' },
    requestId,
    domainName: facts.request.headers.host ?? 'localhost',
    connectionId: facts.connectionId,
    apiId: 'local',
  };
}
