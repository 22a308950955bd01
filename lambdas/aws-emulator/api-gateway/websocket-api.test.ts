import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { credentials } from '../test-account.ts';
import { startWebSocketApi, type WebSocketApiOptions, type WebSocketHandler } from './websocket-api.ts';
import type { WebSocketEvent } from './websocket-event.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue());

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Served extends Omit<WebSocketApiOptions, 'path' | 'handler' | 'credentials'> {
  /** The functions by route key. */
  handler: Partial<Record<string, WebSocketHandler>>;
}

async function serve({ handler, ...limits }: Served) {
  const api = await startWebSocketApi({
    path: '/live',
    credentials,
    handler: async (event, context) => handler[event.requestContext.routeKey]?.(event, context),
    ...limits,
  });
  const server = createServer();
  server.on('upgrade', (req, socket, head) => void api.upgrade(req, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clientWith = (secretAccessKey: string) => {
    const client = new ApiGatewayManagementApiClient({
      endpoint: api.endpoint,
      region: 'us-east-1',
      credentials: { ...credentials, secretAccessKey },
      maxAttempts: 1,
    });
    closers.push(async () => client.destroy());
    return client;
  };
  closers.push(async () => {
    await api.close();
    server.close().closeAllConnections();
  });
  return {
    url: `ws://127.0.0.1:${port}/live`,
    port,
    client: clientWith(credentials.secretAccessKey),
    clientWith,
    api,
  };
}

/** Creates a handler that records its events and lets a test wait for the next one. */
function recorder() {
  const events: WebSocketEvent[] = [];
  let notify = Promise.withResolvers<WebSocketEvent>();
  return {
    events,
    next: () => notify.promise,
    handler: async (event: WebSocketEvent) => {
      events.push(event);
      notify.resolve(event);
      notify = Promise.withResolvers();
      return { statusCode: 200 };
    },
  };
}

async function open(url: string, protocols: string[] = []): Promise<WebSocket> {
  const socket = new WebSocket(url, protocols);
  await once(socket, 'open');
  return socket;
}

async function refusal(url: string): Promise<number | undefined> {
  const socket = new WebSocket(url);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
  socket.on('open', () => resolve(101));
  return promise;
}

describe('connecting', () => {
  it('calls $connect with the upgrade request before the client is connected', async () => {
    const connecting = recorder();
    const { url } = await serve({ handler: { $connect: connecting.handler } });
    await open(`${url}?token=t&x=1&x=2`);
    expect(connecting.events).toMatchObject([
      {
        isBase64Encoded: false,
        headers: { upgrade: 'websocket' },
        multiValueHeaders: { upgrade: ['websocket'] },
        queryStringParameters: { token: 't', x: '2' },
        multiValueQueryStringParameters: { token: ['t'], x: ['1', '2'] },
        requestContext: {
          routeKey: '$connect',
          eventType: 'CONNECT',
          messageDirection: 'IN',
          identity: { sourceIp: '127.0.0.1' },
        },
      },
    ]);
    expect(connecting.events[0]).not.toHaveProperty('body');
  });

  it.each([401, 403, 500])('is refused with the %i of $connect', async (statusCode) => {
    const left = recorder();
    const handler = { $connect: async () => ({ statusCode }), $disconnect: left.handler };
    const { url } = await serve({ handler });
    expect(await refusal(url)).toBe(statusCode);
    expect(left.events).toEqual([]);
  });

  it('is refused with 502 when $connect throws, 504 when it takes too long, 403 on another path', async () => {
    const broken = await serve({ handler: { $connect: () => Promise.reject(new Error('broken')) } });
    expect(await refusal(broken.url)).toBe(502);
    expect(await refusal(`ws://127.0.0.1:${broken.port}/other`)).toBe(403);
    expect(log.mock.calls).toEqual([['[websocket $connect]', new Error('broken')]]);
    const slow = await serve({
      handler: { $connect: () => new Promise<undefined>(() => undefined) },
      timeoutSeconds: 0.02,
    });
    expect(await refusal(slow.url)).toBe(504);
  });

  it('selects the subprotocol that $connect names', async () => {
    const $connect = async (event: WebSocketEvent) => ({
      statusCode: 200,
      headers: { 'Sec-WebSocket-Protocol': event.headers?.['sec-websocket-protocol']?.split(',')[0] ?? '' },
    });
    const { url } = await serve({ handler: { $connect } });
    expect((await open(url, ['live', 'token-value'])).protocol).toBe('live');
  });

  it('does not call $connect for a malformed handshake, and survives one that is cut', async () => {
    const connecting = recorder();
    const { url, port } = await serve({ handler: { $connect: connecting.handler } });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /live HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1.1 400 /);
    const cut = connect(port, '127.0.0.1');
    cut.write('GET /live HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', () =>
      cut.resetAndDestroy(),
    );
    await once(cut, 'close');
    expect(connecting.events).toEqual([]);
    await open(url);
  });
});

describe('messages', () => {
  it('go to $default', async () => {
    const other = recorder();
    const { url } = await serve({ handler: { $default: other.handler } });
    const socket = await open(url);
    for (const text of ['{"text":"ü"}', 'plain', '']) {
      const next = other.next();
      socket.send(text);
      expect(await next).toMatchObject({
        body: text,
        isBase64Encoded: false,
        requestContext: { routeKey: '$default', eventType: 'MESSAGE', messageId: expect.any(String) },
      });
    }
  });

  it('get an error from the gateway when the function fails', async () => {
    const { url } = await serve({ handler: { $default: () => Promise.reject(new Error('failed')) } });
    const socket = await open(url);
    socket.send('{}');
    const [data] = await once(socket, 'message');
    expect(JSON.parse(String(data))).toEqual({
      message: 'Internal server error',
      connectionId: expect.any(String),
      requestId: expect.any(String),
    });
  });

  const kilobytes = (count: number) => 'x'.repeat(count * 1024);
  const sendInFrames = (socket: WebSocket, frames: readonly string[]) => {
    for (const [at, frame] of frames.entries()) socket.send(frame, { fin: at === frames.length - 1 });
  };

  it('of 128 KB in frames of 32 KB go to $default', async () => {
    const other = recorder();
    const { url } = await serve({ handler: { $default: other.handler } });
    const next = other.next();
    sendInFrames(await open(url), Array(4).fill(kilobytes(32)));
    expect((await next).body).toHaveLength(128 * 1024);
  });

  it.each([
    ['over 128 KB', [...Array(4).fill(kilobytes(32)), 'x']],
    ['with a frame over 32 KB', [`${kilobytes(32)}x`]],
    ['with a later frame over 32 KB', ['x', `${kilobytes(32)}x`]],
  ])('%s close the connection with 1009 and do not go to $default', async (_, frames) => {
    const [other, left] = [recorder(), recorder()];
    const { url } = await serve({ handler: { $default: other.handler, $disconnect: left.handler } });
    const socket = await open(url);
    const disconnected = left.next();
    sendInFrames(socket, frames);
    expect((await once(socket, 'close'))[0]).toBe(1009);
    expect(await disconnected).toMatchObject({ requestContext: { routeKey: '$disconnect' } });
    expect(other.events).toEqual([]);
  });
});

describe('disconnecting', () => {
  it('calls $disconnect once with the close code and reason', async () => {
    const left = recorder();
    const { url } = await serve({ handler: { $disconnect: left.handler } });
    const socket = await open(url);
    const disconnected = left.next();
    socket.close(4001, 'done');
    expect(await disconnected).toMatchObject({
      requestContext: { eventType: 'DISCONNECT', disconnectStatusCode: 4001, disconnectReason: 'done' },
    });
    expect(left.events).toHaveLength(1);
  });

  it.each([
    ['silent', { idleMs: 30 }],
    ['old', { maximumMs: 30 }],
  ])('happens with 1001 to a connection too %s', async (_, limits) => {
    const { url } = await serve({ handler: {}, ...limits });
    const [code] = await once(await open(url), 'close');
    expect(code).toBe(1001);
  });

  it('waits for $disconnect when the API closes', async () => {
    let finished = false;
    const $disconnect = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      finished = true;
    };
    const { url, api } = await serve({ handler: { $disconnect } });
    await open(url);
    await api.close();
    expect(finished).toBe(true);
  });
});

describe('@connections', () => {
  async function connected() {
    const connecting = recorder();
    const served = await serve({ handler: { $connect: connecting.handler } });
    const socket = await open(served.url);
    return { ...served, socket, ConnectionId: connecting.events[0]?.requestContext.connectionId ?? '' };
  }

  it('sends to a connection and closes it', async () => {
    const { client, socket, ConnectionId } = await connected();
    const received = once(socket, 'message');
    await client.send(new PostToConnectionCommand({ ConnectionId, Data: '{"ü":1}' }));
    expect(String((await received)[0])).toBe('{"ü":1}');
    const closed = once(socket, 'close');
    await client.send(new DeleteConnectionCommand({ ConnectionId }));
    expect((await closed)[0]).toBe(1000);
    await expect(client.send(new PostToConnectionCommand({ ConnectionId, Data: 'x' }))).rejects.toThrow(
      GoneException,
    );
  });

  it('refuses requests without a valid signature', async () => {
    const { clientWith, ConnectionId, api } = await connected();
    const post = new PostToConnectionCommand({ ConnectionId, Data: 'x' });
    await expect(clientWith('other').send(post)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
    const response = await fetch(`${api.endpoint}/@connections/x`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(403);
    expect(response.headers.get('x-amzn-errortype')).toBe('MissingAuthenticationTokenException');
  });

  it('returns 410 for an unknown connection and 413 over 128 KB', async () => {
    const { client, ConnectionId } = await connected();
    const gone = client.send(new PostToConnectionCommand({ ConnectionId: 'L0SM9cOFvHcCIhw=', Data: 'ü' }));
    await expect(gone).rejects.toMatchObject({ name: 'GoneException', $metadata: { httpStatusCode: 410 } });
    const large = client.send(
      new PostToConnectionCommand({ ConnectionId, Data: 'x'.repeat(128 * 1024 + 1) }),
    );
    await expect(large).rejects.toMatchObject({ name: 'PayloadTooLargeException' });
  });
});
