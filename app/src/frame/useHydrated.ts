import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Whether a component was there before its script: true for good in prerendered HTML and what hydrates it, false for
 * what the browser made, also when it had to make a page anew whose HTML did not match.
 */
export function usePrerendered(): boolean {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}
