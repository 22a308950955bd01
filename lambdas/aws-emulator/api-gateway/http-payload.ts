import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { requestTime, sourceIp } from './request-context.ts';

/** Lambda's limit on the payload of a synchronous invocation: 6 MB. */
export const LAMBDA_PAYLOAD_BYTES = 6 * 1024 * 1024;

/** An HTTP response made of a function's result. */
export interface HttpResult {
  status: number;
  headers: Map<string, string>;
  cookies: string[];
  body: Buffer;
}

const HOP_BY_HOP = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Reads a function's result in payload format 2.0: with a `statusCode` it is a response, otherwise the JSON body of a
 * 200. Throws for results that API Gateway turns into a 500.
 */
export function readResult(result: unknown): HttpResult {
  const response = isStructured(result) ? readResponse(result) : inferResponse(result);
  if (response.body.length > LAMBDA_PAYLOAD_BYTES) throw new Error('The function returned more than 6 MB.');
  return response;
}

function inferResponse(result: unknown): HttpResult {
  const text = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  const headers = new Map([['content-type', 'application/json']]);
  return { status: 200, headers, cookies: [], body: Buffer.from(text) };
}

function readResponse(result: APIGatewayProxyStructuredResultV2): HttpResult {
  const status = Number(result.statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new Error(`The function returned the status ${String(result.statusCode)}.`);
  }
  const body: unknown = result.body ?? '';
  if (typeof body !== 'string') throw new Error('The function returned a body that is not a string.');
  return {
    status,
    headers: responseHeaders(result.headers ?? {}, body),
    cookies: result.cookies ?? [],
    body: Buffer.from(body, result.isBase64Encoded ? 'base64' : 'utf8'),
  };
}

/** Writes a response. Does nothing when the client is gone. */
export function sendResult(res: ServerResponse, result: HttpResult, requestId: string): void {
  if (res.destroyed || res.headersSent) return;
  for (const [name, value] of result.headers) res.setHeader(name, value);
  const header = result.headers.get('set-cookie');
  const cookies = header === undefined ? result.cookies : [header, ...result.cookies];
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.setHeader('apigw-requestid', requestId);
  const hasBody = result.status !== 204 && result.status !== 304;
  if (hasBody) res.setHeader('content-length', result.body.length);
  res.writeHead(result.status).end(hasBody ? result.body : undefined);
}

function isStructured(result: unknown): result is APIGatewayProxyStructuredResultV2 {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}

function responseHeaders(
  given: Record<string, boolean | number | string>,
  body: string,
): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers.set(name.toLowerCase(), String(value));
  }
  if (body !== '' && !headers.has('content-type')) headers.set('content-type', 'text/plain; charset=utf-8');
  return headers;
}

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
