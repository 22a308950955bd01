import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { requestTime, sourceIp } from './request-context.ts';

/** What an event contains besides the request's own method and headers. */
export interface HttpEventParts {
  routeKey: string;
  /** The decoded path: an HTTP API decodes `rawPath` despite its name. */
  path: string;
  /** The query string as sent, without `?`. */
  query: string;
  pathParameters: Record<string, string>;
  body: Buffer;
  /** The ID that the response has in `apigw-requestid`. */
  requestId: string;
}

// Measured on HTTP APIs: everything else, including `application/x-www-form-urlencoded`, arrives in base64.
const TEXT = /^(text\/|application\/(json|xml|javascript)\s*(;|$))/i;

/** Returns a request's event in payload format 2.0, on the `$default` stage. */
export function httpEvent(req: IncomingMessage, parts: HttpEventParts): APIGatewayProxyEventV2 {
  const headers = joinedHeaders(req);
  const cookies = headers.get('cookie')?.split(/[;,]\s*/);
  headers.delete('cookie');
  addForwarding(headers, req);
  const isBase64Encoded = parts.body.length > 0 && !TEXT.test(headers.get('content-type') ?? '');
  return {
    version: '2.0',
    routeKey: parts.routeKey,
    rawPath: parts.path,
    rawQueryString: parts.query,
    ...(cookies && { cookies }),
    headers: Object.fromEntries(headers),
    ...(parts.query !== '' && { queryStringParameters: queryParameters(parts.query) }),
    requestContext: requestContext(req, parts, headers),
    ...(Object.keys(parts.pathParameters).length > 0 && { pathParameters: parts.pathParameters }),
    ...(parts.body.length > 0 && { body: parts.body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
}

function requestContext(req: IncomingMessage, parts: HttpEventParts, headers: Map<string, string>) {
  const now = new Date();
  const domainName = headers.get('host') ?? 'localhost';
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName,
    domainPrefix: domainName.split(/[.:]/)[0] ?? domainName,
    http: {
      method: req.method ?? 'GET',
      path: parts.path,
      protocol: `HTTP/${req.httpVersion}`,
      sourceIp: sourceIp(req),
      userAgent: headers.get('user-agent') ?? '',
    },
    requestId: parts.requestId,
    routeKey: parts.routeKey,
    stage: '$default',
    time: requestTime(now),
    timeEpoch: now.getTime(),
  };
}

/** Repeated headers are joined by a comma in payload format 2.0. */
function joinedHeaders(req: IncomingMessage): Map<string, string> {
  return new Map(
    Object.entries(req.headersDistinct).map(([name, values]) => [name, (values ?? []).join(',')]),
  );
}

function addForwarding(headers: Map<string, string>, req: IncomingMessage): void {
  const before = headers.get('x-forwarded-for');
  headers.set('x-forwarded-for', before ? `${before}, ${sourceIp(req)}` : sourceIp(req));
  headers.set('x-forwarded-proto', 'http');
  headers.set('x-forwarded-port', String(req.socket.localPort ?? ''));
}

/** The values of a repeated name are joined by a comma. */
function queryParameters(query: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
}
