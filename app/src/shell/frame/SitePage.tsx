import { yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ReactNode } from 'react';
import { useMatches, useRouteError } from 'react-router';
import { PrivacyChoices } from '../analytics/parts.tsx';
import { PageBody, type PageBodyProps } from './PageBody.tsx';
import { PageFailure } from './failure.tsx';
import { useHydrated } from '../hydration/useHydrated.ts';
import { useToday } from '../clock/useToday.ts';

/** The `handle` of a route whose page ends in the short footer. */
export type FooterHandle = Pick<PageBodyProps, 'hasShortFooter'>;

/** A page with the footer, which has the privacy choices and the current year. */
export function SitePage({ children }: { children: ReactNode }): ReactNode {
  const { hasShortFooter } = (useMatches().at(-1)?.handle ?? {}) as FooterHandle;
  // The fallback page has the same HTML for every path.
  const isHydrated = useHydrated();
  return (
    <PageBody
      footerEnd={<PrivacyChoices />}
      year={yearOf(useToday())}
      hasShortFooter={isHydrated && hasShortFooter}
    >
      {children}
    </PageBody>
  );
}

/** Replaces a page that failed. The site's frame and its links stay. */
export function BrokenPage(): ReactNode {
  return (
    <SitePage>
      <PageFailure error={useRouteError()} />
    </SitePage>
  );
}
