import { useContext } from 'react';
import { preloadModule } from 'react-dom';
import {
  matchRoutes,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';

/**
 * Answers a function that fetches a page's files before somebody goes there. React Router's own way loads the document
 * anew where a file does not come, which without a connection takes the page away that is being read.
 */
export function usePrefetch(href: string): () => void {
  const routes = useContext(DataRouterContext)?.router.routes;
  const manifest = useContext(FrameworkContext)?.manifest;
  return () => {
    if (!navigator.onLine) return;
    for (const { route } of (routes && matchRoutes(routes, href)) ?? []) {
      const entry = manifest?.routes[route.id];
      if (entry) for (const file of [entry.module, ...(entry.imports ?? [])]) preloadModule(file);
    }
  };
}
