import {
  ErrorState,
  type ErrorStateProps,
  NotFoundScreen,
  type NotFoundScreenProps,
  Section,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The page for an unknown address, or for a missing item. */
export function NotFoundPage(props: NotFoundScreenProps): ReactNode {
  return (
    <Section>
      <NotFoundScreen {...props} />
    </Section>
  );
}

/** Replaces a page that could not be loaded. */
export function FailurePage(props: Omit<ErrorStateProps, 'headingLevel'>): ReactNode {
  return (
    <Section>
      <ErrorState headingLevel={1} {...props} />
    </Section>
  );
}
