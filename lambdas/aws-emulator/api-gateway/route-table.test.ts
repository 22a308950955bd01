import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table.ts';

const table = (...keys: string[]) => createRouteTable(keys.map((routeKey) => ({ routeKey })));

describe('route selection', () => {
  const match = table(
    '$default',
    'ANY /pets/{proxy+}',
    'GET /pets/dog/{id}',
    'GET /pets/dog/1',
    'POST /pets/{id}',
    'ANY /pets/dog',
    'GET /pets/dog',
    'GET /',
  );

  it.each([
    ['GET', '/pets/dog/1', 'GET /pets/dog/1', {}],
    ['GET', '/pets/dog/2', 'GET /pets/dog/{id}', { id: '2' }],
    ['GET', '/pets/cat/1/a', 'ANY /pets/{proxy+}', { proxy: 'cat/1/a' }],
    ['GET', '/pets/cat', 'ANY /pets/{proxy+}', { proxy: 'cat' }],
    ['POST', '/pets/cat', 'POST /pets/{id}', { id: 'cat' }],
    ['GET', '/pets/dog', 'GET /pets/dog', {}],
    ['HEAD', '/pets/dog', 'ANY /pets/dog', {}],
    ['DELETE', '/pets/dog/1', 'ANY /pets/{proxy+}', { proxy: 'dog/1' }],
    ['GET', '/', 'GET /', {}],
    ['GET', '/elsewhere', '$default', {}],
    ['GET', '/pets/', '$default', {}],
    ['GET', '/PETS/dog', '$default', {}],
  ])('%s %s goes to %s', (method, path, routeKey, pathParameters) => {
    expect(match(method, path)).toEqual({ route: { routeKey }, pathParameters });
  });

  it('keeps a trailing slash apart from the route without it', () => {
    expect(table('GET /courses')('GET', '/courses/')).toBeUndefined();
    expect(table('GET /courses/{id}')('GET', '/courses/')).toBeUndefined();
    expect(table('GET /courses/{id}')('GET', '/courses/a/')).toBeUndefined();
  });

  it('prefers the literal segment in whatever order the routes are given', () => {
    const keys = ['/a', '/a/export', '/a/{id}', '/a/{id}/c', '/b', '/b/{id}', '/c/d/e'].map(
      (it) => `GET ${it}`,
    );
    const inAnyOrder = fc.shuffledSubarray(keys, { minLength: keys.length });
    fc.assert(
      fc.property(inAnyOrder, (shuffled) => {
        expect(table(...shuffled)('GET', '/a/export')?.route.routeKey).toBe('GET /a/export');
      }),
    );
  });

  it('does not answer HEAD from a GET route', () => {
    expect(table('GET /courses')('HEAD', '/courses')).toBeUndefined();
  });
});

describe('route keys API Gateway refuses', () => {
  it.each([
    [['GET'], 'form'],
    [['FETCH /x'], 'form'],
    [['GET x'], 'form'],
    [['GET /x/'], 'slash'],
    [['GET /{proxy+}/x'], 'greedy'],
    [['GET /{a}/{a}'], 'twice'],
    [['GET /{a}', 'GET /{b}'], 'same requests'],
  ])('%j', (keys, reason) => {
    expect(() => table(...keys)).toThrow(reason);
  });
});
