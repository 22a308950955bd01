/** The route that a request matches, with its decoded path variables. */
export interface RouteMatch<Route> {
  route: Route;
  pathParameters: Record<string, string>;
}

interface CompiledRoute<Route> {
  route: Route;
  method: string;
  segments: Segment[];
}

type Segment = { kind: 'literal'; text: string } | { kind: 'variable' | 'greedy'; name: string };

const METHODS = new Set(['ANY', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Compiles route keys (`GET /courses/{courseId}`, `ANY /courses/{rest+}`, `$default`) into a matcher over decoded paths. A
 * full match comes first, then the greedy variable with the longest path before it, then `$default`. A literal segment
 * takes precedence over a variable, and a method over `ANY`. Throws for a route key that API Gateway would refuse.
 */
export function createRouteTable<Route extends { routeKey: string }>(routes: readonly Route[]) {
  const fallback = routes.find((route) => route.routeKey === '$default');
  const table = routes.filter((route) => route.routeKey !== '$default').map(compile);
  refuseDuplicates(table);
  table.sort(bySpecificity);

  return (method: string, path: string): RouteMatch<Route> | undefined => {
    for (const entry of table) {
      if (entry.method !== 'ANY' && entry.method !== method) continue;
      const pathParameters = matchSegments(entry.segments, path);
      if (pathParameters) return { route: entry.route, pathParameters };
    }
    return fallback && { route: fallback, pathParameters: {} };
  };
}

function compile<Route extends { routeKey: string }>(route: Route): CompiledRoute<Route> {
  const [method = '', path = '', ...rest] = route.routeKey.split(' ');
  const refuse = (reason: string): never => {
    throw new Error(`Route key "${route.routeKey}" ${reason}.`);
  };
  if (!METHODS.has(method) || !path.startsWith('/') || rest.length > 0) {
    refuse('is not of the form "METHOD /path" or "$default"');
  }
  if (path !== '/' && path.endsWith('/')) refuse('must not end in a slash');
  const segments = path.slice(1).split('/').map(parseSegment);
  const names = segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
  if (new Set(names).size < names.length) refuse('names a path variable twice');
  if (segments.slice(0, -1).some(({ kind }) => kind === 'greedy'))
    refuse('has a greedy variable before its end');
  return { route, method, segments };
}

function parseSegment(text: string): Segment {
  const [, name, plus] = /^\{([\w.-]+)(\+?)\}$/.exec(text) ?? [];
  if (name === undefined) return { kind: 'literal', text };
  return { kind: plus ? 'greedy' : 'variable', name };
}

function refuseDuplicates(table: CompiledRoute<{ routeKey: string }>[]): void {
  const seen = new Map<string, string>();
  for (const { method, segments, route } of table) {
    const shape = `${method} ${segments.map((s) => (s.kind === 'literal' ? s.text : `{${s.kind}}`)).join('/')}`;
    const other = seen.get(shape);
    if (other) throw new Error(`Routes "${other}" and "${route.routeKey}" match the same requests.`);
    seen.set(shape, route.routeKey);
  }
}

const RANKS = { literal: 3, variable: 2, greedy: 1 };

const isGreedy = ({ segments }: CompiledRoute<unknown>): boolean => segments.at(-1)?.kind === 'greedy';

function bySpecificity(a: CompiledRoute<unknown>, b: CompiledRoute<unknown>): number {
  if (isGreedy(a) !== isGreedy(b)) return isGreedy(a) ? 1 : -1;
  // Routes of different lengths need an order too, or the sort could misplace two routes of the same length.
  const rank = (segment: Segment | undefined) => (segment ? RANKS[segment.kind] : 0);
  for (let index = 0; index < Math.max(a.segments.length, b.segments.length); index++) {
    const difference = rank(b.segments[index]) - rank(a.segments[index]);
    if (difference !== 0) return difference;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

function matchSegments(segments: Segment[], path: string): Record<string, string> | undefined {
  const parts = path.slice(1).split('/');
  const last = segments.at(-1);
  if (last?.kind === 'greedy') parts.push(parts.splice(segments.length - 1).join('/'));
  if (parts.length !== segments.length) return undefined;
  const found: [string, string][] = [];
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (segment.kind === 'literal' ? part !== segment.text : part === '') return undefined;
    if (segment.kind !== 'literal') found.push([segment.name, part]);
  }
  return Object.fromEntries(found);
}
