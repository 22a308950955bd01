import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createListener, type Front, openFront } from './front.ts';

const settings = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  siteUrl: 'http://localhost:3000',
  table: {},
  api: {},
  userPool: {},
  streamLag: 0,
};
let front: Front;
beforeEach(async () => {
  front = await openFront(settings);
});
afterEach(async () => {
  await front.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Sends bytes and returns all that the server sends until it closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(front.port, '127.0.0.1');
  const chunks: string[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return chunks.join('');
}
const head = (target: string, host = `127.0.0.1:${front.port}`) =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

it('an absolute target is handled as its path', async () => {
  front.serve((req, res) => res.end(`[${req.url}]`));
  const origin = `http://localhost:${front.port}`;
  expect(await exchange(head(`${origin}/local/outbox?a=1`))).toContain('[/local/outbox?a=1]');
  expect(await exchange(head(`${origin}?a=1`))).toContain('[/?a=1]');
  expect(await exchange(head(`${origin}//a`))).toContain('[//a]');
});

it('an error is logged, and the response says nothing about it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const secret = new Error('a secret');
  for (const fail of [
    () => Promise.reject(secret),
    () => {
      throw secret;
    },
  ]) {
    front.serve(fail);
    const response = await exchange(head('/'));
    expect(response).toMatch(/^HTTP\/1\.1 500 [^]*Internal Server Error/);
    expect(response).not.toMatch(/secret|at |x-powered-by|server:/i);
    expect(log).toHaveBeenLastCalledWith(secret);
  }
});

it.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ['its body', 'POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 10\r\n\r\nhalf'],
])('a client that never finishes %s is disconnected with 408', async (_, bytes) => {
  await front.close();
  front = await openFront(settings, undefined, {
    headersTimeout: 20,
    requestTimeout: 20,
    connectionsCheckingInterval: 5,
  });
  front.serve(() => undefined);
  expect(await exchange(bytes.replace('HOST', `localhost:${front.port}`))).toMatch(/^HTTP\/1\.1 408 /);
});

it('serves the user pool’s domain, also to forms of other sites', async () => {
  const domain = vi.fn(async (_req: unknown, res: { end(text: string): void }) => res.end('[domain]'));
  const other = (_req: unknown, res: { end(text: string): void }) => res.end('[other]');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://localhost');
  const api = { handle: other };
  front.serve(createListener(api as never, { domain, site: other, payments: undefined } as never));
  const post = (path: string) =>
    exchange(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${front.port}\r\nOrigin: https://id.example.com\r\nSec-Fetch-Site: cross-site\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  expect(await post('/local/sso/saml2/idpresponse')).toContain('[domain]');
  expect(await post('/local/outbox')).toMatch(/^HTTP\/1\.1 403 /);
});
