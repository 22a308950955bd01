import { type ComponentType, type ContextType, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  createBrowserRouter,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { loadStyles, withoutStylesheets } from './styles.ts';

/** What a route's file exports, as the build leaves it. */
interface RouteModule {
  default: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
  handle?: unknown;
}

/** What a route has for a `handle` whose page has parts that load later. */
export interface LaterParts {
  /** Loads them before the page is shown to who comes from another one: it has no HTML of theirs. Never rejects. */
  loadLaterParts?: () => Promise<unknown>;
}

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;
type ManifestRoute = NonNullable<Framework['manifest']['routes'][string]>;

/** What a prerendered page's scripts leave for its hydration. */
interface Prerendered {
  __reactRouterContext: Pick<Framework, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'>;
  __reactRouterManifest: Framework['manifest'];
  __reactRouterRouteModules: Framework['routeModules'];
}

let takeOver = (): void => undefined;
/** Resolves when React has hydrated the document. A page shown before that would not match the fallback page's HTML. */
const takenOver = new Promise<void>((resolve) => {
  takeOver = resolve;
});

/** The root stands in the document's layout, whatever it shows. */
function rootParts({ Layout, default: Root, ErrorBoundary, HydrateFallback }: RouteModule) {
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
  };
}

/** The pages whose routes are no part of the list that every page loads. */
const adminPath = /^\/admin(\/|$)/;

/** Adds the routes of the admin area when somebody goes there. */
const adminRoutes =
  (page: Prerendered, framework: Framework): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (!adminPath.test(path)) return;
    const { addAdminRoutes } = await import('./adminRoutes.ts');
    await addAdminRoutes(page.__reactRouterManifest, framework.manifest, (routes) =>
      patch('root', routesUnder('root', page, routes)),
    );
  };

const partsOf = ({ default: Component, ErrorBoundary, handle }: RouteModule) => ({
  Component,
  ...(ErrorBoundary && { ErrorBoundary }),
  handle,
});

function routesUnder(
  parentId: string | undefined,
  page: Prerendered,
  routes = page.__reactRouterManifest.routes,
): RouteObject[] {
  const { __reactRouterRouteModules: modules } = page;
  const load = async (id: string, route: ManifestRoute) => {
    const [loaded] = (await Promise.all([
      import(/* @vite-ignore */ route.module),
      loadStyles(route),
      takenOver,
    ])) as [Framework['routeModules'][string], void, void];
    modules[id] = loaded;
    await (loaded?.handle as LaterParts | undefined)?.loadLaterParts?.();
    return partsOf(loaded as unknown as RouteModule);
  };
  return Object.entries(routes)
    .filter((entry): entry is [string, ManifestRoute] => entry[1] !== undefined)
    .filter(([, route]) => route.parentId === parentId)
    .map(([id, route]): RouteObject => {
      const held = modules[id] as RouteModule | undefined;
      const lazily = { lazy: () => load(id, route) };
      const place = {
        id,
        ...(route.path !== undefined && { path: route.path }),
        caseSensitive: route.caseSensitive === true,
      };
      if (route.index) return { ...place, index: true, ...(held ? partsOf(held) : lazily) };
      const parts =
        held && id === 'root' ? { ...rootParts(held), handle: held.handle } : held && partsOf(held);
      return { ...place, children: routesUnder(id, page, routes), ...(parts ?? lazily) };
    });
}

/** The router of this page and what its head and links read. */
export interface ClientRouterProps {
  router: DataRouter;
  framework: Framework;
}

/**
 * Makes the router that takes over a prerendered page, or the fallback page. It does what React Router's HydratedRouter
 * does for pages that have no loaders, and whose routes are known but for the admin area's: nothing is left of streams.
 */
export function createClientRouter(): ClientRouterProps {
  const page = window as unknown as Prerendered;
  const { __reactRouterContext: context, __reactRouterManifest: manifest } = page;
  const framework = {
    ...context,
    manifest: withoutStylesheets(manifest),
    routeModules: page.__reactRouterRouteModules,
  };
  const router = createBrowserRouter(routesUnder(undefined, page), {
    patchRoutesOnNavigation: adminRoutes(page, framework),
    ...(!context.isSpaMode && { hydrationData: { loaderData: {} } }),
  });
  return { router, framework };
}

/** The whole app in the browser. The empty second child stands where the renderer's stream was: ids depend on it. */
export function ClientRouter({ router, framework }: ClientRouterProps): ReactNode {
  useEffect(takeOver, []);
  return (
    <>
      <FrameworkContext value={framework}>
        <RouterProvider router={router} flushSync={flushSync} />
      </FrameworkContext>
      <></>
    </>
  );
}
