import { type Styled, withoutStylesheets } from './styles.ts';

interface Manifest {
  routes: Record<string, Styled | undefined>;
  url: string;
}

let isThere = false;

/**
 * Reads the routes of the admin area, which the build has put into a module of their own, into what the page and its
 * router know, once; `add` makes them the router's. Rejects when they cannot be loaded: the next visit tries again.
 */
export async function addAdminRoutes<M extends Manifest>(
  page: M,
  known: M,
  add: (routes: M['routes']) => void,
): Promise<void> {
  if (isThere) return;
  const module = await import(/* @vite-ignore */ page.url.replace(/\.js$/, '-admin.js'));
  const { default: routes } = module as { default: M['routes'] };
  if (isThere) return;
  isThere = true;
  Object.assign(page.routes, routes);
  Object.assign(known.routes, withoutStylesheets({ routes }).routes);
  add(routes);
}
