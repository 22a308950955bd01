import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newLearner, origin, visitor } from './shared-platform.ts';

const { host, port } = new URL(origin);

/** Sends lines of a request's head and returns the whole response. */
function exchange(...lines: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(port), '127.0.0.1');
  const chunks: string[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  socket.on('close', () => resolve(chunks.join('')));
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return promise;
}

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);

describe('a request that names another host', () => {
  it.each(['/', '/api/health', '/api/courses', '/local/outbox.json', '/local/pay/', '/local/uploads/x'])(
    'is refused with 421 at %s',
    async (path) => {
      const response = await exchange(`GET ${path} HTTP/1.1`, `Host: attacker.example:${port}`);
      expect(statusOf(response)).toBe(421);
      expect(response).toContain(`This server responds only to localhost:${port}, `);
      expect(response).not.toMatch(/@example\.com|set-cookie|<html/i);
    },
  );

  it('cannot ask for a new password', async () => {
    const { email } = await newLearner();
    const body = JSON.stringify({ email });
    const response = await exchange(
      'POST /api/auth/password-reset HTTP/1.1',
      'Host: attacker.example',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    );
    expect(statusOf(response)).toBe(421);
    const emails = (await visitor.send('GET', '/local/outbox.json')).body as { to: string }[];
    // The welcome.
    expect(emails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it.each([
    ['no host', 400, ['GET / HTTP/1.1']],
    ['no host in HTTP/1.0', 400, ['GET / HTTP/1.0']],
    ['two hosts', 400, ['GET / HTTP/1.1', `Host: ${host}`, 'Host: attacker.example']],
    ['another port', 421, ['GET / HTTP/1.1', 'Host: localhost:1']],
    ['a trailing dot', 421, ['GET / HTTP/1.1', `Host: localhost.:${port}`]],
    ['another absolute target', 421, ['GET http://attacker.example/ HTTP/1.1', `Host: ${host}`]],
    ['an absolute target with another host', 421, [`GET ${origin}/ HTTP/1.1`, 'Host: attacker.example']],
  ])('as %s gets %i', async (_, status, lines) => {
    expect(statusOf(await exchange(...lines))).toBe(status);
  });

  it.each([
    ['in capitals', ['GET /api/health HTTP/1.1', `Host: LOCALHOST:${port}`]],
    ['as an IPv4 address', ['GET /api/health HTTP/1.1', `Host: 127.0.0.1:${port}`]],
    ['as an IPv6 address', ['GET /api/health HTTP/1.1', `Host: [::1]:${port}`]],
    ['in an absolute target', [`GET ${origin}/api/health HTTP/1.1`, `Host: ${host}`]],
  ])('gets 200 if the host is this one, %s', async (_, lines) => {
    expect(statusOf(await exchange(...lines))).toBe(200);
  });

  it('opens no socket', async () => {
    const { token = '' } = await newLearner();
    const statusWith = (headers: Record<string, string>) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, ['bearer', token], { headers });
      const { promise, resolve } = Promise.withResolvers<number | undefined>();
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => (socket.terminate(), resolve(101)));
      socket.on('error', () => undefined);
      return promise;
    };
    expect(await statusWith({ host: 'attacker.example' })).toBe(421);
    expect(await statusWith({})).not.toBe(421);
  });
});

describe('the local pages', () => {
  const pages = ['/local/outbox.json', '/local/outbox', '/local/recount.json', '/local/pay/'];

  it.each(pages)('%s is for callers on this computer, and for no other origin', async (path) => {
    const statusWith = async (headers: Record<string, string>) =>
      (await visitor.send('GET', path, undefined, headers)).status;
    expect(await statusWith({ origin })).toBe(200);
    expect(await statusWith({ 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    expect(await statusWith({ origin: 'https://attacker.example' })).toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    const absolute = [`GET ${origin}${path} HTTP/1.1`, `Host: ${host}`, 'X-Forwarded-For: 192.0.2.1'];
    expect(statusOf(await exchange(...absolute))).toBe(403);
    const { headers } = await visitor.send('GET', path);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuse uploads from another origin', async () => {
    const headers = { origin: 'https://attacker.example' };
    expect((await visitor.send('POST', '/local/uploads', 'x', headers)).status).toBe(403);
  });
});

describe('an error response', () => {
  it.each([
    ['GET', '/%E0%A4%A'],
    ['GET', '/no/such/page'],
    ['DELETE', '/'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/api/none'],
    ['POST', '/api/auth/sign-in'],
    ['GET', '/local/pay/%E0%A4%A'],
    ['GET', '/local/uploads/%E0%A4%A'],
    ['GET', '/local/none'],
  ])('to %s %s has no stack trace and does not name the server’s software', async (method, path) => {
    const response = await exchange(`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Length: 0');
    expect(statusOf(response)).toBeGreaterThanOrEqual(400);
    expect(statusOf(response)).toBeLessThan(500);
    expect(response).not.toMatch(/^(x-powered-by|server):/im);
    expect(response).not.toMatch(/\bat .+:\d+:\d+|node_modules|file:\/\/|Error:/);
  });

  it('does not end the server if a form names no origin', async () => {
    const { status } = await visitor.send('POST', '/local/pay/', 'action=none', { origin: 'null' });
    expect(status).toBe(403);
    expect((await visitor.send('GET', '/api/health')).status).toBe(200);
  });
});
