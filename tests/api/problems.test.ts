import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../clients/api-client.ts';
import { newUnwrittenCourse } from '../clients/generation-client.ts';
import { admin, newLearner, visitor } from './shared-platform.ts';

/** Expects the parts of a problem, and no internal details. */
function expectProblem(response: ApiResponse, status: number): void {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.body).toMatchObject({ status, title: expect.any(String), type: expect.any(String) });
  expect(JSON.stringify(response.body)).not.toMatch(
    /stack|node_modules|redwhiteandcode#|USER#|COURSE#|DynamoDB|Cognito/,
  );
}

describe('a problem says what is wrong', () => {
  it.each([
    ['malformed JSON', '{ "email": '],
    ['an array', '[]'],
    ['a number', '42'],
    ['null', 'null'],
    ['nothing', undefined],
  ])('with a body that is %s', async (_name, body) => {
    expectProblem(await visitor.send('POST', '/api/auth/sign-in', body), 400);
  });

  it('with every invalid field', { tags: ['account-rules'] }, async () => {
    const body = { email: 'nobody', password: '12345', full_name: '  ' };
    const response = await visitor.send('POST', '/api/auth/sign-up', body);
    expectProblem(response, 400);
    expect(response.body.errors).toEqual([
      { path: 'body.email', message: 'Please enter a valid email address' },
      { path: 'body.password', message: 'Password must be at least 6 characters' },
      { path: 'body.full_name', message: 'Please enter your full name' },
    ]);
  });

  it.each(['0', '101', '-1', '1.5', 'many', ''])('with limit=%s', async (limit) => {
    expectProblem(await visitor.send('GET', `/api/courses?limit=${limit}`), 400);
  });

  it.each([
    'nonsense',
    Buffer.from('{"pk":"USER#1","sk":"PROFILE"}').toString('base64url'),
    Buffer.from('[]').toString('base64url'),
  ])('with a cursor of another list: %s', async (cursor) => {
    const response = await visitor.send('GET', `/api/courses?cursor=${cursor}`);
    expectProblem(response, 400);
    expect(response.body.errors[0].path).toBe('query.cursor');
  });

  it('with an unknown path or resource', async () => {
    const learner = await newLearner();
    expectProblem(await visitor.send('GET', '/api/nowhere'), 404);
    expectProblem(await visitor.send('GET', '/api/courses/no-such-course'), 404);
    expectProblem(await visitor.send('GET', '/api/certificates/RWC-2025-00000000'), 404);
    expectProblem(await learner.send('GET', `/api/courses/${await newUnwrittenCourse(admin)}/details`), 404);
  });
});

it('a malformed path or an oversized body is rejected by the gateway, with its own body', async () => {
  const expectMessage = ({ status, headers, body }: ApiResponse, expected: number, message: string): void => {
    expect({ status, type: headers.get('content-type'), body }).toEqual({
      status: expected,
      type: 'application/json',
      body: { message },
    });
  };
  expectMessage(await visitor.send('GET', '/api/certificates/%'), 400, 'Bad Request');
  const large = { email: 'x'.repeat(7_000_000) };
  expectMessage(await visitor.send('POST', '/api/auth/sign-in', large), 413, 'Request Entity Too Large');
});

it.each(['bytes=9-2', 'bytes=-5', 'bytes=a-b', 'bytes=0-999999999'])(
  'with a page requested with the range %s',
  async (range) => {
    for (const [path, status] of [
      ['/robots.txt', 200],
      ['/dashboard', 200],
      ['/nowhere', 404],
    ] as const)
      expect((await visitor.send('GET', path, undefined, { range })).status).toBe(status);
    expect((await visitor.send('GET', '/api/health')).status).toBe(200);
  },
);
