import { NotFoundScreen, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The page at every address that has no other. */
export function NotFoundPage(): ReactNode {
  return (
    <Section>
      <NotFoundScreen />
    </Section>
  );
}
