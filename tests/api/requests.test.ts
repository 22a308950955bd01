import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { newLearner, origin, visitor, siteUrl } from './shared-platform.ts';

// The gateway refuses visitors of an address that needs a session, whatever the method.
const { token } = await newLearner();

/** Sends a request with a method that `fetch` refuses to send. */
function sendRaw(method: string, path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    allow: string | undefined;
  }>();
  request(origin + path, { method, headers: { authorization: `Bearer ${token}` } }, (response) => {
    response.resume();
    resolve({ status: response.statusCode, allow: response.headers.allow });
  })
    .once('error', reject)
    .end();
  return promise;
}

describe('a method without an operation is refused with the methods that the address accepts', () => {
  it.each([
    ['TRACE', '/api/courses', 'GET'],
    ['DELETE', '/api/courses', 'GET'],
    ['HEAD', '/api/health', 'GET'],
    ['OPTIONS', '/api/auth/sign-in', 'POST'],
    ['PUT', '/api/courses/any-course/generation', 'DELETE, GET, POST'],
    ['TRACE', '/api/admin/users', 'GET'],
  ])('%s %s', async (method, path, allow) => {
    expect(await sendRaw(method, path)).toEqual({ status: 405, allow });
  });

  it('but an unknown address is a 404, whatever the method', async () => {
    expect(await sendRaw('TRACE', '/api/nowhere')).toEqual({ status: 404, allow: undefined });
  });
});

it.each(['/api/courses', '/api/nowhere'])('a browser does not guess the type of %s', async (path) => {
  const response = await fetch(origin + path);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

const report = { kind: 'not_found', path: '/nowhere' };
const send = (headers: Record<string, string>) => visitor.send('POST', '/api/client-events', report, headers);

describe('a JSON operation', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'refuses a body of the type "%s"',
    async (type) => {
      const { status, body } = await send({ 'content-type': type });
      expect([status, body.title]).toEqual([415, 'Unsupported Media Type']);
    },
  );

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('accepts "%s"', async (type) => {
    expect((await send({ 'content-type': type })).status).toBe(204);
  });

  it('asks for a session before it looks at the type of the body', async () => {
    const change = { full_name: 'Sample Person' };
    const headers = { 'content-type': 'text/plain' };
    expect((await visitor.send('PATCH', '/api/me', change, headers)).status).toBe(401);
    expect((await (await newLearner()).send('PATCH', '/api/me', change, headers)).status).toBe(415);
  });
});

describe('a page of another site', () => {
  const { port } = new URL(origin);
  it.each([
    ['another domain', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a name that begins like ours', { origin: `${origin}.evil.example` }],
    ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }],
  ])('may not change anything: %s', async (_, headers) => {
    const { status, body } = await send(headers as Record<string, string>);
    expect([status, body.detail]).toEqual([403, 'This request came from a page of another site.']);
    const learner = await newLearner();
    expect((await learner.send('DELETE', '/api/me/sessions/any', undefined, headers)).status).toBe(403);
  });

  it('may read what everybody may read', async () => {
    const { status, headers } = await visitor.send('GET', '/api/courses', undefined, {
      origin: 'https://evil.example',
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  // The port may differ from the one of SITE_URL, and the host may be written as an address.
  it.each([
    ['its address', origin, origin],
    ['another name of its host', `http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`],
    ['the site’s public address', origin, siteUrl],
  ])('is not the site itself, by %s', async (_, address, own) => {
    const response = await fetch(`${address}/api/client-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: own },
      body: JSON.stringify(report),
    });
    expect(response.status).toBe(204);
  });

  it('is not a program, which sends no origin', async () => {
    const { status } = await visitor.send(
      'POST',
      '/api/webhooks/stripe',
      {},
      { 'content-type': 'text/plain' },
    );
    expect(status).toBe(400);
  });
});

describe('a public read of the catalog', () => {
  it('may be shared, and is not sent again to a caller who has it', async () => {
    const first = await visitor.send('GET', '/api/courses');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    const etag = first.headers.get('etag') ?? '';
    const again = await visitor.send('GET', '/api/courses', undefined, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers.get('etag')).toBe(etag);
    const other = await visitor.send('GET', '/api/courses?limit=1', undefined, { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it.each(['/api/courses/no-such-course', '/api/health', '/api/faqs?placement=help'])(
    'is never %s',
    async (path) => {
      const { headers } = await visitor.send('GET', path, undefined, { 'if-none-match': '*' });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    },
  );
});
