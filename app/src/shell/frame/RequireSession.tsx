import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from './PageLoading.tsx';
import { useSession } from '../session/session.ts';
import { signInHref } from '../session/returnTo.ts';

export interface RequireSessionProps {
  /** The heading while the page is loading. */
  title?: string | undefined;
  children: ReactNode;
}

/** Shows a page to signed-in users. Redirects others to sign-in and back. */
export function RequireSession({ title, children }: RequireSessionProps): ReactNode {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === undefined) return <PageLoading title={title} />;
  if (session === null) return <Navigate to={signInHref(pathname + search)} replace />;
  return children;
}
