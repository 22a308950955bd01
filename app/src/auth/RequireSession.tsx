import { Container, Section, Spinner, VisuallyHidden } from '@redwhiteandcode/design-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { siteName } from '../copy/site.ts';
import { focusPage } from '../frame/useNavigationFocus.ts';
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

export interface PageLoadingProps {
  /** The page's heading, heard and not seen. */
  title?: string | undefined;
  label?: string | undefined;
}

/** A page that is on its way. */
export function PageLoading({ title = siteName, label = 'Loading...' }: PageLoadingProps): ReactNode {
  return (
    <Section>
      <LoadingHeading>{title}</LoadingHeading>
      <Container width="sm">
        <Spinner size="lg" label={label} />
      </Container>
    </Section>
  );
}

/** The heading of a page that is on its way: heard and not seen. What comes in its place takes its focus over. */
export function LoadingHeading({ children }: { children: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    // The cleanup runs while the heading is still in the page.
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusPage);
    };
  }, []);
  return (
    <div ref={place}>
      <VisuallyHidden as="h1">{children}</VisuallyHidden>
    </div>
  );
}
