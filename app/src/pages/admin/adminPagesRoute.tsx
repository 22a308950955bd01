import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { PageFailure } from '../../shell/frame/failure.tsx';

export default function AdminPagesRoute(): ReactNode {
  return <Outlet />;
}

/** Replaces a page of the admin area after an error; the menu stays. */
export function ErrorBoundary(): ReactNode {
  return <PageFailure error={useRouteError()} />;
}
