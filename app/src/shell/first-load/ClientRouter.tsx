import { type ComponentType, type ReactNode, useEffect } from 'react';
import { flushSync, preloadModule } from 'react-dom';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router';
import type { LaterParts } from '../hydration/later.tsx';
import type { StartedPage } from './renderContext.ts';
import { importsPath, type RouteImports } from './manifest.ts';
import { loadStyles } from './styles.ts';

/** The exports of a built route module. */
interface RouteModule {
  default: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
  handle?: unknown;
}

type Manifest = StartedPage['__reactRouterManifest'];
type ManifestRoute = NonNullable<Manifest['routes'][string]>;

let reportHydrated = (): void => undefined;
/** Resolves when React has hydrated the document. A page shown before that would not match the fallback page's HTML. */
const hydrated = new Promise<void>((resolve) => {
  reportHydrated = resolve;
});

/** Wraps the root, its error and its fallback in the document's layout. */
function rootParts({ Layout, default: Root, ErrorBoundary, HydrateFallback, handle }: RouteModule) {
  const within = (Part: ComponentType | undefined) =>
    Layout && Part ? (
      <Layout>
        <Part />
      </Layout>
    ) : undefined;
  return {
    element: within(Root),
    errorElement: within(ErrorBoundary),
    hydrateFallbackElement: within(HydrateFallback),
    handle,
  };
}

const partsOf = ({ default: Component, ErrorBoundary, handle }: RouteModule) => ({
  Component,
  ...(ErrorBoundary && { ErrorBoundary }),
  handle,
});

function routesUnder(parentId: string | undefined, page: StartedPage): RouteObject[] {
  const modules = page.__reactRouterRouteModules as unknown as Record<string, RouteModule | undefined>;
  const load = async (id: string, route: ManifestRoute) => {
    const [loaded] = (await Promise.all([
      import(/* @vite-ignore */ route.module),
      loadStyles(route),
      hydrated,
    ])) as [RouteModule, void, void];
    modules[id] = loaded;
    await (loaded.handle as LaterParts | undefined)?.loadLaterParts?.();
    return partsOf(loaded);
  };
  return Object.entries(page.__reactRouterManifest.routes)
    .filter((entry): entry is [string, ManifestRoute] => entry[1]?.parentId === parentId)
    .map(([id, route]): RouteObject => {
      const loaded = modules[id];
      const properties = {
        id,
        ...(route.path !== undefined && { path: route.path }),
        caseSensitive: route.caseSensitive === true,
        ...(loaded ? (id === 'root' ? rootParts : partsOf)(loaded) : { lazy: () => load(id, route) }),
      };
      return route.index
        ? { ...properties, index: true }
        : { ...properties, children: routesUnder(id, page) };
    });
}

let clientRouter: DataRouter | undefined;
const startedPage = () => window as unknown as StartedPage;

/**
 * Gives the open history entry a key. Without one, all pages that were opened by their address share the router's default
 * key, and with it the scroll position.
 */
function addHistoryKey(): void {
  const state = window.history.state as { key?: string } | null;
  // Not `crypto.randomUUID`, which a page served over HTTP from another computer does not have.
  const key = Math.random().toString(36).slice(2);
  if (!state?.key) window.history.replaceState({ ...state, key }, '');
}

/**
 * Creates the router that hydrates a prerendered page or the fallback page. It does what React Router's HydratedRouter
 * does for pages without loaders, in a fraction of its size.
 */
export function createClientRouter(): DataRouter {
  const page = startedPage();
  addHistoryKey();
  clientRouter = createBrowserRouter(
    routesUnder(undefined, page),
    page.__reactRouterContext.isSpaMode ? {} : { hydrationData: { loaderData: {} } },
  );
  return clientRouter;
}

let routeImports: Promise<RouteImports> | undefined;

/** Loads the routes' imports once; after a failure the next call tries again. */
const loadRouteImports = (manifestPath: string): Promise<RouteImports> =>
  (routeImports ??= fetch(importsPath(manifestPath))
    .then((response) => response.json() as Promise<RouteImports>)
    .catch(() => {
      routeImports = undefined;
      return {};
    }));

/**
 * Fetches a page's files before the user opens it. Does nothing in development. React Router's prefetching is not used
 * because it reloads the document when a file cannot be loaded: without a connection the user would lose the open page.
 */
export async function prefetchPage(href: string): Promise<void> {
  if (!clientRouter || !navigator.onLine) return;
  const { routes, url } = startedPage().__reactRouterManifest;
  const ids = (matchRoutes(clientRouter.routes, href) ?? []).map(({ route }) => route.id ?? '');
  const preload = (files: readonly string[] = []) => files.forEach((file) => preloadModule(file));
  preload(ids.flatMap((id) => routes[id]?.module ?? []));
  const imports = await loadRouteImports(url);
  for (const id of ids) preload(imports[id]);
}

/** The whole app in the browser. The empty child is in the place of the renderer's stream, because React's ids depend on it. */
export function ClientRouter({ router }: { router: DataRouter }): ReactNode {
  useEffect(reportHydrated, []);
  return (
    <>
      <RouterProvider router={router} flushSync={flushSync} />
      <></>
    </>
  );
}
