import { lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '../frame/useHydrated.ts';
import { readSettings } from './settings.ts';

/** What cannot be loaded measures nothing, and takes nothing else of the page with it. */
const nothing = { default: () => null };

/** A part that loads where there is something that a visitor could be asked about; empty in prerendered HTML. */
function whereMeasured(load: () => Promise<{ default: () => ReactNode }>): () => ReactNode {
  const Part = lazy(() => load().catch(() => nothing));
  return function Measured() {
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

/** The question about measuring, and the measuring. */
export const Analytics = whereMeasured(() => import('./Analytics.tsx'));

/** The footer's control that opens the question again. */
export const PrivacyChoices = whereMeasured(() => import('./PrivacyChoices.tsx'));
