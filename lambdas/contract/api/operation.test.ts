import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { errorStatuses, eventOf, type Operation, partsOf, variablesAt } from './operation.ts';

const plain: Operation = {
  route: 'GET /api/sample/{id}',
  domain: 'catalog',
  access: 'public',
  summary: 'A sample',
  responses: { 200: null },
};
const schema = z.object({ id: z.string() });

describe('errorStatuses of an operation', () => {
  it.each<[string, Partial<Operation>, number[]]>([
    ['no input', {}, [500, 503]],
    ['path parameters', { params: schema }, [400, 500, 503]],
    ['a query', { query: schema }, [400, 500, 503]],
    ['a body', { body: schema }, [400, 415, 500, 503]],
    ['a method that changes something', { route: 'PUT /api/sample' }, [403, 500, 503]],
    ['an idempotency key', { idempotent: true }, [400, 500, 503]],
    ['a session', { access: 'user' }, [401, 500, 503]],
    ['the admin role', { access: 'admin' }, [401, 403, 500, 503]],
    ['a limit', { limits: [{ count: 1, seconds: 1, by: 'address' }] }, [429, 500, 503]],
    ['declared errors', { errors: [409, 404, 404], query: schema }, [400, 404, 409, 500, 503]],
  ])('with %s', (_, change, statuses) => {
    expect(errorStatuses({ ...plain, ...change })).toEqual(statuses);
  });
});

it('a route has a method and a path', () => {
  expect(partsOf(plain)).toEqual({ method: 'GET', path: '/api/sample/{id}' });
});

describe('the path /api/courses/{courseId}/progress/{module}', () => {
  it.each([
    ['/api/courses/a b/progress/1', { courseId: 'a b', module: '1' }],
    ['/api/courses/a/progress', undefined],
    ['/api/courses/a/progress/', undefined],
    ['/api/courses//progress/1', undefined],
    ['/api/courses/a/progress/1/', undefined],
    ['/api/courses/a/Progress/1', undefined],
  ])('has in %s the variables %j', (path, variables) => {
    expect(variablesAt('/api/courses/{courseId}/progress/{module}', path)).toEqual(variables);
  });
});

describe('the security event of', () => {
  it.each<[string, Partial<Operation>, number, string | undefined]>([
    ['a successful call', {}, 200, undefined],
    ['an invalid call', {}, 400, undefined],
    ['a call without a session', { access: 'user' }, 401, 'unauthenticated'],
    ['a forbidden call', { access: 'user' }, 403, 'forbidden'],
    ['a forbidden call of an admin operation', { access: 'admin' }, 403, 'adminForbidden'],
    ['a call for another host', {}, 421, 'originRefused'],
    ['a call above a limit', {}, 429, 'limitReached'],
    ['a declared status', { events: { 200: 'signInSucceeded' } }, 200, 'signInSucceeded'],
    ['another status of such an operation', { events: { 200: 'signInSucceeded' } }, 429, 'limitReached'],
    ['a declared failure', { events: { 401: 'signInFailed' } }, 401, 'signInFailed'],
    ['an export', { access: 'admin', media: 'text/csv' }, 200, 'listExported'],
    ['a failed export', { access: 'admin', media: 'text/csv' }, 500, undefined],
  ])('%s', (_, change, status, event) => {
    expect(eventOf({ ...plain, ...change }, status)).toBe(event);
  });

  it('a call without an operation follows from its status', () => {
    expect([404, 403].map((status) => eventOf(undefined, status))).toEqual([undefined, 'forbidden']);
  });
});
