/** A module of React Router's build and the files that it imports. */
export interface ManifestEntry {
  module: string;
  imports?: string[];
  css?: string[];
}

/** React Router's list of routes, which every page loads. */
export interface RouteManifest {
  entry: ManifestEntry;
  routes: Record<string, ManifestEntry & { parentId?: string }>;
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

/**
 * Removes from the list of routes the properties that our router does not read, and from each route the files that the
 * entry or its parent routes load. Sorts the imports, because lists in the same order compress better.
 */
export function shortenManifest(source: string): string {
  const { entry, routes, ...rest } = readManifest(source);
  const filesOfBranch = (id: string | undefined, kind: 'imports' | 'css'): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...(route[kind] ?? []), ...filesOfBranch(route.parentId, kind)] : (entry[kind] ?? []);
  };
  const shorten = (route: RouteManifest['routes'][string]) => {
    const own = (kind: 'imports' | 'css') => {
      const loaded = filesOfBranch(route.parentId, kind);
      return route[kind]?.filter((file) => !loaded.includes(file));
    };
    const properties = { ...route, imports: own('imports')?.toSorted(), css: own('css') };
    return Object.fromEntries(
      Object.entries(properties).filter(([name]) => name !== 'id' && !name.startsWith('has')),
    );
  };
  const shortened = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, shorten(route)]));
  return `${assignment}${JSON.stringify({ ...rest, entry, routes: shortened })};`;
}
