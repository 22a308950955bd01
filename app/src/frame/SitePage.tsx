import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { PrivacyChoices } from '../analytics/parts.tsx';
import { PageBody } from '../pages/frame/PageBody.tsx';
import { PageFailure } from './failure.tsx';

/** A page with the footer, which leads to the privacy choices where visits are measured. */
export function SitePage({ children }: { children: ReactNode }): ReactNode {
  return <PageBody footerEnd={<PrivacyChoices />}>{children}</PageBody>;
}

/** Replaces a page that broke, inside the site's frame, so that its links stay in sight. */
export function BrokenPage(): ReactNode {
  return (
    <SitePage>
      <PageFailure error={useRouteError()} />
    </SitePage>
  );
}
