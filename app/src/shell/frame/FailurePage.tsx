import { ErrorState, type ErrorStateProps, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** Replaces a page that could not be loaded. */
export function FailurePage(props: Omit<ErrorStateProps, 'headingLevel'>): ReactNode {
  return (
    <Section>
      <ErrorState headingLevel={1} {...props} />
    </Section>
  );
}
