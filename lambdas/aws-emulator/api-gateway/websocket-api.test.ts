import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createWebSocketApi, type WebSocketApiOptions } from './websocket-api.ts';
import type { WebSocketEvent } from './websocket-event.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(options: Omit<WebSocketApiOptions, 'path'>) {
  const api = createWebSocketApi({ path: '/live', ...options });
  const server = createServer((req, res) => void api.management(req, res));
  server.on('upgrade', (req, socket, head) => void api.upgrade(req, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new ApiGatewayManagementApiClient({
    endpoint: `http://127.0.0.1:${port}/live`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  closers.push(async () => {
    await api.close();
    client.destroy();
    server.close().closeAllConnections();
  });
  return { url: `ws://127.0.0.1:${port}/live`, port, client, api };
}

/** A handler that keeps its events and lets a test wait for the next one. */
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

  it.each([401, 403, 500])('is refused with the %i $connect answers', async (statusCode) => {
    const left = recorder();
    const handler = { $connect: async () => ({ statusCode }), $disconnect: left.handler };
    const { url } = await serve({ handler });
    expect(await refusal(url)).toBe(statusCode);
    expect(left.events).toEqual([]);
  });

  it('is refused with 502 when $connect throws, 504 when it takes too long, 403 on another path', async () => {
    const thrown: unknown[] = [];
    const broken = await serve({
      handler: { $connect: () => Promise.reject(new Error('broken')) },
      onError: (error) => thrown.push(error),
    });
    expect(await refusal(broken.url)).toBe(502);
    expect(await refusal(`ws://127.0.0.1:${broken.port}/other`)).toBe(403);
    expect(thrown).toHaveLength(1);
    const slow = await serve({
      handler: { $connect: () => new Promise<undefined>(() => undefined) },
      timeoutSeconds: 0.02,
      onError: (error) => thrown.push(error),
    });
    expect(await refusal(slow.url)).toBe(504);
  });

  it('agrees on the subprotocol $connect names', async () => {
    const $connect = async (event: WebSocketEvent) => ({
      statusCode: 200,
      headers: { 'Sec-WebSocket-Protocol': event.headers?.['sec-websocket-protocol']?.split(',')[0] ?? '' },
    });
    const { url } = await serve({ handler: { $connect } });
    expect((await open(url, ['live', 'token-value'])).protocol).toBe('live');
  });

  it('does not call $connect for a request that is no handshake, and survives one cut short', async () => {
    const connecting = recorder();
    const { url, port } = await serve({ handler: { $connect: connecting.handler } });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /live HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
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
  it('go to the route their action names, all else to $default', async () => {
    const say = recorder();
    const other = recorder();
    const { url } = await serve({ handler: { say: say.handler, $default: other.handler } });
    const socket = await open(url);
    const said = say.next();
    socket.send('{"action":"say","text":"ü"}');
    expect(await said).toMatchObject({
      body: '{"action":"say","text":"ü"}',
      isBase64Encoded: false,
      requestContext: { routeKey: 'say', eventType: 'MESSAGE', messageId: expect.any(String) },
    });
    for (const text of [
      'plain',
      '{"action":"$connect"}',
      '{"action":"constructor"}',
      '{"action":',
      '[]',
      '',
    ]) {
      const next = other.next();
      socket.send(text);
      expect(await next).toMatchObject({ body: text, requestContext: { routeKey: '$default' } });
    }
    expect(say.events).toHaveLength(1);
  });

  it('are answered by the gateway when no route takes them or the function fails', async () => {
    const handler = { fail: () => Promise.reject(new Error('failed')) };
    const { url } = await serve({ handler, onError: () => undefined });
    const socket = await open(url);
    for (const [action, message] of [
      ['none', 'Forbidden'],
      ['fail', 'Internal server error'],
    ]) {
      socket.send(JSON.stringify({ action }));
      const [data] = await once(socket, 'message');
      expect(JSON.parse(String(data))).toEqual({
        message,
        connectionId: expect.any(String),
        requestId: expect.any(String),
      });
    }
  });

  it('over 128 KB close the connection with 1009', async () => {
    const left = recorder();
    const { url } = await serve({ handler: { $disconnect: left.handler } });
    const socket = await open(url);
    const disconnected = left.next();
    socket.send('x'.repeat(128 * 1024 + 1));
    expect((await once(socket, 'close'))[0]).toBe(1009);
    expect(await disconnected).toMatchObject({ requestContext: { routeKey: '$disconnect' } });
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

  it('sends, describes and closes through the SDK', async () => {
    const { client, socket, ConnectionId } = await connected();
    const received = once(socket, 'message');
    await client.send(new PostToConnectionCommand({ ConnectionId, Data: '{"ü":1}' }));
    expect(String((await received)[0])).toBe('{"ü":1}');
    const facts = await client.send(new GetConnectionCommand({ ConnectionId }));
    expect(facts.ConnectedAt).toBeInstanceOf(Date);
    expect(facts.LastActiveAt?.getTime()).toBeGreaterThanOrEqual(facts.ConnectedAt?.getTime() ?? Infinity);
    expect(facts.Identity?.SourceIp).toBe('127.0.0.1');
    const closed = once(socket, 'close');
    await client.send(new DeleteConnectionCommand({ ConnectionId }));
    expect((await closed)[0]).toBe(1000);
    await expect(client.send(new PostToConnectionCommand({ ConnectionId, Data: 'x' }))).rejects.toThrow(
      GoneException,
    );
  });

  it('takes signed requests alone when it has credentials', async () => {
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const { client, port } = await serve({ handler: {}, credentials });
    const gone = new GetConnectionCommand({ ConnectionId: 'L0SM9cOFvHcCIhw=' });
    await expect(client.send(gone)).rejects.toMatchObject({ name: 'GoneException' });
    const post = new PostToConnectionCommand({ ConnectionId: 'L0SM9cOFvHcCIhw=', Data: 'ü' });
    await expect(client.send(post)).rejects.toMatchObject({ name: 'GoneException' });
    const other = new ApiGatewayManagementApiClient({
      endpoint: `http://127.0.0.1:${port}/live`,
      region: 'us-east-1',
      credentials: { ...credentials, secretAccessKey: 'other' },
      maxAttempts: 1,
    });
    await expect(other.send(gone)).rejects.toMatchObject({ name: 'ForbiddenException' });
    other.destroy();
    const response = await fetch(`http://127.0.0.1:${port}/live/@connections/x`, {
      method: 'POST',
      body: 'x',
    });
    expect(response.status).toBe(403);
  });

  it('answers 410 for a connection that never was and 413 over 128 KB', async () => {
    const { client, ConnectionId } = await connected();
    const gone = client.send(new GetConnectionCommand({ ConnectionId: 'never=' }));
    await expect(gone).rejects.toMatchObject({ name: 'GoneException', $metadata: { httpStatusCode: 410 } });
    const large = client.send(
      new PostToConnectionCommand({ ConnectionId, Data: 'x'.repeat(128 * 1024 + 1) }),
    );
    await expect(large).rejects.toMatchObject({ name: 'PayloadTooLargeException' });
  });
});
