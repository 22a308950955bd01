import { Container, Section, Spinner } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../session/session.ts';
import { signInHref } from './returnTo.ts';

/** Shows a page to those who are signed in; others are sent to sign in, and come back. */
export function RequireSession({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === undefined) return <PageLoading />;
  if (session === null) return <Navigate to={signInHref(pathname + search)} replace />;
  return children;
}

/** A page that is on its way. */
export function PageLoading({ label = 'Loading...' }: { label?: string | undefined }): ReactNode {
  return (
    <Section>
      <Container width="sm">
        <Spinner size="lg" label={label} />
      </Container>
    </Section>
  );
}
