import { yearOf } from '@redwhiteandcode/lambdas/contract/calendar.ts';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { PrivacyChoices } from '../analytics/parts.tsx';
import { PageBody } from '../pages/frame/PageBody.tsx';
import { PageFailure } from './failure.tsx';
import { useToday } from './useToday.ts';

/** A page with the footer, which has the privacy choices and the current year. */
export function SitePage({ children }: { children: ReactNode }): ReactNode {
  return (
    <PageBody footerEnd={<PrivacyChoices />} year={yearOf(useToday())}>
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
