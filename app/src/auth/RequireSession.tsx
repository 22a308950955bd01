import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../pages/frame/PageLoading.tsx';
import { useSession } from '../session/session.ts';
import { signInHref } from './returnTo.ts';

export interface RequireSessionProps {
  /** The page's heading until it is there. */
  title?: string | undefined;
  children: ReactNode;
}

/** Shows a page to those who are signed in; others are sent to sign in, and come back. */
export function RequireSession({ title, children }: RequireSessionProps): ReactNode {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === undefined) return <PageLoading title={title} />;
  if (session === null) return <Navigate to={signInHref(pathname + search)} replace />;
  return children;
}
