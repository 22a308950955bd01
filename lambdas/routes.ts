import {
  type Operation,
  partsOf,
  type Throttle,
  throttles,
  variablesAt,
} from '@redwhiteandcode/contract/api/operation.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { fallbackHandler, handlerOf, type HandlerName, type ServedDomain } from './functions.ts';

type ServedOperation = Operation & { domain: ServedDomain };

/** A route of the HTTP API. Its function finds the operation by the method and the path. */
export interface Route {
  /** `ANY /api/orders/{proxy+}`, or `$default`. */
  key: string;
  handler: HandlerName;
  /** Whether the gateway refuses requests without the token of a session. The function verifies the token again. */
  needsSession: boolean;
  operations: readonly ServedOperation[];
  /** The sum of the operations' throttles. */
  throttle: Throttle;
}

/** What a route's operations share. */
type Target = Pick<Route, 'handler' | 'needsSession'>;

const targetOf = (operation: ServedOperation): Target => ({
  handler: handlerOf(operation),
  needsSession: operation.access !== 'public',
});

const isSame = (one: Target, other: Target): boolean =>
  one.handler === other.handler && one.needsSession === other.needsSession;

const defaultKey = '$default';
const fallback: Target = { handler: fallbackHandler, needsSession: false };

/** The routes that serve resources without their own routes, by path prefix. */
const areas: readonly (Target & { start: string; key: string })[] = [
  { start: '/api/admin/', key: 'ANY /api/admin/{proxy+}', handler: 'identity-admin', needsSession: true },
  {
    start: '/api/company/{companyId}/',
    key: 'ANY /api/company/{proxy+}',
    handler: 'company',
    needsSession: true,
  },
  { start: '/', key: defaultKey, ...fallback },
];

/** Returns the start of a path up to the name of its resource: `/api/orders`, `/api/admin/orders`, or a company's `orders`. */
const resourceOf = (path: string): string =>
  /^\/(api\/admin\/|api\/company\/\{companyId\}\/|api\/|[^/]+\/)[^/]+/.exec(path)?.[0] ?? path;

const lengthOf = (path: string): number => path.split('/').length;

/**
 * Returns what a resource's routes share: the function of its shortest path, and the gateway's authorizer if any of
 * that function's operations needs a session.
 */
function targetOfResource(inResource: readonly ServedOperation[]): Target {
  const [first, ...others] = inResource.toSorted(
    (one, other) => lengthOf(partsOf(one).path) - lengthOf(partsOf(other).path),
  );
  if (!first) throw new Error('A resource has no operation');
  const handler = handlerOf(first);
  const own = [first, ...others].filter((operation) => handlerOf(operation) === handler);
  return { handler, needsSession: own.some((operation) => targetOf(operation).needsSession) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Returns the throttle of a route: the sum of its operations' throttles, because its callers share it. */
function throttleOf(served: readonly ServedOperation[]): Throttle {
  const each = served.map(({ throttle = throttles.default }) => throttle);
  if (each.length === 0) return throttles.default;
  return { rate: sumOf(each.map(({ rate }) => rate)), burst: sumOf(each.map(({ burst }) => burst)) };
}

/**
 * Returns the routes of an API with these operations. A resource has one route for its own path and one for the paths below it;
 * it has none if the route of its area calls the same function with the same authorizer. A path has its own route if
 * one of its operations differs from its resource in the function or the authorizer, or has a throttle, and also if such a route
 * with a variable would match it. So an operation without a session never opens a route to the others.
 */
export function routesOf(all: readonly ServedOperation[]): Route[] {
  const byPath = Map.groupBy(all, (operation) => partsOf(operation).path);
  const byResource = Map.groupBy(all, (operation) => resourceOf(partsOf(operation).path));
  const targets = new Map([...byResource].map(([name, inResource]) => [name, targetOfResource(inResource)]));
  const targetAt = (path: string): Target => targets.get(resourceOf(path)) ?? fallback;

  const different = [...byPath]
    .filter(([path, at]) => at.some((one) => one.throttle || !isSame(targetOf(one), targetAt(path))))
    .map(([path]) => path);
  const hasOwnRoute = (path: string): boolean => different.some((one) => variablesAt(one, path));

  function keyOf(operation: ServedOperation): string {
    const { path } = partsOf(operation);
    const resource = resourceOf(path);
    const { needsSession } = targetOf(operation);
    if (hasOwnRoute(path)) {
      const isOnly = byPath.get(path)?.every((one) => targetOf(one).needsSession === needsSession);
      return needsSession || isOnly ? `ANY ${path}` : operation.route;
    }
    const area = areas.find(({ start }) => path.startsWith(start));
    if (area && isSame(area, targetAt(path))) return area.key;
    return path === resource ? `ANY ${path}` : `ANY ${resource}/{proxy+}`;
  }

  const served = new Map<string, ServedOperation[]>([[defaultKey, []], ...Map.groupBy(all, keyOf)]);
  return [...served].map(([key, own]) => ({
    key,
    ...(own[0] ? targetOf(own[0]) : fallback),
    operations: own,
    throttle: throttleOf(own),
  }));
}

/** The routes of the HTTP API, which the stack creates and the local server serves. */
export const routes: readonly Route[] = routesOf(Object.values(operations));
