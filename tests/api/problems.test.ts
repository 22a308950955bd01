import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller, newLearner } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let visitor: Caller;
let learner: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
  learner = await newLearner(platform.origin);
});
afterAll(() => platform?.stop());

/** Every problem has these parts and shows nothing of the inside. */
function expectProblem(answer: Awaited<ReturnType<Caller['send']>>, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.body).toMatchObject({ status, title: expect.any(String), type: expect.any(String) });
  expect(JSON.stringify(answer.body)).not.toMatch(
    /stack|node_modules|redwhiteandcode#|USER#|COURSE#|DynamoDB|Cognito/,
  );
}

describe('input that is not good', () => {
  it.each([
    ['malformed JSON', '{ "email": '],
    ['an array', '[]'],
    ['a number', '42'],
    ['null', 'null'],
    ['nothing', undefined],
  ])('answers 400 to a body that is %s', async (_name, body) => {
    expectProblem(await visitor.send('POST', '/api/auth/sign-in', body), 400);
  });

  it('names every field that is refused, with the document’s messages', async () => {
    const answer = await visitor.send('POST', '/api/auth/sign-up', {
      email: 'nobody',
      password: '12345',
      full_name: '  ',
    });
    expectProblem(answer, 400);
    expect(answer.body.errors).toEqual([
      { path: 'body.email', message: 'Please enter a valid email address' },
      { path: 'body.password', message: 'Password must be at least 6 characters' },
      { path: 'body.full_name', message: 'Please enter your full name' },
    ]);
  });

  it.each<[Record<string, unknown>]>([
    [{ email: 1, password: true, full_name: [] }],
    [{ email: null, password: null, full_name: null }],
    [{ email: { $gt: '' }, password: { $gt: '' }, full_name: {} }],
    [{ __proto__: { admin: true }, constructor: { prototype: {} } }],
  ])('answers 400 to wrong types', async (body) => {
    expectProblem(await visitor.send('POST', '/api/auth/sign-up', body), 400);
  });

  it.each(['0', '101', '-1', '1.5', 'many', ''])('answers 400 to limit=%s', async (limit) => {
    expectProblem(await visitor.send('GET', `/api/courses?limit=${limit}`), 400);
  });

  it.each([
    'nonsense',
    Buffer.from('{"pk":"USER#1","sk":"PROFILE"}').toString('base64url'),
    Buffer.from('[]').toString('base64url'),
  ])('answers 400 to a cursor of another list', async (cursor) => {
    const answer = await visitor.send('GET', `/api/courses?cursor=${cursor}`);
    expectProblem(answer, 400);
    expect(answer.body.errors[0].path).toBe('query.cursor');
  });

  it('answers 404 to an unknown path, method and thing', async () => {
    expectProblem(await visitor.send('GET', '/api/nowhere'), 404);
    expectProblem(await visitor.send('DELETE', '/api/courses'), 404);
    expectProblem(await visitor.send('GET', '/api/courses/no-such-course'), 404);
    expectProblem(await visitor.send('GET', '/api/certificates/RWC-2025-00000000'), 404);
    expectProblem(await learner.send('GET', '/api/courses/computer-vision-applications/details'), 404);
  });
});

describe('what the gateway refuses by itself', () => {
  it('is a problem like any other: a malformed path, a body that is too large', async () => {
    expectProblem(await visitor.send('GET', '/api/certificates/%'), 400);
    expectProblem(await visitor.send('POST', '/api/auth/sign-in', { email: 'x'.repeat(7_000_000) }), 413);
  });
});

describe('pages', () => {
  it.each(['bytes=9-2', 'bytes=-5', 'bytes=a-b', 'bytes=0-999999999'])(
    'survive the range %s',
    async (range) => {
      for (const path of ['/robots.txt', '/dashboard', '/nowhere']) {
        const answer = await visitor.send('GET', path, undefined, { range });
        expect(answer.status).toBe(path === '/nowhere' ? 404 : 200);
      }
      expect((await visitor.send('GET', '/api/health')).status).toBe(200);
    },
  );
});

describe('lists', () => {
  it('answers all 14 catalog courses in their order, page by page', async () => {
    const all = (await visitor.send('GET', '/api/courses')).body;
    expect(all.items).toHaveLength(14);
    expect(all.next).toBeNull();
    const ids: string[] = [];
    let cursor = '';
    do {
      const { body } = await visitor.send('GET', `/api/courses?limit=4${cursor && `&cursor=${cursor}`}`);
      ids.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.next ?? '';
    } while (cursor);
    expect(ids).toEqual(all.items.map(({ id }: { id: string }) => id));
    expect(ids[0]).toBe('ai-fundamentals-for-business');
  });

  it('lists the two featured courses apart', async () => {
    const { body } = await visitor.send('GET', '/api/courses?kind=featured');
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(['ai-literacy-101', 'ai-productivity']);
  });
});

describe('limits of a caller', () => {
  it('answers 429 with Retry-After when an address is tried too often, and lets others go on', async () => {
    const limited = await startPlatform({ variables: { RATE_LIMITS: '' } });
    try {
      const caller = createCaller(limited.origin);
      const attempt = (email: string) =>
        caller.send('POST', '/api/auth/sign-in', { email, password: 'wrong-password' });
      const answers = [];
      for (let i = 0; i < 21; i++) answers.push((await attempt('admin@example.com')).status);
      expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
      const refused = await attempt('ADMIN@example.com');
      expectProblem(refused, 429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = await caller.send('POST', '/api/auth/sign-in', {
        email: 'learner@example.com',
        password: 'learner-demo',
      });
      expect(other.status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
