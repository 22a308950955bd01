import { lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '../frame/useHydrated.ts';
import { readSettings } from './settings.ts';

/** Replaces a part that cannot be loaded, so that the rest of the page still works. */
const nothing = { default: () => null };

/** Returns a component that loads after hydration if the build has analytics. It is not in prerendered HTML. */
function ifConfigured(load: () => Promise<{ default: () => ReactNode }>): () => ReactNode {
  const Part = lazy(() => load().catch(() => nothing));
  return function Configured() {
    return (
      useHydrated() &&
      readSettings() && (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      )
    );
  };
}

/** The consent banner and the analytics scripts. */
export const Analytics = ifConfigured(() => import('./Analytics.tsx'));

/** The footer button that opens the consent banner again. */
export const PrivacyChoices = ifConfigured(() => import('./PrivacyChoices.tsx'));
