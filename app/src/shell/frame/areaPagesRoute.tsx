import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { PageFailure } from './failure.tsx';

export default function AreaPagesRoute(): ReactNode {
  return <Outlet />;
}

/** Replaces a page of an area with a menu, such as the admin area, after an error; the menu stays. */
export function ErrorBoundary(): ReactNode {
  return <PageFailure error={useRouteError()} />;
}
