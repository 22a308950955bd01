import { Container, Section, Spinner, VisuallyHidden } from '@redwhiteandcode/design-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { siteName } from '../site/siteCopy.ts';
import { focusPage } from './focusPage.ts';

export interface PageLoadingProps {
  /** The page's heading for screen readers. */
  title?: string | undefined;
  label?: string | undefined;
}

/** A page that is loading. */
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

/** The heading of a page that is loading, for screen readers. Its focus moves to the content that replaces it. */
export function LoadingHeading({ children }: { children: string }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    // The heading is still in the page when this cleanup runs.
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusPage);
    };
  }, []);
  return (
    <div ref={frame}>
      <VisuallyHidden as="h1">{children}</VisuallyHidden>
    </div>
  );
}
