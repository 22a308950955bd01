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
 * entry or its parent routes load.
 */
export function shortenManifest(source: string): string {
  const { entry, routes, ...rest } = readManifest(source);
  const filesOfBranch = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...(route.imports ?? []), ...filesOfBranch(route.parentId)] : (entry.imports ?? []);
  };
  const shorten = (route: RouteManifest['routes'][string]) => {
    const loaded = filesOfBranch(route.parentId);
    const properties = { ...route, imports: route.imports?.filter((file) => !loaded.includes(file)) };
    return Object.fromEntries(
      Object.entries(properties).filter(([name]) => name !== 'id' && !name.startsWith('has')),
    );
  };
  const shortened = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, shorten(route)]));
  return `${assignment}${JSON.stringify({ ...rest, entry, routes: shortened })};`;
}
