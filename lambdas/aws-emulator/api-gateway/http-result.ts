import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The most a function may answer: Lambda's 6 MB limit on a synchronous invocation. */
export const LAMBDA_PAYLOAD_BYTES = 6 * 1024 * 1024;

/** A function's answer that API Gateway cannot turn into a response. */
export class MalformedResult extends Error {
  override name = 'MalformedResult';
}

interface HttpAnswer {
  status: number;
  headers: Map<string, string>;
  cookies: string[];
  body: Buffer;
}

const HOP_BY_HOP = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Reads a function's answer by the rules of payload format 2.0: with a `statusCode` it is a response, otherwise
 * it is the JSON body of a 200. Throws `MalformedResult` for what API Gateway answers with a 500.
 */
export function httpAnswer(result: unknown): HttpAnswer {
  if (!isStructured(result)) {
    const text = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return checked({
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      cookies: [],
      body: Buffer.from(text),
    });
  }
  const status = Number(result.statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new MalformedResult(`The function answered with the status ${String(result.statusCode)}.`);
  }
  const body: unknown = result.body ?? '';
  if (typeof body !== 'string') {
    throw new MalformedResult('The function answered with a body that is not a string: serialize it first.');
  }
  return checked({
    status,
    headers: answerHeaders(result.headers ?? {}, body),
    cookies: result.cookies ?? [],
    body: Buffer.from(body, result.isBase64Encoded ? 'base64' : 'utf8'),
  });
}

/** Writes an answer; a client that has gone away is not an error. */
export function sendAnswer(res: ServerResponse, answer: HttpAnswer, requestId: string): void {
  if (res.destroyed || res.headersSent) return;
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  const own = answer.headers.get('set-cookie');
  const cookies = own === undefined ? answer.cookies : [own, ...answer.cookies];
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.setHeader('apigw-requestid', requestId);
  const bodiless = answer.status === 204 || answer.status === 304;
  if (!bodiless) res.setHeader('content-length', answer.body.length);
  res.writeHead(answer.status).end(bodiless ? undefined : answer.body);
}

/** An answer of the gateway itself: `{"message": …}`. */
export const gatewayAnswer = (status: number, message: string, challenge?: string): HttpAnswer => ({
  status,
  headers: new Map([
    ['content-type', 'application/json'],
    ...(challenge === undefined ? [] : [['www-authenticate', challenge] as const]),
  ]),
  cookies: [],
  body: Buffer.from(JSON.stringify({ message })),
});

function isStructured(result: unknown): result is APIGatewayProxyStructuredResultV2 {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}

function answerHeaders(given: Record<string, boolean | number | string>, body: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers.set(name.toLowerCase(), String(value));
  }
  if (body !== '' && !headers.has('content-type')) headers.set('content-type', 'text/plain; charset=utf-8');
  return headers;
}

function checked(answer: HttpAnswer): HttpAnswer {
  if (answer.body.length > LAMBDA_PAYLOAD_BYTES) {
    throw new MalformedResult('The function answered with more than the 6 MB Lambda passes on.');
  }
  return answer;
}
