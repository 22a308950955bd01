/** What a request was matched to: the route and its path variables, already decoded. */
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
const RANK = { literal: 2, variable: 1, greedy: 0 } as const;

/**
 * Compiles route keys (`GET /courses/{courseId}`, `ANY /files/{proxy+}`, `$default`) into a matcher over
 * decoded paths. Most specific first, segment by segment: literal, variable, greedy variable, then a named
 * method before `ANY`, and `$default` last. Throws on a key API Gateway would refuse.
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
  const segments = path.slice(1).split('/').map(segmentOf);
  const names = segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
  if (new Set(names).size < names.length) refuse('names a path variable twice');
  if (segments.slice(0, -1).some((segment) => segment.kind === 'greedy')) {
    refuse('has a greedy variable before its end');
  }
  return { route, method, segments };
}

function segmentOf(text: string): Segment {
  const name = /^\{([\w.-]+)(\+)?\}$/.exec(text);
  if (!name?.[1]) return { kind: 'literal', text };
  return { kind: name[2] ? 'greedy' : 'variable', name: name[1] };
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

function bySpecificity(a: CompiledRoute<unknown>, b: CompiledRoute<unknown>): number {
  // Routes of any two lengths have an order, or the sort could leave two of the same length in the wrong one.
  for (let index = 0; index < Math.max(a.segments.length, b.segments.length); index++) {
    const [left, right] = [a.segments[index], b.segments[index]];
    const difference = (right ? RANK[right.kind] : -1) - (left ? RANK[left.kind] : -1);
    if (difference !== 0) return difference;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

function matchSegments(segments: Segment[], path: string): Record<string, string> | undefined {
  const parts = path.slice(1).split('/');
  const last = segments.at(-1);
  if (last?.kind === 'greedy' ? parts.length < segments.length : parts.length !== segments.length) return;
  const found: [string, string][] = [];
  for (const [index, segment] of segments.entries()) {
    const part = segment.kind === 'greedy' ? parts.slice(index).join('/') : (parts[index] ?? '');
    if (segment.kind === 'literal') {
      if (part !== segment.text) return;
    } else {
      if (part === '') return;
      found.push([segment.name, part]);
    }
  }
  return Object.fromEntries(found);
}
