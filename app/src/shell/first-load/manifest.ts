/** A module of React Router's build and the files that it imports. */
export interface ManifestEntry {
  module: string;
  imports?: string[];
  css?: string[];
}

/** React Router's list of routes, which every page loads. */
export interface RouteManifest {
  entry: ManifestEntry;
  routes: Record<string, ManifestEntry & { parentId?: string; path?: string; index?: boolean }>;
}

const assignment = 'window.__reactRouterManifest=';

/** Reads the list of routes from the file that React Router's build writes. Throws for any other file. */
export function readManifest(source: string): RouteManifest {
  if (!source.startsWith(assignment)) {
    throw new Error(
      `React Router's list of routes no longer starts with "${assignment}": ${source.slice(0, 80)}`,
    );
  }
  return JSON.parse(source.slice(assignment.length).replace(/;\s*$/, '')) as RouteManifest;
}

/** The imports of each route by its id, without those of the entry and of its parent routes. */
export type RouteImports = Record<string, string[]>;

/** Returns the path of the routes' imports, which are in a file next to the list of routes. */
export const importsPath = (manifestPath: string): string =>
  manifestPath.replace(/manifest-([^/]+)\.js$/, 'imports-$1.json');

/**
 * Splits the list of routes into what every page loads and the routes' imports, which only prefetching needs. Removes the
 * properties that our router does not read, and from each route the files that the entry or its parent routes load.
 */
export function splitManifest(source: string): { manifest: string; imports: RouteImports } {
  const { entry, routes, ...rest } = readManifest(source);
  const filesOfBranch = (id: string | undefined, kind: 'imports' | 'css'): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...(route[kind] ?? []), ...filesOfBranch(route.parentId, kind)] : (entry[kind] ?? []);
  };
  const own = (route: RouteManifest['routes'][string], kind: 'imports' | 'css') => {
    const loaded = filesOfBranch(route.parentId, kind);
    return route[kind]?.filter((file) => !loaded.includes(file)) ?? [];
  };
  const shorten = (route: RouteManifest['routes'][string]) => {
    const css = own(route, 'css');
    const isRead = (name: string) => !['id', 'imports', 'css'].includes(name) && !name.startsWith('has');
    const properties = Object.entries(route).filter(([name]) => isRead(name));
    return { ...Object.fromEntries(properties), ...(css.length > 0 && { css }) };
  };
  const mapRoutes = <Mapped>(map: (route: RouteManifest['routes'][string]) => Mapped) =>
    Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, map(route)]));
  return {
    manifest: `${assignment}${JSON.stringify({ ...rest, entry, routes: mapRoutes(shorten) })};`,
    imports: mapRoutes((route) => own(route, 'imports')),
  };
}
