import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

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
