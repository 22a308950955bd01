import { type ComponentType, type ReactNode, useEffect } from 'react';
import { flushSync, preloadModule } from 'react-dom';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router';
import type { LaterParts } from '../frame/later.tsx';
import type { StartedPage } from './renderContext.ts';
import { loadStyles } from './styles.ts';

/** What a route's file exports, as the build leaves it. */
interface RouteModule {
  default: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
  handle?: unknown;
}

type Manifest = StartedPage['__reactRouterManifest'];
type ManifestRoute = NonNullable<Manifest['routes'][string]>;

let takeOver = (): void => undefined;
/** Resolves when React has hydrated the document. A page shown before that would not match the fallback page's HTML. */
const takenOver = new Promise<void>((resolve) => {
  takeOver = resolve;
});

/** Renders the root in the document's layout, also when it shows an error or a fallback. */
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
      takenOver,
    ])) as [RouteModule, void, void];
    modules[id] = loaded;
    await (loaded.handle as LaterParts | undefined)?.loadLaterParts?.();
    return partsOf(loaded);
  };
  return Object.entries(page.__reactRouterManifest.routes)
    .filter((entry): entry is [string, ManifestRoute] => entry[1]?.parentId === parentId)
    .map(([id, route]): RouteObject => {
      const loaded = modules[id];
      const place = {
        id,
        ...(route.path !== undefined && { path: route.path }),
        caseSensitive: route.caseSensitive === true,
        ...(loaded ? (id === 'root' ? rootParts : partsOf)(loaded) : { lazy: () => load(id, route) }),
      };
      return route.index ? { ...place, index: true } : { ...place, children: routesUnder(id, page) };
    });
}

let clientRouter: DataRouter | undefined;
const startedPage = () => window as unknown as StartedPage;

/**
 * Creates the router that takes over a prerendered page, or the fallback page. It does what React Router's HydratedRouter
 * does for pages without loaders, in a fraction of its size.
 */
export function createClientRouter(): DataRouter {
  const page = startedPage();
  clientRouter = createBrowserRouter(
    routesUnder(undefined, page),
    page.__reactRouterContext.isSpaMode ? {} : { hydrationData: { loaderData: {} } },
  );
  return clientRouter;
}

/**
 * Fetches a page's files before the user opens it. React Router's prefetching reloads the document when a file cannot be
 * loaded, so without a connection the user would lose the page they read. Does nothing in development.
 */
export function prefetchPage(href: string): void {
  if (!clientRouter || !navigator.onLine) return;
  for (const { route } of matchRoutes(clientRouter.routes, href) ?? []) {
    const entry = startedPage().__reactRouterManifest.routes[route.id];
    if (entry) for (const file of [entry.module, ...(entry.imports ?? [])]) preloadModule(file);
  }
}

/** The whole app in the browser. The empty second child replaces the renderer's stream, because ids depend on its place. */
export function ClientRouter({ router }: { router: DataRouter }): ReactNode {
  useEffect(takeOver, []);
  return (
    <>
      <RouterProvider router={router} flushSync={flushSync} />
      <></>
    </>
  );
}
