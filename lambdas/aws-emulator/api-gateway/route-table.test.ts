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

describe('greedy routes', () => {
  const match = table(
    '$default',
    'ANY /{all+}',
    'ANY /pets/{rest+}',
    'ANY /pets/{kind}/toys/{rest+}',
    'GET /pets/{kind}',
    'ANY /pets/{kind}/toys',
    'POST /pets/{kind}/toys',
  );

  it.each([
    ['GET', '/pets/cat', 'GET /pets/{kind}', { kind: 'cat' }],
    ['PUT', '/pets/cat', 'ANY /pets/{rest+}', { rest: 'cat' }],
    ['TRACE', '/pets/cat', 'ANY /pets/{rest+}', { rest: 'cat' }],
    ['GET', '/pets/cat/tail/2', 'ANY /pets/{rest+}', { rest: 'cat/tail/2' }],
    ['GET', '/pets/cat/', 'ANY /pets/{rest+}', { rest: 'cat/' }],
    ['GET', '/pets/cat/toys', 'ANY /pets/{kind}/toys', { kind: 'cat' }],
    ['POST', '/pets/cat/toys', 'POST /pets/{kind}/toys', { kind: 'cat' }],
    ['GET', '/pets/cat/toys/1/2', 'ANY /pets/{kind}/toys/{rest+}', { kind: 'cat', rest: '1/2' }],
    ['GET', '/pets', 'ANY /{all+}', { all: 'pets' }],
    ['GET', '/pets/', 'ANY /{all+}', { all: 'pets/' }],
    ['GET', '/', '$default', {}],
  ])('%s %s goes to %s', (method, path, routeKey, pathParameters) => {
    expect(match(method, path)).toEqual({ route: { routeKey }, pathParameters });
  });

  it('come after every full match and before the default, whatever the order of the routes', () => {
    const keys = [
      '$default',
      'ANY /{all+}',
      'ANY /a/{rest+}',
      'ANY /a/{id}',
      'GET /a/{id}',
      'ANY /a/b/{rest+}',
      'ANY /c/d',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(keys, { minLength: keys.length }), (shuffled) => {
        const found = table(...shuffled);
        const keyAt = (method: string, path: string) => found(method, path)?.route.routeKey;
        expect([keyAt('GET', '/a/b'), keyAt('PUT', '/a/b')]).toEqual(['GET /a/{id}', 'ANY /a/{id}']);
        expect([keyAt('GET', '/a/b/c'), keyAt('GET', '/a/c/c')]).toEqual([
          'ANY /a/b/{rest+}',
          'ANY /a/{rest+}',
        ]);
        expect([keyAt('GET', '/c/d/e'), keyAt('GET', '/')]).toEqual(['ANY /{all+}', '$default']);
      }),
    );
  });
});

describe('a route key that API Gateway refuses', () => {
  it.each([
    [['GET'], 'form'],
    [['FETCH /x'], 'form'],
    [['GET x'], 'form'],
    [['GET /x/'], 'slash'],
    [['GET /{a}/{a}'], 'twice'],
    [['GET /{a}', 'GET /{b}'], 'same requests'],
    [['ANY /{a+}', 'ANY /{b+}'], 'same requests'],
    [['ANY /{a+}/b'], 'before its end'],
  ])('%j', (keys, reason) => {
    expect(() => table(...keys)).toThrow(reason);
  });
});
