import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { PageFailure } from '../frame/failure.tsx';

export default function AdminPagesRoute(): ReactNode {
  return <Outlet />;
}

/** A page of the admin area that broke, with the area's menu beside it. */
export function ErrorBoundary(): ReactNode {
  return <PageFailure error={useRouteError()} />;
}
