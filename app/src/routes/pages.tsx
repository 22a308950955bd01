import { UnexpectedErrorScreen } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';

export default function PagesRoute(): ReactNode {
  return <Outlet />;
}

/** A page that broke, inside the site's frame, so that the way on stays in sight. */
export function ErrorBoundary(): ReactNode {
  return <UnexpectedErrorScreen message={messageOf(useRouteError())} onRetry={() => location.reload()} />;
}

/** What an error says, in a line. */
export function messageOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : undefined;
}
