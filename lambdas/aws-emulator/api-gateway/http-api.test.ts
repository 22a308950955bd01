import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpApi, type HttpApiOptions, type HttpRoute } from './http-api.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue());

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(options: HttpApiOptions): Promise<string> {
  const api = createHttpApi(options);
  const server = createServer((req, res) => void api.handle(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const route = (routeKey: string, handler: HttpRoute['handler']): HttpRoute => ({
  routeKey,
  handler,
  functionName: 'sample',
});

const echo = async (event: APIGatewayProxyEventV2) => ({ event });
const silent = () => undefined;

async function eventOf(routeKey: string, path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2> {
  const origin = await serve({ routes: [route(routeKey, echo)] });
  const response = await fetch(origin + path, init);
  const { event } = (await response.json()) as { event: APIGatewayProxyEventV2 };
  return event;
}

/** Sends bytes that fetch would not send, and returns everything that comes back. */
async function raw(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(text);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
}

describe('an event', () => {
  it('has the request ID that the response names', async () => {
    const origin = await serve({ routes: [route('GET /x', echo)] });
    const response = await fetch(`${origin}/x`);
    const { event } = (await response.json()) as { event: APIGatewayProxyEventV2 };
    expect(event.requestContext.requestId).toMatch(/=$/);
    expect(response.headers.get('apigw-requestid')).toBe(event.requestContext.requestId);
  });

  it('has path, query, cookies, and request context in payload format 2.0', async () => {
    const event = await eventOf('GET /api/courses/{courseId}', '/api/courses/a%20b?x=1&y=&x=2&z=%26', {
      headers: { cookie: 's=1; t=2', 'user-agent': 'sample-client', 'X-Custom': 'v' },
    });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/courses/{courseId}',
      rawPath: '/api/courses/a b',
      rawQueryString: 'x=1&y=&x=2&z=%26',
      cookies: ['s=1', 't=2'],
      queryStringParameters: { x: '1,2', y: '', z: '&' },
      pathParameters: { courseId: 'a b' },
      isBase64Encoded: false,
      requestContext: {
        stage: '$default',
        http: {
          method: 'GET',
          path: '/api/courses/a b',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'sample-client',
        },
      },
    });
    expect(event.headers).toMatchObject({ 'x-custom': 'v', 'x-forwarded-for': '127.0.0.1' });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(event).not.toHaveProperty('body');
  });

  it('leaves out what the request lacks', async () => {
    const event = await eventOf('GET /x', '/x');
    for (const name of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
      expect(event).not.toHaveProperty(name);
    }
    expect(event.rawQueryString).toBe('');
  });

  it('keeps query names that are properties of every object', async () => {
    const event = await eventOf('GET /x', '/x?__proto__=1&constructor=2');
    expect(JSON.stringify(event.queryStringParameters)).toBe('{"__proto__":"1","constructor":"2"}');
  });

  it.each([
    ['application/json; charset=utf-8', false],
    ['text/csv', false],
    ['application/octet-stream', true],
    ['image/png', true],
    ['application/x-www-form-urlencoded', true],
    ['application/jsonlines', true],
  ])('passes a %s body in base64: %s', async (type, encoded) => {
    const event = await eventOf('POST /x', '/x', {
      method: 'POST',
      body: '{"ü":1}',
      headers: { 'content-type': type },
    });
    expect(event.isBase64Encoded).toBe(encoded);
    expect(Buffer.from(event.body ?? '', encoded ? 'base64' : 'utf8').toString()).toBe('{"ü":1}');
  });

  it('joins repeated headers by a comma', async () => {
    const origin = await serve({ routes: [route('GET /x', echo)] });
    const response = await raw(
      origin,
      'GET /x HTTP/1.1\r\nHost: h\r\nConnection: close\r\nA: 1\r\nA: 2\r\n\r\n',
    );
    expect(response).toContain('"a":"1,2"');
  });
});

describe('a response', () => {
  async function responseOf(result: unknown): Promise<Response> {
    const origin = await serve({
      routes: [route('GET /x', async () => result as object)],
    });
    const response = await fetch(`${origin}/x`);
    expect(log.mock.calls).toHaveLength(response.status === 500 ? 1 : 0);
    return response;
  }

  it('has the function’s status, headers, cookies, and body', async () => {
    const response = await responseOf({
      statusCode: 201,
      headers: { 'X-Number': 1, 'content-length': '999' },
      cookies: ['a=1; HttpOnly', 'b=2'],
      body: 'created',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-number')).toBe('1');
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('created');
  });

  it('decodes a base64 body', async () => {
    const bytes = Uint8Array.from([0, 255, 128]);
    const response = await responseOf({
      statusCode: 200,
      body: Buffer.from(bytes).toString('base64'),
      isBase64Encoded: true,
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['an object without statusCode', { a: 1 }, '{"a":1}'],
    ['a string', 'hello', 'hello'],
    ['nothing', undefined, 'null'],
  ])('is inferred from %s', async (_, result, body) => {
    const response = await responseOf(result);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.text()).toBe(body);
  });

  it('has no body and no content type for 204', async () => {
    const response = await responseOf({ statusCode: 204 });
    expect([response.status, response.headers.get('content-type')]).toEqual([204, null]);
  });

  it.each([
    ['a status that is none', { statusCode: 'abc' }],
    ['a body that is an object', { statusCode: 200, body: { a: 1 } }],
    ['a header value HTTP forbids', { statusCode: 200, headers: { x: 'a\r\nb: c' } }],
    ['more than 6 MB', { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) }],
  ])('is 500 for %s', async (_, result) => {
    const response = await responseOf(result);
    expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
  });
});

describe('an error', () => {
  it('is a 500 when the function throws, even before it returns a promise', async () => {
    const origin = await serve({
      routes: [
        route('GET /later', () => Promise.reject(new Error('later'))),
        route('GET /now', () => {
          throw new Error('now');
        }),
      ],
    });
    for (const path of ['/later', '/now']) {
      const response = await fetch(origin + path);
      expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
    }
    expect(log.mock.calls).toEqual([
      ['[sample]', new Error('later')],
      ['[sample]', new Error('now')],
    ]);
  });

  it('is a 503 after the time limit, also when the function fails later', async () => {
    let fail: (error: Error) => void = silent;
    const origin = await serve({
      routes: [route('GET /slow', () => new Promise((_, reject) => (fail = reject)))],
      timeoutSeconds: 0.02,
    });
    const response = await fetch(`${origin}/slow`);
    expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }]);
    fail(new Error('too late'));
    await expect.poll(() => log.mock.lastCall).toEqual(['[sample]', new Error('too late')]);
  });

  it('is avoidable: the function knows how much time is left', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    closers.push(() => vi.useRealTimers());
    let left = 0;
    const handler: HttpRoute['handler'] = async (_, context) => (
      (left = context.getRemainingTimeInMillis()), {}
    );
    const origin = await serve({ routes: [route('GET /x', handler)], timeoutSeconds: 7 });
    await fetch(`${origin}/x`);
    expect(left).toBe(7000);
  });

  it.each(['/x/%', '/x/%zz', '/x/%ff'])('is a 400 for the malformed path %s', async (path) => {
    const origin = await serve({ routes: [route('GET /x/{id}', echo)] });
    expect(await raw(origin, `GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400 [^]*\r\n\r\n\{"message":"Bad Request"\}$/,
    );
  });

  it('is not raised by a path that looks like another host', async () => {
    const origin = await serve({ routes: [route('$default', echo)] });
    const response = await raw(origin, 'GET //other/x HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
    expect(response).toContain('"rawPath":"//other/x"');
  });

  it('is a 413 over 10 MB, announced or streamed, without a call of the function', async () => {
    let calls = 0;
    const origin = await serve({ routes: [route('POST /x', async () => ({ calls: ++calls }))] });
    const megabyte = new Uint8Array(1024 * 1024);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < 11; i++) controller.enqueue(megabyte);
        controller.close();
      },
    });
    const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' };
    for (const init of [{ method: 'POST', body: new Uint8Array(10 * megabyte.length + 1) }, streamed]) {
      const response = await fetch(`${origin}/x`, init);
      expect([response.status, await response.json()]).toEqual([
        413,
        { message: 'Request Entity Too Large' },
      ]);
    }
    expect(calls).toBe(0);
  });

  it.each([
    ['header values', (value: string) => ['/x', { 'x-sample': value }] as const],
    ['a path', (value: string) => [`/${value}`, {}] as const],
  ])('is a 431 for %s over 10,240 bytes', async (_, requestOf) => {
    const origin = await serve({ routes: [route('$default', echo)] });
    const statusOf = async (length: number) => {
      const [path, headers] = requestOf('x'.repeat(length));
      return (await fetch(origin + path, { headers })).status;
    };
    expect([await statusOf(9000), await statusOf(10_240)]).toEqual([200, 431]);
  });

  it('is a 413 for a body that the gateway accepts and Lambda does not', async () => {
    const origin = await serve({ routes: [route('POST /x', echo)] });
    const response = await fetch(`${origin}/x`, { method: 'POST', body: new Uint8Array(5 * 1024 * 1024) });
    expect([response.status, await response.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
  });

  it('is not logged when a client disconnects while sending or waiting', async () => {
    const { promise: called, resolve } = Promise.withResolvers<void>();
    const { promise: gone, resolve: leave } = Promise.withResolvers<object>();
    const origin = await serve({
      routes: [route('POST /x', echo), route('GET /wait', () => (resolve(), gone)), route('GET /x', echo)],
    });
    const sending = request(`${origin}/x`, { method: 'POST', headers: { 'content-length': '100' } });
    sending.on('error', silent);
    sending.write('half', () => sending.destroy());
    const waiting = request(`${origin}/wait`).on('error', silent);
    waiting.end();
    await called;
    waiting.destroy();
    await new Promise((resolve) => waiting.on('close', resolve));
    leave({ ok: true });
    expect((await fetch(`${origin}/x`)).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});
