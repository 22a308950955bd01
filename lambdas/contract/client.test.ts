import { describe, expect, it, vi } from 'vitest';
import { ApiError, call, callForResponse, urlOf } from './client.ts';

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

/** Creates a `fetch` that returns a response and records its calls. */
const service = (response: Response) =>
  vi.fn((_url: string, _init: RequestInit) => Promise.resolve(response.clone()));

/** Makes a call that gets a response, and returns the error that it throws. */
async function errorOf(response: Response): Promise<ApiError> {
  try {
    await call(service(response), 'GET /api/health', {});
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('The call did not fail with an ApiError.');
}

describe('the URL of a call', () => {
  it('has the path parameters, encoded', () => {
    const path = { courseId: 'a/b c', module: 1, lesson: 20 };
    expect(urlOf('PUT /api/courses/{courseId}/progress/{module}/{lesson}', { path })).toBe(
      '/api/courses/a%2Fb%20c/progress/1/20',
    );
  });

  it('has the query, encoded, without undefined values', () => {
    const query = { placement: 'help', q: 'a & b', limit: 2, cursor: undefined as unknown as string };
    expect(urlOf('GET /api/faqs', { query })).toBe('/api/faqs?placement=help&q=a+%26+b&limit=2');
  });

  it('has no question mark without a query', () => {
    expect(urlOf('GET /api/faqs', {})).toBe('/api/faqs');
    expect(urlOf('GET /api/faqs', { query: {} })).toBe('/api/faqs');
  });
});

describe('a call', () => {
  it('sends its method, its body as JSON, and its idempotency key', async () => {
    const send = service(json({ id: 'account' }, 201));
    const body = { email: 'learner@example.com' };
    const result = await call(send, 'POST /api/admin/corporate-accounts', {
      body: body as never,
      idempotencyKey: 'once',
    });
    expect(result).toEqual({ id: 'account' });
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/admin/corporate-accounts', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify(body),
    });
  });

  it('without a body has no content type', async () => {
    const send = service(json({ status: 'ok' }));
    await call(send, 'GET /api/health', {});
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/health', { method: 'GET', headers: {} });
  });

  it('survives leaving the page if its body is small', async () => {
    const send = service(new Response(null, { status: 204 }));
    const path = { courseId: 'c', module: 1, lesson: 1 };
    await call(send, 'DELETE /api/courses/{courseId}/progress/{module}/{lesson}', { path });
    // JSON adds two quotes.
    const texts = [4093, 4094].map((length) => 'x'.repeat(length));
    for (const text of texts) await call(send, 'POST /api/contact', { body: text as never });
    expect(send.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, true, undefined]);
  });

  it('returns undefined for a response without a body', async () => {
    const send = service(new Response(null, { status: 204 }));
    await expect(call(send, 'POST /api/contact', { body: {} as never })).resolves.toBeUndefined();
  });

  it('can return the unread response', async () => {
    const response = await callForResponse(service(json({ status: 'ok' })), 'GET /api/health', {});
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});

describe('a call that fails', () => {
  const problem = { type: 'urn:a', title: 'Conflict', status: 409, detail: 'Taken.' };

  it('has the problem that the service describes', async () => {
    const error = await errorOf(json(problem, 409, 'application/problem+json'));
    expect(error).toMatchObject({ name: 'ApiError', message: 'Taken.', status: 409, problem });
  });

  it('has the title as its message without a detail', async () => {
    const error = await errorOf(json({ title: 'Conflict' }, 409));
    expect(error.message).toBe('Conflict');
    expect(error.problem).toEqual({ type: 'about:blank', title: 'Conflict', status: 409 });
  });

  it.each([
    ['has another type', JSON.stringify(problem), 'text/plain'],
    ['is malformed', '{', 'application/json'],
    ['is null', 'null', 'application/json'],
    ['has no title', '{"title":1}', 'application/json'],
  ])('has the status as its problem if the response body %s', async (_, body, type) => {
    const init = { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': type } };
    const { problem: found } = await errorOf(new Response(body, init));
    expect(found).toEqual({ type: 'about:blank', title: 'Bad Gateway', status: 502 });
  });

  it.each([
    [
      'the authorizer',
      401,
      '{"message":"Unauthorized"}',
      {},
      'Your session has ended. Please sign in again.',
    ],
    ['the gateway', 413, '{"message":"Request Entity Too Large"}', {}, 'This is too large to send.'],
    [
      'the gateway',
      429,
      '{"message":"Too Many Requests"}',
      {},
      'Too many attempts. Please wait a few minutes and try again.',
    ],
    [
      'the firewall',
      429,
      '',
      { 'content-type': 'text/plain', 'retry-after': '300' },
      'Too many attempts. Please wait a few minutes and try again.',
    ],
    [
      'the gateway',
      503,
      '{"message":"Service Unavailable"}',
      {},
      'We are very busy right now. Please try again in a moment.',
    ],
    ['the firewall', 403, '<html></html>', { 'content-type': 'text/html' }, 'This request was refused.'],
  ])(
    'has a full sentence if %s refuses it with %i over HTTP/2',
    async (_, status, body, headers, message) => {
      const init = { status, statusText: '', headers: { 'content-type': 'application/json', ...headers } };
      expect(await errorOf(new Response(body, init))).toMatchObject({ status, message });
    },
  );

  it('has a title even if the status has no text', async () => {
    expect((await errorOf(new Response('', { status: 500 }))).message).toBe('Error');
  });

  it('has the status 0 if the service cannot be reached', async () => {
    const send = () => Promise.reject(new TypeError('fetch failed'));
    const failure = call(send, 'GET /api/health', {});
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({
      status: 0,
      message: 'We could not reach the server. Check your connection and try again.',
      problem: { type: 'about:blank' },
    });
  });

  it('throws the AbortError if the caller aborts it', async () => {
    const aborted = new DOMException('Not needed any more.', 'AbortError');
    await expect(call(() => Promise.reject(aborted), 'GET /api/health', {})).rejects.toBe(aborted);
    const other = new DOMException('Too slow.', 'TimeoutError');
    await expect(call(() => Promise.reject(other), 'GET /api/health', {})).rejects.toMatchObject({
      status: 0,
    });
  });
});
