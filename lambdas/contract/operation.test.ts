import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { errorStatuses, type Operation, partsOf } from './operation.ts';

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
    ['no input', {}, [500]],
    ['path parameters', { params: schema }, [400, 500]],
    ['a query', { query: schema }, [400, 500]],
    ['a body', { body: schema }, [400, 415, 500]],
    ['a method that changes something', { route: 'PUT /api/sample' }, [403, 500]],
    ['an idempotency key', { idempotent: true }, [400, 500]],
    ['a session', { access: 'user' }, [401, 500]],
    ['the admin role', { access: 'admin' }, [401, 403, 500]],
    ['a limit', { limits: [{ count: 1, seconds: 1, by: 'address' }] }, [429, 500]],
    ['declared errors', { errors: [503, 404, 404], query: schema }, [400, 404, 500, 503]],
  ])('with %s', (_, change, statuses) => {
    expect(errorStatuses({ ...plain, ...change })).toEqual(statuses);
  });
});

it('a route has a method and a path', () => {
  expect(partsOf(plain)).toEqual({ method: 'GET', path: '/api/sample/{id}' });
});
