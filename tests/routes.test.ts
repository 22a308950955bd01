import { createRouteTable } from '@redwhiteandcode/aws-emulator/api-gateway/route-table';
import { describe, expect, it } from 'vitest';
import {
  type Access,
  type Method,
  type Operation,
  partsOf,
} from '@redwhiteandcode/contract/api/operation.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { handlerOf, type ServedDomain } from '../lambdas/functions.ts';
import { type Route, routes, routesOf } from '../lambdas/routes.ts';

type ServedOperation = Operation & { domain: ServedDomain };

/** Returns a search for the route of a request, as the gateway makes it. */
const routeAt = (all: readonly Route[]) => {
  const match = createRouteTable(all.map((route) => ({ ...route, routeKey: route.key })));
  return (method: string, path: string) => match(method, path.replace(/\{\w+\}/g, 'sample'))?.route;
};

describe('the gateway’s route of', () => {
  const find = routeAt(routes);

  it.each(Object.entries<ServedOperation>(operations))(
    '%s calls its function, with the authorizer that it needs',
    (_, operation) => {
      const { method, path } = partsOf(operation);
      expect(find(method, path)).toMatchObject({
        handler: handlerOf(operation),
        needsSession: operation.access !== 'public',
      });
    },
  );

  it.each(Object.values<ServedOperation>(operations).map((operation) => [operation.route, operation]))(
    'another method at the path of %s calls the same function, which knows the path’s methods',
    (_, operation) => {
      expect(find('TRACE', partsOf(operation).path)?.handler).toBe(handlerOf(operation));
    },
  );

  it.each([
    ['GET', '/api/nowhere', 'service', false],
    ['GET', '/api', 'service', false],
    ['GET', '/', 'service', false],
    ['GET', '/api/admin/nowhere', 'identity-admin', true],
    ['GET', '/api/orders/sample/nowhere', 'orders', true],
    ['GET', '/api/company/sample/nowhere', 'company', true],
    ['GET', '/api/company/sample/orders/sample/nowhere', 'orders', true],
  ])('%s %s, which is no operation’s, calls %s', (method, path, handler, needsSession) => {
    expect(find(method, path)).toMatchObject({ handler, needsSession });
  });
});

describe('an API whose operations', () => {
  const operation = (
    route: `${Method} /api/${string}`,
    domain: ServedDomain,
    access: Access,
    more: Partial<Operation> = {},
  ): ServedOperation => ({ route, domain, access, summary: '', responses: { 200: null }, ...more });
  const keysOf = (...all: ServedOperation[]) => routesOf(all).map(({ key }) => key);

  it('are alike has two routes for a resource, however many there are', () => {
    expect(
      keysOf(
        operation('GET /api/samples', 'orders', 'user'),
        operation('POST /api/samples', 'orders', 'user'),
        operation('GET /api/samples/{id}', 'orders', 'user'),
        operation('DELETE /api/samples/{id}/parts/{part}', 'orders', 'user'),
      ),
    ).toEqual(['$default', 'ANY /api/samples', 'ANY /api/samples/{proxy+}']);
  });

  it('belong to the fallback’s function, or to that of the admin area, has no more routes', () => {
    expect(
      keysOf(
        operation('GET /api/samples', 'service', 'public'),
        operation('GET /api/samples/{id}', 'service', 'public'),
        operation('GET /api/admin/samples', 'identity', 'admin'),
        operation('GET /api/admin/samples/{id}', 'identity', 'admin'),
      ),
    ).toEqual(['$default', 'ANY /api/admin/{proxy+}']);
  });

  it.each<[string, ServedOperation[]]>([
    [
      'need a session except one',
      [
        operation('GET /api/samples', 'orders', 'user'),
        operation('GET /api/samples/export', 'orders', 'user'),
        operation('PUT /api/samples/{id}/parts', 'orders', 'user'),
        operation('GET /api/samples/{id}', 'orders', 'public'),
      ],
    ],
    [
      'need a session or not at the same path',
      [
        operation('GET /api/samples', 'orders', 'public'),
        operation('POST /api/samples', 'orders', 'user'),
        operation('GET /api/samples/{id}', 'orders', 'public'),
        operation('PUT /api/samples/{id}', 'orders', 'user'),
      ],
    ],
    [
      'have several functions',
      [
        operation('GET /api/samples', 'orders', 'user'),
        operation('GET /api/samples/{id}/parts', 'learning', 'user'),
        operation('GET /api/samples/all/parts', 'orders', 'user'),
        operation('GET /api/samples/{id}/parts/{part}', 'orders', 'user'),
      ],
    ],
  ])('%s goes to the right function with the right authorizer', (_, all) => {
    const find = routeAt(routesOf(all));
    for (const one of all) {
      const { method, path } = partsOf(one);
      const target = { handler: one.domain, needsSession: one.access !== 'public' };
      expect(find(method, path), one.route).toMatchObject(target);
    }
  });

  it('have a throttle has a route for each of them, and the others share the sum of theirs', () => {
    const throttle = { rate: 300, burst: 500 };
    const all = routesOf([
      operation('POST /api/samples/{id}/checks', 'orders', 'user', { throttle }),
      operation('GET /api/samples/{id}', 'orders', 'user'),
      operation('PUT /api/samples/{id}', 'orders', 'user'),
    ]);
    expect(all.map((route) => [route.key, route.throttle])).toEqual([
      ['$default', { rate: 100, burst: 200 }],
      ['ANY /api/samples/{id}/checks', throttle],
      ['ANY /api/samples/{proxy+}', { rate: 200, burst: 400 }],
    ]);
  });
});
