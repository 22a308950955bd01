import { describe, expect, it, vi } from 'vitest';
import { ApiError, call, callForResponse, urlOf } from './client.ts';

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

/** A service that gives one answer, and keeps what it was asked. */
const service = (answer: Response) =>
  vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer.clone()));

/** Calls the service that answers so, and returns the error. */
async function errorOf(answer: Response): Promise<ApiError> {
  try {
    await call(service(answer), 'GET /api/health', {});
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('The call did not fail with an ApiError.');
}

describe('the address of a call', () => {
  it('has the path parameters, encoded', () => {
    const path = { courseId: 'a/b c', module: 1, lesson: 20 };
    expect(urlOf('PUT /api/courses/{courseId}/progress/{module}/{lesson}', { path })).toBe(
      '/api/courses/a%2Fb%20c/progress/1/20',
    );
  });

  it('has the query, encoded, without what is undefined', () => {
    const query = { placement: 'help', q: 'a & b', limit: 2, cursor: undefined as unknown as string };
    expect(urlOf('GET /api/faqs', { query })).toBe('/api/faqs?placement=help&q=a+%26+b&limit=2');
  });

  it('has no question mark without a query', () => {
    expect(urlOf('GET /api/faqs', {})).toBe('/api/faqs');
    expect(urlOf('GET /api/faqs', { query: {} })).toBe('/api/faqs');
  });
});

describe('a call', () => {
  it('sends its method, its body as JSON, and its name', async () => {
    const send = service(json({ id: 'account' }, 201));
    const body = { email: 'learner@example.com' };
    const answer = await call(send, 'POST /api/admin/corporate-accounts', {
      body: body as never,
      idempotencyKey: 'once',
    });
    expect(answer).toEqual({ id: 'account' });
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/admin/corporate-accounts', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify(body),
    });
  });

  it('sends neither a body nor a content type where it has none', async () => {
    const send = service(json({ status: 'ok' }));
    await call(send, 'GET /api/health', {});
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/health', { method: 'GET', headers: {} });
  });

  it('outlives the page while its body is small', async () => {
    const send = service(new Response(null, { status: 204 }));
    const path = { courseId: 'c', module: 1, lesson: 1 };
    await call(send, 'DELETE /api/courses/{courseId}/progress/{module}/{lesson}', { path });
    // With the quotes of JSON around it.
    const texts = [4093, 4094].map((length) => 'x'.repeat(length));
    for (const text of texts) await call(send, 'POST /api/contact', { body: text as never });
    expect(send.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, true, undefined]);
  });

  it('returns nothing for an answer without a body', async () => {
    const send = service(new Response(null, { status: 204 }));
    await expect(call(send, 'POST /api/contact', { body: {} as never })).resolves.toBeUndefined();
  });

  it('returns the unread response where that is asked for', async () => {
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
    [
      'is no JSON by its type',
      new Response(JSON.stringify(problem), { status: 502, statusText: 'Bad Gateway' }),
    ],
    [
      'is broken',
      new Response('{', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'application/json' },
      }),
    ],
    [
      'is null',
      new Response('null', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'application/json' },
      }),
    ],
    [
      'has no title',
      new Response('{"title":1}', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'application/json' },
      }),
    ],
  ])('has the status as its problem where the answer %s', async (_, answer) => {
    const { problem: found } = await errorOf(answer);
    expect(found).toEqual({ type: 'about:blank', title: 'Bad Gateway', status: 502 });
  });

  it('has a title also where the status has no text', async () => {
    expect((await errorOf(new Response('', { status: 500 }))).message).toBe('Error');
  });

  it('has the status 0 where the service cannot be reached', async () => {
    const send = () => Promise.reject(new TypeError('fetch failed'));
    const failure = call(send, 'GET /api/health', {});
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({
      status: 0,
      message: 'We could not reach the server. Check your connection and try again.',
      problem: { type: 'about:blank' },
    });
  });

  it('was aborted where its caller aborted it', async () => {
    const aborted = new DOMException('No longer wanted.', 'AbortError');
    await expect(call(() => Promise.reject(aborted), 'GET /api/health', {})).rejects.toBe(aborted);
    const other = new DOMException('Too slow.', 'TimeoutError');
    await expect(call(() => Promise.reject(other), 'GET /api/health', {})).rejects.toMatchObject({
      status: 0,
    });
  });
});
