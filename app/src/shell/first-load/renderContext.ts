import { createContext, useContext } from 'react';
import type { EntryContext } from 'react-router';

/** React Router's context of the page that is being rendered; undefined in a browser. */
export const RenderContext = /* @__PURE__ */ createContext<EntryContext | undefined>(undefined);

/** The globals that the start script sets in the browser, with the names that React Router uses in development. */
export interface StartedPage {
  __reactRouterContext: Pick<EntryContext, 'isSpaMode'>;
  __reactRouterManifest: EntryContext['manifest'];
  __reactRouterRouteModules: EntryContext['routeModules'];
}

/** Returns the route modules that are loaded so far, by route id. In the renderer these are all. */
export const useRouteModules = (): EntryContext['routeModules'] =>
  useContext(RenderContext)?.routeModules ?? (window as unknown as StartedPage).__reactRouterRouteModules;
