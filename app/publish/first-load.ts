import { gzipSync } from 'node:zlib';
import type { ManifestEntry, RouteManifest } from '../src/shell/first-load/manifest.ts';

const page = { js: 150, css: 18.5 };
const learnerPage = { js: 165, css: 17.5 };
const adminPage = { js: 205, css: 17.5 };

/** The pages with their own budgets, by the paths of their routes; `*` is the not-found page. */
export const measuredPaths = [
  '/',
  '/course/:courseId',
  '/courses',
  '/auth',
  '/verify/:certificateNumber?',
  '/help',
  '/contact',
  '/account',
  '/*',
  '/section-127-resources',
  '/tax-benefits',
  '/privacy',
  '/terms',
  '/security',
  '/dashboard',
  '/job-toolkit',
  '/learn/:courseId',
  '/about',
  '/corporate',
  '/layoff-to-liftoff',
  '/ai-transparency',
  '/layoff-application',
];

const learnerPaths = ['/dashboard', '/job-toolkit', '/learn/:courseId'];

/** The most that all scripts of the landing page are over the wire once nothing loads anymore, in kB of 1000 bytes. */
export const landingAtRest = 165;

const isAreaPath = (routePath: string): boolean => /^\/(admin|company)(\/|$)/.test(routePath);

/** Returns the most that a page may load before it is interactive, gzipped, in kB of 1000 bytes. */
export function budgetOf(routePath: string): typeof page {
  if (isAreaPath(routePath)) return adminPage;
  return learnerPaths.includes(routePath) ? learnerPage : page;
}

/** A route's first load in bytes, and whether it exceeds its budget. */
export interface FirstLoad {
  /** The path of the route, such as `/course/:courseId`. */
  path: string;
  js: number;
  css: number;
  isOverBudget: boolean;
}

/** Returns the entries of a route and of its parent routes. */
function branch(manifest: RouteManifest, id: string): ManifestEntry[] {
  const route = manifest.routes[id];
  if (!route) throw new Error(`The build has no route ${id}.`);
  return [...(route.parentId ? branch(manifest, route.parentId) : []), route];
}

/** Returns the id of the innermost route with each path. */
function routesByPath({ routes }: RouteManifest): Map<string, string> {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  const hasOwnPage = ([, { path, index }]: [string, RouteManifest['routes'][string]]) =>
    Boolean(path) || index === true;
  return new Map(
    Object.entries(routes)
      .filter(hasOwnPage)
      .map(([id]) => [pathOf(id) || '/', id]),
  );
}

/** Returns the stylesheets that a page's HTML links. React Router appends `#` to some addresses. */
export const linkedStyles = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href = '']) => href);

/**
 * Returns the compressed size of all files that each measured page and each admin page needs: the entry, the manifest, its
 * modules and styles. `pageOf` returns the HTML of a prerendered page, whose styles are those that the HTML links.
 */
export function measureRoutes(
  manifest: RouteManifest,
  manifestFile: string,
  read: (asset: string) => Uint8Array,
  pageOf: (routePath: string) => string | undefined = () => undefined,
): FirstLoad[] {
  const sizes = new Map<string, number>();
  const sizeOf = (asset: string) => {
    const size = sizes.get(asset) ?? gzipSync(read(asset), { level: 9 }).length;
    sizes.set(asset, size);
    return size;
  };
  const sum = (assets: Iterable<string>) =>
    [...new Set(assets)].reduce((total, asset) => total + sizeOf(asset), 0);
  const ids = routesByPath(manifest);
  return [...measuredPaths, ...[...ids.keys()].filter(isAreaPath)].map((routePath) => {
    const id = ids.get(routePath);
    if (id === undefined) throw new Error(`The build has no route ${routePath}.`);
    const entries = [manifest.entry, ...branch(manifest, id)];
    const js = sum([manifestFile, ...entries.flatMap((entry) => [entry.module, ...(entry.imports ?? [])])]);
    const imported = entries.flatMap((entry) => entry.css ?? []).map((file) => file.replace(/#$/, ''));
    const css = sum([...imported, ...linkedStyles(pageOf(routePath) ?? '')]);
    const budget = budgetOf(routePath);
    return { path: routePath, js, css, isOverBudget: js > budget.js * 1000 || css > budget.css * 1000 };
  });
}
