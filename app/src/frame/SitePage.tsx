import { Footer } from '@redwhiteandcode/design-system';
import { type ReactNode, Suspense } from 'react';
import { PrivacyChoices, useCanMeasure } from '../analytics/parts.ts';
import { footer } from '../copy/site.ts';
import { PageMain } from './PageMain.tsx';

/** A page and the footer below it; the pages of the admin area have none. */
export function SitePage({ children }: { children: ReactNode }): ReactNode {
  const canMeasure = useCanMeasure();
  return (
    <>
      <PageMain>{children}</PageMain>
      <Footer {...footer}>
        {canMeasure && (
          <Suspense fallback={null}>
            <PrivacyChoices />
          </Suspense>
        )}
      </Footer>
    </>
  );
}
