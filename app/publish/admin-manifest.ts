import type { Entry, RouteManifest } from './first-load.ts';

const assignment = 'window.__reactRouterManifest=';
const isOfArea = (id: string): boolean => /^routes\/admin(-|$)/.test(id);

const objectIn = (source: string): unknown =>
  JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));

/** Reads the manifest from the file that the build writes. */
export const readManifest = (source: string): RouteManifest => objectIn(source) as RouteManifest;

/** Reads the routes from the admin area's part. */
export const readRoutes = (source: string): RouteManifest['routes'] =>
  objectIn(source) as RouteManifest['routes'];

/**
 * What our router reads of a route (`app/src/frame/ClientRouter.tsx`), without what the entry has brought; React Router
 * takes a fact that is missing as false.
 */
const brief = (route: Entry, there: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(route)
      .filter(([name]) => name !== 'id' && !name.startsWith('has'))
      .map(([name, value]) => [
        name,
        name === 'imports' ? route.imports?.filter((file) => !there.includes(file)) : value,
      ]),
  );

/**
 * The manifest in two files, each its source: what every page loads, and a module with the admin area's routes, which the
 * router loads for who goes there.
 */
export function splitManifest(source: string): { everywhere: string; admin: string } {
  const manifest = readManifest(source);
  const { imports = [] } = manifest.entry;
  const part = (isIn: (id: string) => boolean) =>
    Object.fromEntries(
      Object.entries(manifest.routes)
        .filter(([id]) => isIn(id))
        .map(([id, route]) => [id, brief(route, imports)]),
    );
  return {
    everywhere: `${assignment}${JSON.stringify({ ...manifest, routes: part((id) => !isOfArea(id)) })};`,
    admin: `export default ${JSON.stringify(part(isOfArea))};`,
  };
}

/** The address of the admin area's part of a manifest, beside the manifest's own. */
export const adminManifestOf = (file: string): string => file.replace(/\.js$/, '-admin.js');
