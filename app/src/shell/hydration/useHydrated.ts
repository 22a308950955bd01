import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in prerendered HTML and during hydration, true afterward. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Returns whether a component was prerendered. The value never changes. It is false for components that the browser
 * rendered, also when it rendered a page again because the HTML did not match.
 */
export function usePrerendered(): boolean {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}
