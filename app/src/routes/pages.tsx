import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { PageFailure } from '../frame/failure.tsx';
import { SitePage } from '../frame/SitePage.tsx';

export default function PagesRoute(): ReactNode {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  );
}

/** A page that broke, inside the site's frame, so that the way on stays in sight. */
export function ErrorBoundary(): ReactNode {
  return (
    <SitePage>
      <PageFailure error={useRouteError()} />
    </SitePage>
  );
}
