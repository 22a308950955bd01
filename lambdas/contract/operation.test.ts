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

describe('the error statuses of an operation', () => {
  it.each<[string, Partial<Operation>, number[]]>([
    ['takes nothing', {}, [500]],
    ['takes parameters', { params: schema }, [400, 500]],
    ['takes a query', { query: schema }, [400, 500]],
    ['takes a body', { body: schema }, [400, 500]],
    ['takes a key of the call', { idempotent: true }, [400, 500]],
    ['needs a session', { access: 'user' }, [401, 500]],
    ['needs the admin role', { access: 'admin' }, [401, 403, 500]],
    ['has a limit', { limits: [{ count: 1, seconds: 1, by: 'address' }] }, [429, 500]],
    ['names some of them itself', { errors: [503, 404, 404], query: schema }, [400, 404, 500, 503]],
  ])('that %s', (_, change, statuses) => {
    expect(errorStatuses({ ...plain, ...change })).toEqual(statuses);
  });
});

it('a route has a method and a path', () => {
  expect(partsOf(plain)).toEqual({ method: 'GET', path: '/api/sample/{id}' });
});
