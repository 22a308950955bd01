import { type ReactNode, useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router';
import { PrivacyChoices } from '../analytics/parts.tsx';
import { PageBody } from '../pages/frame/PageBody.tsx';
import { PageFailure } from './failure.tsx';

const never = () => () => {};

/** Returns the year of the build in prerendered HTML and during hydration, and the current year afterwards. */
const useCurrentYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );

/** A page with the footer, which has the privacy choices and the current year. */
export function SitePage({ children }: { children: ReactNode }): ReactNode {
  return (
    <PageBody footerEnd={<PrivacyChoices />} year={useCurrentYear()}>
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
