import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table.ts';

const table = (...keys: string[]) => createRouteTable(keys.map((routeKey) => ({ routeKey })));

describe('route selection', () => {
  const match = table(
    '$default',
    'GET /pets/dog/{id}',
    'GET /pets/dog/1',
    'POST /pets/{id}',
    'GET /pets/dog',
    'GET /',
  );

  it.each([
    ['GET', '/pets/dog/1', 'GET /pets/dog/1', {}],
    ['GET', '/pets/dog/2', 'GET /pets/dog/{id}', { id: '2' }],
    ['POST', '/pets/cat', 'POST /pets/{id}', { id: 'cat' }],
    ['GET', '/pets/dog', 'GET /pets/dog', {}],
    ['HEAD', '/pets/dog', '$default', {}],
    ['GET', '/', 'GET /', {}],
    ['GET', '/elsewhere', '$default', {}],
    ['GET', '/pets/', '$default', {}],
    ['GET', '/PETS/dog', '$default', {}],
  ])('%s %s goes to %s', (method, path, routeKey, pathParameters) => {
    expect(match(method, path)).toEqual({ route: { routeKey }, pathParameters });
  });

  it('does not match a path with a trailing slash', () => {
    expect(table('GET /courses')('GET', '/courses/')).toBeUndefined();
    expect(table('GET /courses/{id}')('GET', '/courses/')).toBeUndefined();
    expect(table('GET /courses/{id}')('GET', '/courses/a/')).toBeUndefined();
  });

  it('prefers a literal segment, whatever the order of the routes', () => {
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
});

describe('a route key that API Gateway refuses', () => {
  it.each([
    [['GET'], 'form'],
    [['FETCH /x'], 'form'],
    [['ANY /x'], 'form'],
    [['GET x'], 'form'],
    [['GET /x/'], 'slash'],
    [['GET /{a}/{a}'], 'twice'],
    [['GET /{a}', 'GET /{b}'], 'same requests'],
  ])('%j', (keys, reason) => {
    expect(() => table(...keys)).toThrow(reason);
  });
});
