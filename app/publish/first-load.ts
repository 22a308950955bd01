import { gzipSync } from 'node:zlib';
import type { ManifestEntry, RouteManifest } from '../src/first-load/manifest.ts';

const page = { js: 150, css: 15 };

/** The most that a page may load before it is interactive, gzipped, in kB of 1000 bytes. */
export const budgets = {
  home: page,
  course: page,
  courses: page,
  auth: page,
  verify: page,
  help: page,
  contact: page,
  account: page,
  'not-found': page,
  'section-127-resources': page,
  'tax-benefits': page,
  privacy: page,
  terms: page,
  security: page,
  dashboard: { js: 165, css: 15 },
  'job-toolkit': { js: 165, css: 15 },
  learn: { js: 165, css: 15 },
  about: page,
  corporate: page,
  'layoff-to-liftoff': page,
  'ai-transparency': page,
  'layoff-application': page,
};

/** The most that all scripts of the landing page are over the wire once nothing loads anymore, in kB of 1000 bytes. */
export const landingAtRest = 165;

/** The budget of each admin page; their route files start with `admin-`. */
const adminPage = { js: 205, css: 16 };

export type MeasuredRoute = keyof typeof budgets | `admin-${string}`;

const isAdminPage = (name: string): name is `admin-${string}` => /^admin-(?!pages$)/.test(name);

/** Returns a route's budget, in kB of 1000 bytes. */
export const budgetOf = (name: MeasuredRoute): typeof page => (isAdminPage(name) ? adminPage : budgets[name]);

/** A route's first load in bytes, and whether it exceeds its budget. */
export interface FirstLoad {
  name: MeasuredRoute;
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

/** Returns the stylesheets that a page's HTML links. React Router appends `#` to some addresses. */
export const linkedStyles = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href = '']) => href);

/**
 * Returns the compressed size of all files that each route needs: the entry, the manifest, its modules and styles.
 * `pageOf` returns the HTML of a prerendered route, whose styles are those that the HTML links.
 */
export function measureRoutes(
  manifest: RouteManifest,
  manifestFile: string,
  read: (asset: string) => Uint8Array,
  pageOf: (name: MeasuredRoute) => string | undefined = () => undefined,
): FirstLoad[] {
  const sizes = new Map<string, number>();
  const sizeOf = (asset: string) => {
    const size = sizes.get(asset) ?? gzipSync(read(asset), { level: 9 }).length;
    sizes.set(asset, size);
    return size;
  };
  const sum = (assets: Iterable<string>) =>
    [...new Set(assets)].reduce((total, asset) => total + sizeOf(asset), 0);
  const admin = Object.keys(manifest.routes)
    .map((id) => id.replace(/^routes\//, ''))
    .filter(isAdminPage);
  return [...(Object.keys(budgets) as MeasuredRoute[]), ...admin].map((name) => {
    const entries = [manifest.entry, ...branch(manifest, `routes/${name}`)];
    const js = sum([manifestFile, ...entries.flatMap((entry) => [entry.module, ...(entry.imports ?? [])])]);
    const imported = entries.flatMap((entry) => entry.css ?? []).map((file) => file.replace(/#$/, ''));
    const css = sum([...imported, ...linkedStyles(pageOf(name) ?? '')]);
    const budget = budgetOf(name);
    return { name, js, css, isOverBudget: js > budget.js * 1000 || css > budget.css * 1000 };
  });
}
