import { NotFoundScreen, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The page for unknown URLs. */
export function NotFoundPage(): ReactNode {
  return (
    <Section>
      <NotFoundScreen />
    </Section>
  );
}
