import { FooterButton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { privacyChoicesLabel } from '../site/siteCopy.ts';
import { useHydrated } from '../hydration/useHydrated.ts';
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

const openChoices = () =>
  import('./privacyChoices.ts').then(
    (choices) => choices.openChoices(),
    (error: unknown) => console.error('The privacy choices could not be loaded.', error),
  );

/** The footer button that opens the consent banner again. */
export const PrivacyChoices = (): ReactNode => (
  <FooterButton onPress={() => void openChoices()}>{privacyChoicesLabel}</FooterButton>
);
