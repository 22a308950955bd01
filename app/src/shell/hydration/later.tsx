import { type ComponentType, lazy, memo, Suspense } from 'react';
import { usePrerendered } from './useHydrated.ts';

/** The `handle` of a route whose page has parts that load later. */
export interface LaterParts {
  /** Loads the parts before a navigation shows the page, because then no HTML contains them. Never rejects. */
  loadLaterParts?: () => Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

const retryDelay = 10_000;

/** Retries until the part has loaded. Its HTML can be read until then. */
async function loadWithRetries(load: Load): ReturnType<Load> {
  try {
    return await load();
  } catch (error) {
    console.error('A part of the page could not be loaded; its HTML stays as it is.', error);
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return loadWithRetries(load);
  }
}

/**
 * Returns a part of a page whose script loads after hydration. The part takes no props. Prerendered HTML contains it and
 * shows it unchanged until its script has loaded. After a navigation, the whole page waits for it, so that anchors in it
 * are found.
 */
export function later(load: Load): ComponentType {
  const Prerendered = lazy(() => loadWithRetries(load));
  const Navigated = lazy(load);
  // Always the same element: a new one would be an update, on which React discards HTML that it has not hydrated yet.
  const prerendered = (
    <Suspense fallback={null}>
      <Prerendered />
    </Suspense>
  );
  return memo(function Later() {
    const isPrerendered = usePrerendered();
    return isPrerendered ? prerendered : <Navigated />;
  });
}
