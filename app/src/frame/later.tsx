import { type ComponentType, lazy, memo, Suspense } from 'react';
import { usePrerendered } from './useHydrated.ts';

/** What a route whose page has parts that load later exports in its `handle`. */
export interface LaterParts {
  /** Loads them before the page is shown after a navigation, where no HTML contains them. Never rejects. */
  loadLaterParts?: () => Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

const pauseBeforeRetry = 10_000;

/** Tries until it succeeds: what waits for it can be read meanwhile. */
async function patiently(load: Load): ReturnType<Load> {
  try {
    return await load();
  } catch (error) {
    console.error('A part of the page could not be loaded; its HTML stays as it is.', error);
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
    return patiently(load);
  }
}

/**
 * The part of a page whose script comes after the page can be used; it takes no props. In prerendered HTML it stands at
 * once, and stays as it is until its script takes over. Coming from another page, the whole page waits for it, so that
 * an anchor in it is found.
 */
export function later(load: Load): ComponentType {
  const OfHtml = lazy(() => patiently(load));
  const OfNavigation = lazy(load);
  // One element for good: a new one would be an update, upon which React makes anew what it has not hydrated yet.
  const ofHtml = (
    <Suspense fallback={null}>
      <OfHtml />
    </Suspense>
  );
  return memo(function Later() {
    const isPrerendered = usePrerendered();
    return isPrerendered ? ofHtml : <OfNavigation />;
  });
}
