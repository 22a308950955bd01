import { createContext, useContext } from 'react';
import type { EntryContext } from 'react-router';

/** What React Router's renderer knows about the page that it renders; undefined in a browser. */
export const RenderContext = /* @__PURE__ */ createContext<EntryContext | undefined>(undefined);

/** The facts that the start script leaves in the browser, under the names that React Router uses in development. */
export interface StartedPage {
  __reactRouterContext: Pick<EntryContext, 'isSpaMode'>;
  __reactRouterManifest: EntryContext['manifest'];
  __reactRouterRouteModules: EntryContext['routeModules'];
}

/** Returns the modules of the routes that are loaded so far, by route id: all of them in the renderer. */
export const useRouteModules = (): EntryContext['routeModules'] =>
  useContext(RenderContext)?.routeModules ?? (window as unknown as StartedPage).__reactRouterRouteModules;
